// A favorite whose payee is typed in a payment: administrators change its name and with whom it is shared.
import { use } from 'react';
import { FavoriteFacts } from '../../../components/favorite-form/favorite-facts.tsx';
import { sharingOf } from '../../../components/favorite-form/favorite-schema.ts';
import { FavoriteSourceContext } from '../../../components/favorite-form/favorite-source.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import type { KindOfFormProps } from './company-form.tsx';
import { fieldOf, NameAndSharing, namedSchema, namedValuesOf } from './name-and-sharing.tsx';

export function NameAndSharingForm({ start, send, onDone }: KindOfFormProps) {
  const t = useTexts('favorites');
  const company = useTexts('company');
  const groups = use(FavoriteSourceContext).useGroups();
  const { form, record } = start;
  if (!form) return null;
  return (
    <Form
      schema={namedSchema}
      initial={namedValuesOf(start)}
      nameOf={fieldOf}
      onSubmit={({ favoriteName, sharing }) =>
        send({ ...form, favoriteName, shareFavoriteWith: sharingOf(sharing, groups) })
      }
      onDone={onDone}
    >
      <Card>
        <Section title={t('form.payeeTitle')} description={company('favorite.fixedPayee')}>
          <FavoriteFacts form={form} />
        </Section>
      </Card>
      <NameAndSharing record={record} />
      <FormActions>
        <SubmitButton icon="send">{t('form.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
