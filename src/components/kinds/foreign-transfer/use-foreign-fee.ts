import { quoteForeignTransferFee } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TypedFee } from '../../payment-form/balance-after.tsx';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';
import type { ForeignValues } from './foreign-values.ts';
import { chargesOf } from './foreign-wire.ts';

/** Returns the fee for the present values of the form at the counter rate, or undefined while they are incomplete. */
export function useForeignFee(): TypedFee | undefined {
  const transferType = useFieldValue<ForeignValues['transferType']>('transferType');
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const charges = useFieldValue<ForeignValues['charges']>('charges');
  const amount = useDebouncedAmount();
  const isAsked = fromAccountId !== '' && amount !== undefined && Number(amount.value) > 0;
  const body = isAsked && {
    transferType,
    fromAccountId,
    amount,
    ...(transferType === 'TT' && { charges: chargesOf({ charges }) }),
  };
  const { data } = useRead(quoteForeignTransferFee, body ? { body } : null);
  return isAsked ? { amount, quote: data } : undefined;
}
