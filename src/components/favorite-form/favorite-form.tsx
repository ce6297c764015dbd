// The form that creates, changes or repairs a favorite.
import { use, type ReactNode } from 'react';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import type { LocalFavorite, PaymentNoteKind } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import type { DraftRules } from '../form/use-draft.ts';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { placedBy } from '../form/form-failure.ts';
import { favoriteFieldName } from './favorite-field-name.ts';
import { FavoriteNameField, type NameOwner } from './favorite-name-field.tsx';
import { favoriteSchema, localFavoriteOf } from './favorite-schema.ts';
import { FavoriteSourceContext } from './favorite-source.tsx';
import { FavoriteSummary } from './favorite-summary.tsx';
import type { FavoriteValues } from './favorite-values.ts';
import { PayeeSection } from './payee-section.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { SuggestionsSection } from './suggestions-section.tsx';

/** For a form that another page confirms and sends. */
interface ConfirmedElsewhere {
  readonly steps: ReactNode;
  /** The label of the button that leads there. */
  readonly next: string;
}

interface FavoriteFormProps<Receipt> {
  readonly initial: FavoriteValues;
  /** The favorite that is edited or repaired; it may keep its name. */
  readonly owner?: NameOwner;
  readonly draft: DraftRules;
  /** What the bank refused at the confirmation, by its place in the favorite. */
  readonly refused?: readonly FieldFailure[] | undefined;
  readonly confirmed?: ConfirmedElsewhere;
  send(form: LocalFavorite, confirmed: PaymentNoteKind[]): Promise<Receipt>;
  onDone(receipt: Receipt, form: LocalFavorite): void;
}

interface Confirmable {
  readonly confirmed: ConfirmedElsewhere | undefined;
}

const noteOf: Readonly<Record<string, PaymentNoteKind>> = { '129': 'name-differs' };
const notesOf = (codes: readonly string[]) => codes.flatMap((code) => noteOf[code] ?? []);

function Send({ confirmed }: Confirmable) {
  const t = useTexts('favorites');
  const accountName = useFieldValue<string>('payee.beneficiary.accountName');
  return (
    <FormActions>
      <SubmitButton
        icon={confirmed ? 'arrow-right' : 'send'}
        {...(!accountName && { disabledReason: t('form.checkFirst') })}
      >
        {confirmed?.next ?? t('form.submit')}
      </SubmitButton>
    </FormActions>
  );
}

function Frame({ confirmed, children }: Confirmable & { readonly children: ReactNode }) {
  if (!confirmed) return <DetailFrame side={<FavoriteSummary />}>{children}</DetailFrame>;
  return (
    <FormFrame stepper={confirmed.steps} summary={<FavoriteSummary />}>
      {children}
    </FormFrame>
  );
}

function NameAndSharing(owner: NameOwner) {
  const t = useTexts('favorites');
  return (
    <Card>
      <Section id="name" title={t('form.nameTitle')}>
        <FavoriteNameField {...owner} />
        <SharingFields />
      </Section>
    </Card>
  );
}

export function FavoriteForm<Receipt>(props: FavoriteFormProps<Receipt>) {
  const { initial, owner, draft, refused, confirmed, send, onDone } = props;
  const groups = use(FavoriteSourceContext).useGroups();
  return (
    <Form
      schema={favoriteSchema}
      initial={initial}
      nameOf={favoriteFieldName}
      draft={draft}
      refused={refused?.map(placedBy(favoriteFieldName))}
      onSubmit={(checked, agreed) => send(localFavoriteOf(checked, groups), notesOf(agreed))}
      onDone={(receipt, checked) => onDone(receipt, localFavoriteOf(checked, groups))}
    >
      <Frame confirmed={confirmed}>
        <PayeeSection />
        <NameAndSharing {...owner} />
        <SuggestionsSection />
        <Send confirmed={confirmed} />
      </Frame>
    </Form>
  );
}
