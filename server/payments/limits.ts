// Checks the amount of a payment form, and returns the limits for the answer.
import { leftToSend, type DailyLimits } from '../../domain/limit-use.ts';
import { money, toWire, type Money } from '../../domain/money.ts';
import type { PaymentLimits } from '../../generated/types.ts';
import type { TransactionLimits } from '../../domain/amount-checks.ts';
import type { Context } from '../context.ts';
import { checkAmountLimits, type LimitQuestion } from '../ledger/amount-limits.ts';
import { Refusal } from '../refusal.ts';

function corporateOnWire(daily: DailyLimits): PaymentLimits['corporateLimit'] {
  const own = daily.service;
  if (!own) return null;
  const used = money(own.used.minor + own.reserved.minor, own.limit.currency);
  return { limit: toWire(own.limit), used: toWire(used), remaining: toWire(leftToSend(daily) ?? own.limit) };
}

const orNull = (limit: Money | null) => limit && toWire(limit);

function onWire({ bankTransactionLimit, daily, roleLimit, debitLimit }: TransactionLimits): PaymentLimits {
  const { minLimit, maxLimit } = bankTransactionLimit;
  return {
    bankTransactionLimit: { minLimit: toWire(minLimit ?? money(0n, 'IDR')), maxLimit: orNull(maxLimit) },
    corporateLimit: corporateOnWire(daily),
    roleLimit: orNull(roleLimit),
    debitLimit: orNull(debitLimit),
  };
}

interface FormQuestion extends Omit<LimitQuestion, 'companyId' | 'makerIds'> {
  /** The path of the amount in the body; a refusal names it. */
  readonly field: string;
  /** The path of what chose the service; the refusal of a service that the bank has closed names it. */
  readonly serviceField: string;
}

/** Checks the amount against every limit of the maker. Throws a Refusal for the first limit that it breaks. */
export async function checkLimits(
  { db, who }: Context,
  { field, serviceField, ...asked }: FormQuestion,
): Promise<PaymentLimits> {
  const question = { ...asked, companyId: who.companyId, makerIds: [who.userId] };
  try {
    return onWire((await checkAmountLimits(db, question)).limits);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.at(error.code === 'UNSUPPORTED_SERVICE_TYPE' ? serviceField : field);
  }
}
