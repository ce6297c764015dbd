import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Institution } from '../../../../generated/types.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { useInstitutions } from '../institution/institution-lists.ts';
import type { BillValues } from './bill-values.ts';

/** Reads the institution from the bank when the form has it from a favorite, a draft or an earlier payment. */
function useBillerNow(): Institution | undefined {
  const institution = useFieldValue<string>('payeeDetails.institution');
  const [first] = useState(institution);
  const isNamed = useFieldValue<string>('biller.name') !== '';
  const isAsked = institution !== '' && (!isNamed || institution === first);
  const found = useInstitutions('BILL_PAY', isAsked ? { search: institution } : undefined);
  return found.find((one) => one.institution === institution);
}

/** Updates a saved payee, because its biller may have another name, category or kind of number now. */
export function useKnownBiller(): void {
  const { setValue, getValues } = useFormContext<BillValues>();
  const found = useBillerNow();
  useEffect(() => {
    if (!found) return;
    const { institutionName: name, numberLabel, category, numberType } = found;
    setValue('biller', { ...getValues('biller'), name, numberLabel });
    setValue('payeeDetails', { ...getValues('payeeDetails'), category, numberType });
  }, [found, getValues, setValue]);
}
