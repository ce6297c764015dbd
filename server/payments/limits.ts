import { checkAmount, type TransactionLimits } from '../../domain/amount-checks.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money, toWire, type Money } from '../../domain/money.ts';
import type { PaymentLimits, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../ledger/amounts.ts';
import { readCompanyUse, readServiceUses } from '../limits/daily-use.ts';
import { readBankLimit } from '../reference/rails.ts';
import { Refusal } from '../refusal.ts';
import { amountOf, valueOf } from './amount.ts';

export interface LimitQuestion {
  readonly service: ServiceCode;
  readonly accountId: string;
  readonly amount: Money;
  readonly on: CalendarDate;
  /** The request that is being repaired holds a part of the limit that it may use again. */
  readonly refNo?: string | undefined;
}

interface Known {
  readonly limits: TransactionLimits;
  readonly used: Money;
}

interface Held {
  readonly minor: bigint;
  readonly service: string | null;
}

const nothingHeld: Held = { minor: 0n, service: null };

async function heldBy({ db, who }: Context, { refNo, on }: LimitQuestion): Promise<Held> {
  if (refNo === undefined) return nothingHeld;
  const found = await db
    .selectFrom('requests')
    .select(['idr_equivalent', 'service'])
    .where('company_id', '=', who.companyId)
    .where('ref_no', '=', refNo)
    .where('execution_date', '=', on)
    .where('tab', '=', 'repair')
    .executeTakeFirst();
  return found ? { minor: minorOf(found.idr_equivalent ?? '0'), service: found.service } : nothingHeld;
}

function readOwnLimits({ db, who }: Context, { service, accountId }: LimitQuestion) {
  return db
    .selectFrom('company_limits')
    .select(['kind', 'amount'])
    .where('company_id', '=', who.companyId)
    .where('service', '=', service)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'role'), where('subject', '=', who.userId)]),
        where.and([where('kind', '=', 'account-debit'), where('subject', '=', accountId)]),
      ]),
    )
    .execute();
}

/** What waits for approval is counted as sent, or two requests could both pass and only one be paid. */
async function readLimits(context: Context, question: LimitQuestion, held: Held): Promise<Known> {
  const { service, on } = question;
  const own = await readOwnLimits(context, question);
  const limitOf = (kind: 'role' | 'account-debit'): Money | null => {
    const found = own.find((row) => row.kind === kind);
    return found ? money(minorOf(found.amount), 'IDR') : null;
  };
  const uses = await readServiceUses(context.db, context.who.companyId, on);
  const use = uses.find((one) => one.service === service);
  const used = (use?.used.minor ?? 0n) + (use?.reserved.minor ?? 0n);
  return {
    limits: {
      bankTransactionLimit: await readBankLimit(context.db, service, 'IDR', on),
      corporateLimit: use?.limit ?? null,
      roleLimit: limitOf('role'),
      debitLimit: limitOf('account-debit'),
    },
    used: money(used - (held.service === service ? held.minor : 0n), 'IDR'),
  };
}

async function checkWholeCompany({ db, who }: Context, { amount, on }: LimitQuestion, held: Held): Promise<void> {
  const use = await readCompanyUse(db, who.companyId, on);
  if (!use) return;
  const limit = amountOf(use.corporateLimit);
  const left = limit.minor - amountOf(use.used).minor - amountOf(use.reserved).minor + held.minor;
  if (amount.minor > left) throw new Refusal('30', { limit, remaining: money(left < 0n ? 0n : left, 'IDR') });
}

function corporateOnWire(limit: Money | null, used: Money): PaymentLimits['corporateLimit'] {
  if (!limit) return null;
  const left = limit.minor - used.minor;
  return { limit: toWire(limit), used: toWire(used), remaining: toWire(money(left < 0n ? 0n : left, limit.currency)) };
}

const orNull = (limit: Money | null) => limit && toWire(limit);

function onWire({ limits, used }: Known): PaymentLimits {
  const { minLimit, maxLimit } = limits.bankTransactionLimit;
  return {
    bankTransactionLimit: { minLimit: toWire(minLimit ?? money(0n, 'IDR')), maxLimit: orNull(maxLimit) },
    corporateLimit: corporateOnWire(limits.corporateLimit, used),
    roleLimit: orNull(limits.roleLimit),
    debitLimit: orNull(limits.debitLimit),
  };
}

/** Holds the amount against every limit; the first one it breaks is the answer. */
export async function checkLimits(context: Context, question: LimitQuestion): Promise<PaymentLimits> {
  const held = await heldBy(context, question);
  const known = await readLimits(context, question, held);
  valueOf(checkAmount({ amount: question.amount, limits: known.limits, corporateUsedToday: known.used }));
  await checkWholeCompany(context, question, held);
  return onWire(known);
}
