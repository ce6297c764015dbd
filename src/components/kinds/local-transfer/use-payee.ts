// Sets the payee of the form, and clears what was found about the previous payee.
import { useFormContext } from 'react-hook-form';
import { ownBank } from '../../../../domain/own-bank.ts';
import type { FoundPayee } from './payee-source.ts';
import {
  askedOf,
  emptyTransfer,
  type PayeeKind,
  type TransferValues,
  type TypedBeneficiary,
} from './transfer-values.ts';

export function usePayee() {
  const { setValue, getValues } = useFormContext<TransferValues>();
  const write = (payee: Partial<TransferValues['payee']>) =>
    setValue('payee', { ...getValues('payee'), ...payee }, { shouldDirty: true });
  const forget = () => setValue('found', emptyTransfer.found);

  function setBeneficiary(beneficiary: Partial<TypedBeneficiary>): void {
    write({ inquiryId: '', beneficiary: { ...getValues('payee.beneficiary'), accountName: '', ...beneficiary } });
    forget();
  }

  function begin(kind: PayeeKind): void {
    write({
      ...emptyTransfer.payee,
      beneficiary: { ...emptyTransfer.payee.beneficiary, ...(kind === 'own' && ownBank) },
    });
    setValue('found', emptyTransfer.found);
  }

  function take({ inquiryId, beneficiary, isFirstTime, lastPaidAt, accountChangedAt }: FoundPayee): void {
    const typed = getValues('payee.beneficiary');
    // The bank may format the number differently, so the key is made from the field.
    const asked = askedOf({ payeeKind: getValues('payeeKind'), payee: getValues('payee') });
    write({ inquiryId, beneficiary: { ...typed, ...beneficiary } });
    setValue('found', {
      ...getValues('found'),
      name: beneficiary.accountName,
      asked,
      isFirstTime,
      lastPaidAt: lastPaidAt ?? '',
      accountChangedAt: accountChangedAt ?? '',
      failure: '',
      failedFor: '',
    });
  }

  /** Stores whether the chosen bank returns no name on any rail. */
  const setIsSilent = (isSilent: boolean) => setValue('found', { ...getValues('found'), isSilent });

  return { begin, setBeneficiary, take, setIsSilent };
}
