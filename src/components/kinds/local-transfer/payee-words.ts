// The payee of a local transfer, as the values of a sentence.
import type { LocalTransferForm } from '../../../../generated/types.ts';
import { groupedAccount } from '../../../../domain/masks.ts';
import { beneficiaryOf } from './transfer-facts.ts';

export interface PayeeWords {
  readonly payee: string;
  readonly bank: string;
  readonly account: string;
}

/** Returns undefined while the account of a favorite is not known; then no sentence is shown. */
export function payeeWords({ payee }: Pick<LocalTransferForm, 'payee'>): PayeeWords | undefined {
  const beneficiary = beneficiaryOf(payee);
  if (!beneficiary) return undefined;
  const { accountName, bankName, accountNumber } = beneficiary;
  return { payee: accountName, bank: bankName, account: groupedAccount(accountNumber) };
}
