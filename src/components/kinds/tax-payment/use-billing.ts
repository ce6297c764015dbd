// Asks the state for the billing that the form names, and puts the answer into the form.
import { use, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inquireTaxBilling } from '../../../../generated/calls/payments.ts';
import type { TaxBilling, TaxInquiry } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { RepairOfContext } from '../../payment-form/kind-context.ts';
import { useInquiry, useInquiryOfKnown, type Inquiry } from '../institution/use-inquiry.ts';
import { isBillingId } from './tax-schema.ts';
import { billingOf, valuesOfInquiry, type TaxValues } from './tax-values.ts';

export const useFoundBilling = (): TaxBilling | undefined =>
  useWatch({ compute: (values: TaxValues) => billingOf(values) });

/** Returns a function that puts a billing into the form. */
export function useTakeBilling() {
  const { setValue } = useFormContext<TaxValues>();
  return (inquiry: TaxInquiry) => {
    const { billingId, inquiryId, found } = valuesOfInquiry(inquiry);
    setValue('found', found);
    setValue('inquiryId', inquiryId);
    setValue('billingId', billingId, { shouldDirty: true, shouldValidate: true });
  };
}

/** Keeps the amount of the form that of the found billing, so that none is left over from another one. */
export function useAmountOfBilling(): void {
  const { setValue } = useFormContext<TaxValues>();
  const billing = useFoundBilling();
  const amount = billing?.amount.value ?? '';
  useEffect(() => {
    setValue('transactionDetails.amount.value', amount, { shouldValidate: amount !== '' });
  }, [amount, setValue]);
}

export function useBillingSearch(): Inquiry {
  const refNo = use(RepairOfContext);
  const search = useInquiry({
    askedOf: ({ billingId }: TaxValues) => billingId,
    isFound: (values) => billingOf(values) !== undefined,
    questionOf: ({ billingId }) => (isBillingId(billingId) ? { billingId, ...(refNo && { refNo }) } : undefined),
    inquire: (body) => ask(inquireTaxBilling, { body }),
    take: useTakeBilling(),
  });
  // A form that begins from an unpaid tax has its billing, and no field loses the focus.
  useInquiryOfKnown(search, '');
  return search;
}
