// Says at each field what is missing in it, and leads to the first.
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { codedMessage } from '../../lib/coded-message.ts';
import { fieldFor } from '../../lib/field-names.ts';
import { FieldLabelsContext } from '../form/form-fields.ts';
import { jumpTo } from './jump-to.ts';
import { transferFailures } from './transfer-schema.ts';
import type { TransferValues } from './transfer-values.ts';

/** What has no field of its own is answered in its section: the name of the payee, or a way that is not offered yet. */
function sectionOf({ field }: FieldFailure): string {
  if (field.startsWith('payee')) return 'to';
  return field === 'transferType' ? 'rail' : 'details';
}

export function useLeadToMissing(): () => void {
  const { getValues, setError } = useFormContext<TransferValues>();
  const labels = use(FieldLabelsContext);
  return () => {
    const failures = transferFailures(getValues());
    const fields = failures.map((failure) => fieldFor(failure.field, [...labels.keys()]));
    failures.forEach((failure, index) => {
      const field = fields[index] as Parameters<typeof setError>[0] | undefined;
      if (field) setError(field, { type: failure.code, message: codedMessage(failure) }, { shouldFocus: index === 0 });
    });
    const [first] = failures;
    if (first && !fields[0]) jumpTo(sectionOf(first));
  };
}
