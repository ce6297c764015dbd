// Writes the fields of a typed payee, in the form of a transfer and in that of a favorite.
import { useFormContext } from 'react-hook-form';
import type { SwiftBank } from '../../../../generated/types.ts';
import type { ForeignValues } from './foreign-values.ts';

const changed = { shouldDirty: true } as const;
const longestLine = 35;

export const bankAddressOf = ({ address, city }: Pick<SwiftBank, 'address' | 'city'>): string =>
  [address, city].filter(Boolean).join(' ').slice(0, longestLine).trim();

export function usePayeeBank() {
  const { setValue, getValues, clearErrors } = useFormContext<ForeignValues>();
  const write = (beneficiary: Partial<ForeignValues['payee']['beneficiary']>) =>
    setValue('payee.beneficiary', { ...getValues('payee.beneficiary'), ...beneficiary }, changed);

  function takeBank(bank: SwiftBank | undefined): void {
    if (!bank) return write({ bankCode: '', bankName: '', bankAddress: '' });
    const { bic: bankCode, bankName, country } = bank;
    write({ bankCode, bankName, country, bankAddress: bankAddressOf(bank) });
    // The field of the country may have been left empty before.
    clearErrors('payee.beneficiary.country');
  }

  return { takeBank, write };
}
