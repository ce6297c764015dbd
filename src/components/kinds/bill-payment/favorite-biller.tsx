import { useFormContext } from 'react-hook-form';
import { FavoriteInstitution } from '../institution/favorite-institution.tsx';
import { emptyBill, type BillValues } from './bill-values.ts';
import { billOfFavorite } from './initial-bill.ts';
import { useBillPayee } from './use-bills.ts';

export function FavoriteBiller({ onTaken }: { onTaken(): void }) {
  const { begin, dropBills } = useBillPayee();
  const { setValue } = useFormContext<BillValues>();
  function onPayee(): void {
    dropBills();
    setValue('biller', emptyBill.biller);
  }
  return (
    <FavoriteInstitution
      paymentType="BILL_PAY"
      valuesOf={billOfFavorite}
      onPayee={onPayee}
      onCleared={begin}
      onTaken={onTaken}
    />
  );
}
