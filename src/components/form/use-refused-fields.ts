import { use, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ApiError } from '../../api/api-error.ts';
import { codedMessage } from '../../lib/coded-message.ts';
import { fieldFor } from '../../lib/field-names.ts';
import { FieldLabelsContext } from './form-fields.ts';

const asItIs = (path: string) => path;

/** Marks the fields that the bank refused in a check. Nothing was sent, so the focus does not move. */
export function useRefusedFields(error: ApiError | undefined, nameOf: (path: string) => string = asItIs): void {
  const { setError, clearErrors } = useFormContext();
  const labels = use(FieldLabelsContext);
  useEffect(() => {
    const marked: string[] = [];
    for (const failure of error?.fields ?? []) {
      const name = fieldFor(nameOf(failure.field), [...labels.keys()]);
      if (name === undefined) continue;
      setError(name, { type: failure.code, message: codedMessage(failure) });
      marked.push(name);
    }
    return () => clearErrors(marked);
  }, [error, nameOf, labels, setError, clearErrors]);
}
