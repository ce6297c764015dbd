import { useState } from 'react';
import type { Institution } from '../../../../generated/types.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { useInstitutions } from './institution-lists.ts';

/** Reads the institution from the bank when the form has it from a favorite, a draft or an earlier payment. */
export function useKnownInstitution(paymentType: 'BILL_PAY' | 'TOPUP', name: string): Institution | undefined {
  const institution = useFieldValue<string>('payeeDetails.institution');
  const [first] = useState(institution);
  const isAsked = institution !== '' && (name === '' || institution === first);
  const found = useInstitutions(paymentType, isAsked ? { search: institution } : undefined);
  return found.find((one) => one.institution === institution);
}
