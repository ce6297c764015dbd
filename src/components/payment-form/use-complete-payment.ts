import { useMemo } from 'react';
import { useDebouncedValues, type DebouncedValues } from '../form/use-debounced-values.ts';
import { completeForm } from './form-check.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentContent } from './payment-content.ts';
import type { PaymentValues } from './payment-values.ts';

export interface CompletePayment extends DebouncedValues<PaymentValues> {
  /** The form to send; undefined while something is missing. */
  readonly form: PaymentContent['form'] | undefined;
}

export function useCompletePayment(): CompletePayment {
  const { schema, unsent } = usePaymentKind();
  const rested = useDebouncedValues<PaymentValues>(unsent);
  const form = useMemo(() => completeForm(schema, rested.values), [schema, rested.values]);
  return { ...rested, form };
}
