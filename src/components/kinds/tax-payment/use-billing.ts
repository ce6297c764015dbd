// Asks the state for the billing that the form names, and puts the answer into the form.
import { use, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inquireTaxBilling } from '../../../../generated/calls/payments.ts';
import type { TaxBilling, TaxInquiry } from '../../../../generated/types.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { ask } from '../../../api/ask.ts';
import { useFailure } from '../../failure/use-failure.ts';
import { RepairOfContext } from '../../payment-form/kind-context.ts';
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

export interface BillingSearch {
  readonly isPending: boolean;
  readonly refusal: ApiError | undefined;
  check(): Promise<void>;
  /** Call this when the field loses the focus. Asks the state, unless it was asked about this billing already. */
  leave(): void;
}

/** A refusal of the state is returned as `refusal`, to show it in place of the billing. */
export function useBillingSearch(): BillingSearch {
  const { getValues } = useFormContext<TaxValues>();
  const { attempt } = useFailure();
  const take = useTakeBilling();
  const refNo = use(RepairOfContext);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ readonly billingId: string; readonly error: ApiError }>();
  const tried = useRef('');
  const now = useWatch({ compute: ({ billingId }: TaxValues) => billingId });

  async function check(): Promise<void> {
    const billingId = getValues('billingId');
    if (!isBillingId(billingId)) return;
    tried.current = billingId;
    setPending(true);
    setRefused(undefined);
    const result = await attempt(
      () => ask(inquireTaxBilling, { body: { billingId, ...(refNo && { refNo }) } }),
      (error, channel) => {
        if (channel === 'page') return false;
        setRefused({ billingId, error });
        return true;
      },
    ).finally(() => setPending(false));
    if (result.isDone && getValues('billingId') === billingId) take(result.output);
  }

  function leave(): void {
    if (!billingOf(getValues()) && tried.current !== getValues('billingId')) void check();
  }

  return { isPending, refusal: refused?.billingId === now ? refused.error : undefined, check, leave };
}
