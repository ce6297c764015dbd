import { quoteLocalTransferFee } from '../../../../generated/calls/payments.ts';
import type { LocalFeeRequest, TransferType } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TypedFee } from '../../payment-form/balance-after.tsx';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';
import type { TransferValues } from './transfer-values.ts';

/** Returns undefined until a rail, an account and an amount are chosen. */
function useFeeQuestion(): LocalFeeRequest | undefined {
  const transferType = useFieldValue<TransferType | ''>('transferType');
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const charges = useFieldValue<TransferValues['charges']>('charges');
  const amount = useDebouncedAmount();
  if (!transferType || !fromAccountId || !amount) return undefined;
  return { transferType, fromAccountId, amount, ...(transferType !== 'OVB' && { charges }) };
}

/** Returns the fee for the present values of the form. */
export function useTypedFee(): TypedFee | undefined {
  const question = useFeeQuestion();
  const { data } = useRead(quoteLocalTransferFee, question ? { body: question } : null);
  return question && { amount: question.amount, quote: data };
}
