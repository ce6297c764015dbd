// Whom a local transfer pays, as the values of a sentence.
import type { LocalTransferForm } from '../../../../generated/types.ts';
import { groupedAccount } from '../../../../domain/masks.ts';
import { beneficiaryOf } from './transfer-facts.ts';

export interface PayeeWords {
  readonly payee: string;
  readonly bank: string;
  readonly account: string;
}

/** Undefined as long as the account behind a favorite is not known: no sentence is said without it. */
export function payeeWords({ payee }: Pick<LocalTransferForm, 'payee'>): PayeeWords | undefined {
  const beneficiary = beneficiaryOf(payee);
  if (!beneficiary) return undefined;
  const { accountName, bankName, accountNumber } = beneficiary;
  return { payee: accountName, bank: bankName, account: groupedAccount(accountNumber) };
}
