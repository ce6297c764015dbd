// Sets the payee of the form.
import { useFormContext } from 'react-hook-form';
import type { ForeignFavorite, KnownAccount, SwiftBank } from '../../../../generated/types.ts';
import { ownBank } from '../../../../domain/own-bank.ts';
import { favoriteParts } from './initial-foreign.ts';
import { emptyForeign, noForeignPayee, type ForeignPayeeKind, type ForeignValues } from './foreign-values.ts';

const changed = { shouldDirty: true } as const;
const longestLine = 35;

export const bankAddressOf = ({ address, city }: Pick<SwiftBank, 'address' | 'city'>): string =>
  [address, city].filter(Boolean).join(' ').slice(0, longestLine).trim();

export function useForeignPayee() {
  const { setValue, getValues } = useFormContext<ForeignValues>();
  const write = (beneficiary: Partial<ForeignValues['payee']['beneficiary']>) =>
    setValue('payee.beneficiary', { ...getValues('payee.beneficiary'), ...beneficiary }, changed);

  function begin(kind: ForeignPayeeKind): void {
    setValue('transferType', kind === 'own' ? 'OVB' : 'TT', changed);
    const beneficiary = { ...noForeignPayee, ...(kind === 'own' && ownBank) };
    setValue('payee', { ...emptyForeign.payee, beneficiary }, changed);
  }

  function takeBank(bank: SwiftBank | undefined): void {
    if (!bank) return write({ bankCode: '', bankName: '', bankAddress: '' });
    const { bic: bankCode, bankName, country } = bank;
    write({ bankCode, bankName, country, bankAddress: bankAddressOf(bank) });
  }

  /** Takes an account at this bank, and the currency that arrives there. */
  function takeAccount(account: KnownAccount | undefined): void {
    const { accountNumber = '', accountName = '', currency = 'USD' } = account ?? {};
    write({ accountNumber, accountName, currency });
    if (account) setValue('transactionDetails.amount.currency', currency, changed);
  }

  function takeFavorite(favoriteId: string, form: ForeignFavorite): void {
    const { transferType, payee, charges, ...rest } = favoriteParts({ favoriteId, form });
    setValue('transferType', transferType, changed);
    setValue('payee', payee, changed);
    setValue('charges', charges, changed);
    setValue('remitterBeneficiaryRelationship', rest.remitterBeneficiaryRelationship, changed);
    setValue('isRemitterSameAsBeneficiary', rest.isRemitterSameAsBeneficiary, changed);
    setValue('transactionDetails.amount.currency', form.beneficiary.currency, changed);
  }

  return { begin, takeBank, takeAccount, takeFavorite, write };
}
