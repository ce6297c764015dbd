// Chooses a favorite and takes its payee into the form; the institution is still to be asked.
import { useFormContext } from 'react-hook-form';
import { useFieldValue } from '../../form/use-field.ts';
import { FavoriteLookup, type FavoriteOf } from '../../payment-form/favorite-lookup.tsx';
import { useFillSuggestions } from '../../payment-form/use-fill-suggestions.ts';
import type { InstitutionPayee, InstitutionValues } from './institution-values.ts';

const payeeText = ({ accountName, accountNumber }: InstitutionPayee) =>
  [accountName, accountNumber].filter(Boolean).join(' · ');

interface FavoriteInstitutionProps<Of extends 'BILL_PAY' | 'TOPUP', Values extends InstitutionValues> {
  readonly paymentType: Of;
  valuesOf(favorite: FavoriteOf<Of>): Values;
  /** Clears what the payee before sold or asked for, and takes what else the favorite decides. */
  onPayee(filled: Values): void;
  onCleared(): void;
  /** The form has the payee of the favorite. */
  onTaken(): void;
}

export function FavoriteInstitution<Of extends 'BILL_PAY' | 'TOPUP', Values extends InstitutionValues>({
  paymentType,
  valuesOf,
  onPayee,
  onCleared,
  onTaken,
}: FavoriteInstitutionProps<Of, Values>) {
  const { setValue } = useFormContext<InstitutionValues>();
  const fillSuggestions = useFillSuggestions();
  const id = useFieldValue<string>('favoriteId');
  const label = useFieldValue<string>('favoriteName');
  const payee = useFieldValue<InstitutionPayee>('payeeDetails');
  function take(favorite: FavoriteOf<Of> | undefined): void {
    if (!favorite) return onCleared();
    const filled = valuesOf(favorite);
    onPayee(filled);
    setValue('favoriteName', filled.favoriteName);
    setValue('payeeDetails', filled.payeeDetails, { shouldDirty: true });
    fillSuggestions(filled, favorite);
    onTaken();
  }
  return (
    <FavoriteLookup<InstitutionValues, Of>
      name="favoriteId"
      paymentType={paymentType}
      textOf={(favorite) => payeeText(valuesOf(favorite).payeeDetails)}
      onPick={take}
      chosen={{ id, label, description: payeeText(payee) }}
    />
  );
}
