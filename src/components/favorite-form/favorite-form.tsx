// The form that creates, changes or repairs a favorite.
import { use } from 'react';
import type { LocalFavorite, PaymentNoteKind } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { favoriteFieldName } from './favorite-field-name.ts';
import { FavoriteNameField, type NameOwner } from './favorite-name-field.tsx';
import { favoriteSchema, localFavoriteOf } from './favorite-schema.ts';
import { FavoriteSourceContext } from './favorite-source.tsx';
import { FavoriteSummary } from './favorite-summary.tsx';
import type { FavoriteValues } from './favorite-values.ts';
import { PayeeSection } from './payee-section.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { SuggestionsSection } from './suggestions-section.tsx';

interface FavoriteFormProps<Receipt> {
  readonly initial: FavoriteValues;
  /** The favorite that is edited or repaired; it may keep its name. */
  readonly owner?: NameOwner;
  /** The name under which this device saves the unfinished form. */
  readonly draft: string;
  send(form: LocalFavorite, confirmed: PaymentNoteKind[]): Promise<Receipt>;
  onDone(receipt: Receipt, form: LocalFavorite): void;
}

const noteOf: Readonly<Record<string, PaymentNoteKind>> = { '129': 'name-differs' };
const notesOf = (codes: readonly string[]) => codes.flatMap((code) => noteOf[code] ?? []);

function Send() {
  const t = useTexts('favorites');
  const accountName = useFieldValue<string>('payee.beneficiary.accountName');
  return (
    <FormActions>
      <SubmitButton icon="send" {...(!accountName && { disabledReason: t('form.checkFirst') })}>
        {t('form.submit')}
      </SubmitButton>
    </FormActions>
  );
}

export function FavoriteForm<Receipt>({ initial, owner, draft, send, onDone }: FavoriteFormProps<Receipt>) {
  const t = useTexts('favorites');
  const groups = use(FavoriteSourceContext).useGroups();
  return (
    <Form
      schema={favoriteSchema}
      initial={initial}
      nameOf={favoriteFieldName}
      draft={{ name: draft }}
      onSubmit={(checked, confirmed) => send(localFavoriteOf(checked, groups), notesOf(confirmed))}
      onDone={(receipt, checked) => onDone(receipt, localFavoriteOf(checked, groups))}
    >
      <DetailFrame side={<FavoriteSummary />}>
        <PayeeSection />
        <Card>
          <Section id="name" title={t('form.nameTitle')}>
            <FavoriteNameField {...owner} />
            <SharingFields />
          </Section>
        </Card>
        <SuggestionsSection />
        <Send />
      </DetailFrame>
    </Form>
  );
}
