// The form that changes or repairs a favorite, by its type.
import type { FavoriteForm as Wire, PaymentNoteKind, TransactionContent } from '../../../generated/types.ts';
import type { DraftRules } from '../form/use-draft.ts';
import { FavoriteForm } from './favorite-form.tsx';
import type { NameOwner } from './favorite-name-field.tsx';
import { favoriteValuesOf } from './favorite-values.ts';
import { ForeignFavoriteForm } from './foreign/foreign-favorite-form.tsx';
import { foreignFavoriteValuesOf } from './foreign/foreign-favorite-values.ts';

export type EditableFavorite = Extract<Wire, { readonly paymentType: 'LCY' | 'FCY' }>;

/** Only telegraphic transfers have favorites with a payee abroad. */
export const isEditable = (form: Wire): form is EditableFavorite =>
  form.paymentType === 'LCY' || (form.paymentType === 'FCY' && form.transferType === 'TT');

/** Undefined for content that no form can show, and for a favorite that is to be deleted. */
export function editableFavoriteIn(content: TransactionContent): EditableFavorite | undefined {
  if (content.kind !== 'favorite' || content.change === 'delete') return undefined;
  return isEditable(content.form) ? content.form : undefined;
}

interface ByTypeProps<Receipt> {
  readonly form: EditableFavorite;
  readonly owner: NameOwner;
  readonly draft: DraftRules;
  send(form: EditableFavorite, confirmed: PaymentNoteKind[]): Promise<Receipt>;
  onDone(receipt: Receipt, form: EditableFavorite): void;
}

export function FavoriteFormByType<Receipt>({ form, ...props }: ByTypeProps<Receipt>) {
  return form.paymentType === 'LCY' ? (
    <FavoriteForm initial={favoriteValuesOf(form)} {...props} />
  ) : (
    <ForeignFavoriteForm initial={foreignFavoriteValuesOf(form)} {...props} />
  );
}
