// Sets the payee of the form, and forgets what was found about the payee before.
import { useFormContext } from 'react-hook-form';
import type { LocalBeneficiary, NameMatch } from '../../../generated/types.ts';
import { ownBank } from '../../../domain/own-bank.ts';
import { emptyTransfer, type PayeeKind, type TransferValues, type TypedBeneficiary } from './transfer-values.ts';

interface Found {
  readonly inquiryId: string;
  readonly beneficiary: LocalBeneficiary;
  readonly nameMatch: NameMatch;
}

export function usePayee() {
  const { setValue, getValues } = useFormContext<TransferValues>();
  const write = (payee: Partial<TransferValues['payee']>) =>
    setValue('payee', { ...getValues('payee'), ...payee }, { shouldDirty: true });
  const forget = () => setValue('found', { ...getValues('found'), match: '', asked: '' });

  function name(beneficiary: Partial<TypedBeneficiary>): void {
    write({ inquiryId: '', beneficiary: { ...getValues('payee.beneficiary'), accountName: '', ...beneficiary } });
    forget();
  }

  function begin(kind: PayeeKind): void {
    write({
      ...emptyTransfer.payee,
      beneficiary: { ...emptyTransfer.payee.beneficiary, ...(kind === 'own' && ownBank) },
    });
    forget();
  }

  /** `asked` is the account number or the proxy that the enquiry was about. */
  function take({ inquiryId, beneficiary, nameMatch }: Found, asked: string): void {
    write({ inquiryId, beneficiary: { ...getValues('payee.beneficiary'), ...beneficiary } });
    setValue('found', { ...getValues('found'), match: nameMatch, asked });
  }

  return { begin, name, take, write, forget };
}
