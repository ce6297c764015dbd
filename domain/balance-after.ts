// What a payment leaves on the account that it is debited from, while its amount is still being typed.
import type { Money } from './money.ts';

/** The last quote of the bank: the amount it was for, and what leaves the account with all fees. */
export interface QuotedDebit {
  readonly amount: Money;
  readonly totalDebit: Money;
}

export interface BalanceAfter {
  /** False when the debit is more than what is available. */
  readonly isEnough: boolean;
  /** What is left, or what is missing; never negative. */
  readonly amount: Money;
}

const isSame = (left: Money, right: Money) => left.minor === right.minor && left.currency === right.currency;

/** Fees hardly change from one digit to the next, but a debit in another currency is known only for the amount that was quoted. */
function debitOf(amount: Money, account: Money, quoted: QuotedDebit | undefined): bigint | undefined {
  if (quoted && isSame(amount, quoted.amount) && quoted.totalDebit.currency === account.currency)
    return quoted.totalDebit.minor;
  if (amount.currency !== account.currency) return undefined;
  const isOfSameAccount = quoted?.totalDebit.currency === amount.currency && quoted.amount.currency === amount.currency;
  return amount.minor + (isOfSameAccount ? quoted.totalDebit.minor - quoted.amount.minor : 0n);
}

/** Undefined while the debit is not known in the currency of the account. */
export function balanceAfter(available: Money, amount: Money, quoted?: QuotedDebit): BalanceAfter | undefined {
  const debit = debitOf(amount, available, quoted);
  if (debit === undefined) return undefined;
  const left = available.minor - debit;
  return { isEnough: left >= 0n, amount: { ...available, minor: left < 0n ? -left : left } };
}
