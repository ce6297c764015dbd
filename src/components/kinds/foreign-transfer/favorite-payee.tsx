import { maskedAccount } from '../../../../domain/masks.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { FavoriteLookup } from '../../payment-form/favorite-lookup.tsx';
import type { ForeignValues } from './foreign-values.ts';
import { useForeignPayee } from './use-foreign-payee.ts';

type Payee = Pick<ForeignValues['payee']['beneficiary'], 'accountName' | 'bankName' | 'accountNumber' | 'currency'>;

function payeeText({ accountName, bankName, accountNumber, currency }: Payee): string {
  const account = accountNumber && `${bankName} ${maskedAccount(accountNumber)}`;
  return [accountName, account, currency].filter(Boolean).join(' · ');
}

/** Chooses a favorite; the bank takes every detail of the payee from it. */
export function FavoritePayee() {
  const { begin, takeFavorite } = useForeignPayee();
  const { favoriteId, favoriteName, beneficiary } = useFieldValue<ForeignValues['payee']>('payee');
  return (
    <FavoriteLookup<ForeignValues, 'FCY'>
      name="payee.favoriteId"
      paymentType="FCY"
      textOf={({ form }) => payeeText(form.beneficiary)}
      onPick={(favorite) => (favorite ? takeFavorite(favorite) : begin('favorite'))}
      chosen={{ id: favoriteId, label: favoriteName, description: payeeText(beneficiary) }}
    />
  );
}
