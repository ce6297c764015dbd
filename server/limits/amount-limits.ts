// What one transaction is held against: the bank's range, the day of the company, the maker and the account.
import { checkAmount, type TransactionLimits } from '../../domain/amount-checks.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money, type Money } from '../../domain/money.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import { wordedOnce } from '../db/worded-once.ts';
import { minorOf } from '../ledger/amounts.ts';
import { readBankLimit } from '../reference/rails.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { readDailyUse, type DailyUse } from './daily-use.ts';

export interface LimitQuestion {
  readonly companyId: string;
  readonly makerId: string;
  readonly service: ServiceCode;
  readonly accountId: string;
  readonly amount: Money;
  readonly on: CalendarDate;
  /** The request that is asked about again holds a part of the limit that it may use. */
  readonly refNo?: string | undefined;
}

export interface KnownLimits {
  readonly limits: TransactionLimits;
  readonly used: Money;
}

interface Held {
  readonly minor: bigint;
  readonly service: string | null;
}

const nothingHeld: Held = { minor: 0n, service: null };

const unfinished = wordedOnce(
  (db, { companyId, refNo, on }: Pick<LimitQuestion, 'companyId' | 'on'> & { readonly refNo: string }) =>
    db
      .selectFrom('requests')
      .select(['idr_equivalent', 'service'])
      .where('company_id', '=', companyId)
      .where('ref_no', '=', refNo)
      .where('execution_date', '=', on)
      .where('tab', 'in', ['repair', 'pending', 'forward_dated']),
);

async function heldBy(db: Database, { companyId, refNo, on }: LimitQuestion): Promise<Held> {
  if (refNo === undefined) return nothingHeld;
  const [found] = await unfinished(db, { companyId, refNo, on });
  return found ? { minor: minorOf(found.idr_equivalent ?? '0'), service: found.service } : nothingHeld;
}

const ownLimits = wordedOnce((db, { companyId, makerId, service, accountId }: LimitQuestion) =>
  db
    .selectFrom('company_limits')
    .select(['kind', 'amount'])
    .where('company_id', '=', companyId)
    .where('service', '=', service)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'role'), where('subject', '=', makerId)]),
        where.and([where('kind', '=', 'account-debit'), where('subject', '=', accountId)]),
      ]),
    ),
);

interface Found {
  readonly own: Awaited<ReturnType<typeof ownLimits>>;
  readonly held: Held;
  readonly use: DailyUse;
  readonly bankTransactionLimit: TransactionLimits['bankTransactionLimit'];
}

/** What waits for approval is counted as sent, or two requests could both pass and only one be paid. */
function knownLimits({ own, held, use, bankTransactionLimit }: Found, service: ServiceCode): KnownLimits {
  const limitOf = (kind: 'role' | 'account-debit'): Money | null => {
    const found = own.find((row) => row.kind === kind);
    return found ? money(minorOf(found.amount), 'IDR') : null;
  };
  const ofService = use.services.find((one) => one.service === service);
  const used = (ofService?.used.minor ?? 0n) + (ofService?.reserved.minor ?? 0n);
  return {
    limits: {
      bankTransactionLimit,
      corporateLimit: ofService?.limit ?? null,
      roleLimit: limitOf('role'),
      debitLimit: limitOf('account-debit'),
    },
    used: money(used - (held.service === service ? held.minor : 0n), 'IDR'),
  };
}

function checkWholeCompany({ use: { company }, held }: Found, amount: Money): void {
  if (!company) return;
  const left = company.limit.minor - company.used.minor - company.reserved.minor + held.minor;
  if (amount.minor <= left) return;
  throw new Refusal('30', { limit: company.limit, remaining: money(left < 0n ? 0n : left, 'IDR') });
}

async function findLimits(db: Database, question: LimitQuestion): Promise<Found> {
  const { companyId, on, service } = question;
  const [own, held, use, bankTransactionLimit] = await together(
    ownLimits(db, question),
    heldBy(db, question),
    readDailyUse(db, companyId, on),
    readBankLimit(db, { service, currency: 'IDR', on }),
  );
  return { own, held, use, bankTransactionLimit };
}

/** Holds the amount against every limit; the first one it breaks is the answer. */
export async function checkAmountLimits(db: Database, question: LimitQuestion): Promise<KnownLimits> {
  const found = await findLimits(db, question);
  const known = knownLimits(found, question.service);
  const { limits, used } = known;
  const checked = checkAmount({ amount: question.amount, limits, corporateUsedToday: used });
  if (!checked.ok) throw refusalOf(checked);
  checkWholeCompany(found, question.amount);
  return known;
}
