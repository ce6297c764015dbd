import { useFormContext } from 'react-hook-form';
import { FavoriteInstitution } from '../institution/favorite-institution.tsx';
import { topUpOfFavorite } from './initial-top-up.ts';
import { emptyTopUp, type TopUpValues } from './top-up-values.ts';
import { useTopUpPayee } from './use-top-up.ts';

export function FavoriteNumber({ onTaken }: { onTaken(): void }) {
  const { begin, dropAmount } = useTopUpPayee();
  const { setValue } = useFormContext<TopUpValues>();
  function onPayee({ transactionDetails }: TopUpValues): void {
    dropAmount();
    setValue('provider', emptyTopUp.provider);
    setValue('transactionDetails.denomCode', transactionDetails.denomCode, { shouldDirty: true });
  }
  return (
    <FavoriteInstitution
      paymentType="TOPUP"
      valuesOf={topUpOfFavorite}
      onPayee={onPayee}
      onCleared={begin}
      onTaken={onTaken}
    />
  );
}
