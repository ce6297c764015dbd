import { maskedAccount } from '../../../../domain/masks.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { FavoriteLookup } from '../../payment-form/favorite-lookup.tsx';
import type { TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';
import { useTakeFavorite } from './use-take-favorite.ts';

type Payee = Pick<TransferValues['payee']['beneficiary'], 'accountName' | 'bankName' | 'accountNumber'>;

function payeeText({ accountName, bankName, accountNumber }: Payee): string {
  const account = accountNumber && `${bankName} ${maskedAccount(accountNumber)}`;
  return [accountName, account].filter(Boolean).join(' · ');
}

/** Chooses a favorite. The bank takes account and name from the favorite; the form only shows them. */
export function FavoritePayee() {
  const { begin } = usePayee();
  const takeFavorite = useTakeFavorite();
  const { favoriteId, favoriteName, beneficiary } = useFieldValue<TransferValues['payee']>('payee');
  return (
    <FavoriteLookup<TransferValues, 'LCY'>
      name="payee.favoriteId"
      paymentType="LCY"
      textOf={({ form }) => payeeText(form.beneficiary)}
      onPick={(favorite) => (favorite ? takeFavorite(favorite) : begin('favorite'))}
      chosen={{ id: favoriteId, label: favoriteName, description: payeeText(beneficiary) }}
    />
  );
}
