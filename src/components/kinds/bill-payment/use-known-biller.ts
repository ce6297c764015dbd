import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldValue } from '../../form/use-field.ts';
import { useKnownInstitution } from '../institution/use-known-institution.ts';
import type { BillValues } from './bill-values.ts';

/** Updates a saved payee, because its biller may have another name, category or kind of number now. */
export function useKnownBiller(): void {
  const { setValue, getValues } = useFormContext<BillValues>();
  const found = useKnownInstitution('BILL_PAY', useFieldValue<string>('biller.name'));
  useEffect(() => {
    if (!found) return;
    const { institutionName: name, numberLabel, category, numberType } = found;
    setValue('biller', { ...getValues('biller'), name, numberLabel });
    setValue('payeeDetails', { ...getValues('payeeDetails'), category, numberType });
  }, [found, getValues, setValue]);
}
