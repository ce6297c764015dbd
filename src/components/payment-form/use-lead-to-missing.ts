// Says at each field what is missing in it, and leads to the first.
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { codedMessage } from '../../lib/coded-message.ts';
import { fieldFor } from '../../lib/field-names.ts';
import { FieldLabelsContext } from '../form/form-fields.ts';
import { jumpTo } from './jump-to.ts';
import { formFailures } from './form-check.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentValues } from './payment-values.ts';

export function useLeadToMissing(): () => void {
  const { getValues, setError } = useFormContext<PaymentValues>();
  const { schema, sectionOf } = usePaymentKind();
  const labels = use(FieldLabelsContext);
  return () => {
    const failures = formFailures(schema, getValues());
    const fields = failures.map((failure) => fieldFor(failure.field, [...labels.keys()]));
    failures.forEach((failure, index) => {
      const field = fields[index] as Parameters<typeof setError>[0] | undefined;
      if (field) setError(field, { type: failure.code, message: codedMessage(failure) }, { shouldFocus: index === 0 });
    });
    const [first] = failures;
    if (first && !fields[0]) jumpTo(sectionOf(first.field));
  };
}
