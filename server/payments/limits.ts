// The limits of the amount check, as a payment form is told them.
import { money, toWire, type Money } from '../../domain/money.ts';
import type { PaymentLimits } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { checkAmountLimits, type KnownLimits, type LimitQuestion } from '../limits/amount-limits.ts';

function corporateOnWire(limit: Money | null, used: Money): PaymentLimits['corporateLimit'] {
  if (!limit) return null;
  const left = limit.minor - used.minor;
  return { limit: toWire(limit), used: toWire(used), remaining: toWire(money(left < 0n ? 0n : left, limit.currency)) };
}

const orNull = (limit: Money | null) => limit && toWire(limit);

function onWire({ limits, used }: KnownLimits): PaymentLimits {
  const { minLimit, maxLimit } = limits.bankTransactionLimit;
  return {
    bankTransactionLimit: { minLimit: toWire(minLimit ?? money(0n, 'IDR')), maxLimit: orNull(maxLimit) },
    corporateLimit: corporateOnWire(limits.corporateLimit, used),
    roleLimit: orNull(limits.roleLimit),
    debitLimit: orNull(limits.debitLimit),
  };
}

type FormQuestion = Omit<LimitQuestion, 'companyId' | 'makerId'>;

/** Holds the amount against every limit of whoever asks; the first one it breaks is the answer. */
export async function checkLimits({ db, who }: Context, question: FormQuestion): Promise<PaymentLimits> {
  return onWire(await checkAmountLimits(db, { ...question, companyId: who.companyId, makerId: who.userId }));
}
