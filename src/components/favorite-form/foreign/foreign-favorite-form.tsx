// The form that creates, changes or repairs a favorite of foreign transfers.
import { use } from 'react';
import type { ForeignFavorite, PaymentNoteKind } from '../../../../generated/types.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { FormActions } from '../../form/form-actions.tsx';
import { Form } from '../../form/form.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import type { DraftRules } from '../../form/use-draft.ts';
import { BeneficiaryFields } from '../../kinds/foreign-transfer/beneficiary-fields.tsx';
import { IntermediaryField } from '../../kinds/foreign-transfer/intermediary-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { favoriteFieldName } from '../favorite-field-name.ts';
import { FavoriteNameField, type NameOwner } from '../favorite-name-field.tsx';
import { FavoriteSourceContext } from '../favorite-source.tsx';
import { SharingFields } from '../sharing-fields.tsx';
import { foreignFavoriteOf, foreignFavoriteSchema } from './foreign-favorite-schema.ts';
import type { ForeignFavoriteValues } from './foreign-favorite-values.ts';
import { ForeignSuggestions } from './foreign-suggestions.tsx';

export interface ForeignFavoriteFormProps<Receipt> {
  readonly initial: ForeignFavoriteValues;
  /** The favorite that is edited or repaired; it may keep its name. */
  readonly owner?: NameOwner;
  readonly draft: DraftRules;
  send(form: ForeignFavorite, confirmed: PaymentNoteKind[]): Promise<Receipt>;
  onDone(receipt: Receipt, form: ForeignFavorite): void;
}

export function ForeignFavoriteForm<Receipt>(props: ForeignFavoriteFormProps<Receipt>) {
  const { initial, owner, draft, send, onDone } = props;
  const t = useTexts('favorites');
  const groups = use(FavoriteSourceContext).useGroups();
  return (
    <Form
      schema={foreignFavoriteSchema}
      initial={initial}
      nameOf={favoriteFieldName}
      draft={draft}
      onSubmit={(checked) => send(foreignFavoriteOf(checked, groups), [])}
      onDone={(receipt, checked) => onDone(receipt, foreignFavoriteOf(checked, groups))}
    >
      <Card>
        <Section id="payee" title={t('form.payeeTitle')}>
          <BeneficiaryFields />
          <IntermediaryField />
        </Section>
      </Card>
      <Card>
        <Section id="name" title={t('form.nameTitle')}>
          <FavoriteNameField {...owner} />
          <SharingFields />
        </Section>
      </Card>
      <ForeignSuggestions />
      <FormActions>
        <SubmitButton icon="send">{t('form.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
