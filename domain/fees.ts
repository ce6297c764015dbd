import { add, isAbove, money, subtract, sum, WHOLE_CURRENCIES } from './money.ts';
import type { Money } from './money.ts';
import { percentage } from './money-scaling.ts';
import { failure, flatMap, mapValue, success } from './result.ts';
import type { Result } from './result.ts';

/**
 * SHA: each side pays its own bank; BEN: the payee pays all; OUR: the sender pays all. Trade has two more, see trade-charges.ts.
 */
export type ChargeInstruction = 'SHA' | 'BEN' | 'OUR';
export type FeeQuestion = {
  readonly amount: Money;
  readonly instruction: ChargeInstruction;
  /** Transaction, service, cable, stamp and provision fees of the sender's bank, in the currency of the amount. */
  readonly senderBankFees: readonly Money[];
  /** Fees of the correspondent and the payee's bank, as far as they are known before sending. */
  readonly otherBankFees: readonly Money[];
};
export type FeeAnswer = {
  readonly totalDebit: Money;
  readonly feesOnTop: Money;
  readonly feesFromAmount: Money;
  /** Unknown intermediary banks can deduct more. */
  readonly payeeReceives: Money;
};

export function totalDebit({ amount, instruction, senderBankFees, otherBankFees }: FeeQuestion): Result<FeeAnswer> {
  const onTop = [...(instruction === 'BEN' ? [] : senderBankFees), ...(instruction === 'OUR' ? otherBankFees : [])];
  const fromAmount = [
    ...(instruction === 'BEN' ? senderBankFees : []),
    ...(instruction === 'OUR' ? [] : otherBankFees),
  ];
  return flatMap(sum(onTop, amount.currency), (feesOnTop) =>
    flatMap(sum(fromAmount, amount.currency), (feesFromAmount) => answer(amount, feesOnTop, feesFromAmount)),
  );
}

export type ChargedFees = {
  /** Each with the number of the account that pays it; null where the payee does. */
  readonly lines: readonly { readonly account: string | null }[];
  readonly total: Money;
};

/** What this account is debited: the fees are a part of it only where this account pays them. */
export function debitWithFees(account: string, debit: Money, { lines, total }: ChargedFees): Result<Money> {
  return lines.some((line) => line.account === account) ? add(debit, total) : success(debit);
}

/** The percentage and the minimum fee are reference data. Rounds half up. */
export function provisionFee(amount: Money, percent: string, least: Money | null): Result<Money> {
  return flatMap(percentage(amount, percent, 'half-up'), (fee) =>
    least === null ? success(fee) : mapValue(isAbove(least, fee), (tooLittle) => (tooLittle ? least : fee)),
  );
}

/** What the payee receives. Fails if the fees use up the whole amount. */
export function amountWithoutFees(amount: Money, feesFromAmount: Money): Result<Money> {
  if (feesFromAmount.minor < amount.minor) return subtract(amount, feesFromAmount);
  const least = WHOLE_CURRENCIES.includes(amount.currency) ? 100n : 1n;
  return failure('137', { minimum: money(feesFromAmount.minor + least, amount.currency) });
}

function answer(amount: Money, feesOnTop: Money, feesFromAmount: Money): Result<FeeAnswer> {
  return flatMap(sum([amount, feesOnTop], amount.currency), (debit) =>
    mapValue(amountWithoutFees(amount, feesFromAmount), (payeeReceives) => ({
      totalDebit: debit,
      feesOnTop,
      feesFromAmount,
      payeeReceives,
    })),
  );
}
