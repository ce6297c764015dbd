// A favorite whose payee is typed in a payment: administrators change its name and with whom it is shared.
import { use } from 'react';
import { accountText } from '../../../../domain/account-text.ts';
import { FavoriteFacts } from '../../../components/favorite-form/favorite-facts.tsx';
import { sharingOf } from '../../../components/favorite-form/favorite-schema.ts';
import { FavoriteSourceContext } from '../../../components/favorite-form/favorite-source.tsx';
import { FormSteps } from '../../../components/admin-resource/form-steps.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { placedBy } from '../../../components/form/form-failure.ts';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/frame/form-frame.tsx';
import { Section } from '../../../ui/section.tsx';
import type { KindOfFormProps } from './company-form.tsx';
import { fieldOf, NameAndSharing, namedSchema, namedValuesOf } from './name-and-sharing.tsx';

export function NameAndSharingForm({ form, id, draft, refused, onDone }: KindOfFormProps) {
  const t = useTexts('favorites');
  const words = useTexts('administration');
  const company = useTexts('company');
  const groups = use(FavoriteSourceContext).useGroups();
  if (!form) return null;
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form
        schema={namedSchema}
        initial={namedValuesOf(form)}
        nameOf={fieldOf}
        draft={draft}
        refused={refused?.map(placedBy(fieldOf))}
        onSubmit={({ favoriteName, sharing }) =>
          Promise.resolve({ ...form, favoriteName, shareFavoriteWith: sharingOf(sharing, groups) })
        }
        onDone={onDone}
      >
        <Card>
          <Section title={t('form.payeeTitle')} description={company('favorite.fixedPayee')}>
            <FavoriteFacts form={form} accountName={accountText} />
          </Section>
        </Card>
        <NameAndSharing id={id} />
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
