// What a payment leaves on the debit account while its amount is being typed.
import type { Money } from './money.ts';

/** The last quote of the bank: its amount, and the total debit with all fees. */
export interface QuotedDebit {
  readonly amount: Money;
  readonly totalDebit: Money;
}

export interface BalanceAfter {
  /** False if the debit is more than the available balance. */
  readonly isEnough: boolean;
  /** What is left, or what is missing; never negative. */
  readonly amount: Money;
}

const isSame = (left: Money, right: Money) => left.minor === right.minor && left.currency === right.currency;

/**
 * Fees rarely change with a digit, so an older quote still gives a fee. A debit in another currency is known only for
 * the quoted amount.
 */
function debitOf(amount: Money, account: Money, quoted: QuotedDebit | undefined): bigint | undefined {
  if (quoted && isSame(amount, quoted.amount) && quoted.totalDebit.currency === account.currency)
    return quoted.totalDebit.minor;
  if (amount.currency !== account.currency) return undefined;
  const isOfSameAccount = quoted?.totalDebit.currency === amount.currency && quoted.amount.currency === amount.currency;
  return amount.minor + (isOfSameAccount ? quoted.totalDebit.minor - quoted.amount.minor : 0n);
}

/** Returns undefined while the debit is not known in the currency of the account. */
export function balanceAfter(available: Money, amount: Money, quoted?: QuotedDebit): BalanceAfter | undefined {
  const debit = debitOf(amount, available, quoted);
  if (debit === undefined) return undefined;
  const left = available.minor - debit;
  return { isEnough: left >= 0n, amount: { ...available, minor: left < 0n ? -left : left } };
}
