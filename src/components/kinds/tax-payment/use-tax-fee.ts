import { quoteTaxPaymentFee } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TypedFee } from '../../payment-form/balance-after.tsx';
import { useFoundBilling } from './use-billing.ts';

/** Returns the fee for the billing in the form, or undefined while it is incomplete. */
export function useTaxFee(): TypedFee | undefined {
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const billing = useFoundBilling();
  const question = billing && fromAccountId !== '' ? { fromAccountId, billingId: billing.billingId } : undefined;
  const { data } = useRead(
    quoteTaxPaymentFee,
    question && billing ? { body: { ...question, amount: billing.amount } } : null,
  );
  return question && billing ? { amount: billing.amount, quote: data } : undefined;
}
