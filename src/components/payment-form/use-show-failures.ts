// Shows each failure at its field and moves the focus to the first one.
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { codedMessage } from '../../lib/coded-message.ts';
import { fieldFor } from '../../lib/field-names.ts';
import { FieldLabelsContext } from '../form/form-fields.ts';
import { jumpTo } from './jump-to.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentValues } from './payment-values.ts';

export function useShowFailures(): (failures: readonly FieldFailure[]) => void {
  const { setError } = useFormContext<PaymentValues>();
  const { sectionOf } = usePaymentKind();
  const labels = use(FieldLabelsContext);
  return (failures) => {
    const fields = failures.map((failure) => fieldFor(failure.field, [...labels.keys()]));
    failures.forEach((failure, index) => {
      const field = fields[index] as Parameters<typeof setError>[0] | undefined;
      if (field) setError(field, { type: failure.code, message: codedMessage(failure) }, { shouldFocus: index === 0 });
    });
    const [first] = failures;
    if (first && !fields[0]) jumpTo(sectionOf(first.field));
  };
}
