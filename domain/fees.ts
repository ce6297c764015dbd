import { add, isAbove, money, subtract, sum } from './money.ts';
import type { Money } from './money.ts';
import { percentage } from './money-scaling.ts';
import { failure, flatMap, mapValue, success } from './result.ts';
import type { Result } from './result.ts';

/** SHA: each side pays its bank; BEN: the payee pays all; OUR: the sender pays all. FAC and FAG belong to trade. */
export type ChargeInstruction = 'SHA' | 'BEN' | 'OUR';
export type FeeQuestion = {
  readonly amount: Money;
  readonly instruction: ChargeInstruction;
  /** Of the sender's bank: transaction, service, cable, stamp, provision. In the currency of the amount. */
  readonly senderBankFees: readonly Money[];
  /** Of the correspondent and the payee's bank, as far as they are known before sending. */
  readonly otherBankFees: readonly Money[];
};
export type FeeAnswer = {
  readonly totalDebit: Money;
  readonly feesOnTop: Money;
  readonly feesFromAmount: Money;
  /** Before what banks unknown to us may still take. */
  readonly payeeReceives: Money;
};

export function isChargeInstruction(text: string): text is ChargeInstruction {
  return ['SHA', 'BEN', 'OUR'].includes(text);
}

export function parseChargeInstruction(text: string): Result<ChargeInstruction> {
  return isChargeInstruction(text) ? success(text) : failure('UNSUPPORTED_CHARGE_TYPE');
}

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

/** The percentage and the least fee are reference data; half a hundredth counts up. */
export function provisionFee(amount: Money, percent: string, least: Money | null): Result<Money> {
  return flatMap(percentage(amount, percent, 'half-up'), (fee) =>
    least === null ? success(fee) : mapValue(isAbove(least, fee), (tooLittle) => (tooLittle ? least : fee)),
  );
}

/** A payee who would receive nothing is a payment too small to send. */
function answer(amount: Money, feesOnTop: Money, feesFromAmount: Money): Result<FeeAnswer> {
  if (feesFromAmount.minor >= amount.minor) {
    return failure('137', { minimum: money(feesFromAmount.minor + 1n, amount.currency) });
  }
  return flatMap(sum([amount, feesOnTop], amount.currency), (debit) =>
    mapValue(subtract(amount, feesFromAmount), (payeeReceives) => ({
      totalDebit: debit,
      feesOnTop,
      feesFromAmount,
      payeeReceives,
    })),
  );
}
