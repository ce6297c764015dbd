// What one transaction is held against: the bank's range, the day of the company, the maker and the account.
import { checkAmount, type TransactionLimits } from '../../domain/amount-checks.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money, type Money } from '../../domain/money.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import { wordedOnce } from '../db/worded-once.ts';
import { minorOf } from '../db/numeric.ts';
import { readBankLimit } from '../reference/rails.ts';
import { refusalOf } from '../refusal.ts';
import { readAccountLimits, smaller } from './account-limits.ts';
import { dailyLimitsOf, readDailyUse } from './daily-use.ts';
import { namingLimit } from './limit-names.ts';

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

type Own = Awaited<ReturnType<typeof ownLimits>>;

function ownLimit(own: Own, kind: Own[number]['kind']): Money | null {
  const found = own.find((row) => row.kind === kind);
  return found ? money(minorOf(found.amount), 'IDR') : null;
}

async function findLimits(db: Database, question: LimitQuestion): Promise<TransactionLimits> {
  const { companyId, on, service, refNo } = question;
  const [own, account, use, bankTransactionLimit] = await together(
    ownLimits(db, question),
    readAccountLimits(db, { companyId, accountId: question.accountId, day: on, exceptRefNo: refNo }),
    readDailyUse(db, { companyId, day: on, exceptRefNo: refNo }),
    readBankLimit(db, { service, currency: 'IDR', on }),
  );
  return {
    bankTransactionLimit,
    daily: dailyLimitsOf(use, service),
    roleLimit: ownLimit(own, 'role'),
    debitLimit: smaller(ownLimit(own, 'account-debit'), account.maximum),
    account,
  };
}

/** Holds the amount against every limit; the first one it breaks is the answer. */
export async function checkAmountLimits(db: Database, question: LimitQuestion): Promise<TransactionLimits> {
  const limits = await findLimits(db, question);
  const checked = checkAmount({ amount: question.amount, limits });
  if (!checked.ok) throw refusalOf(await namingLimit(db, question, checked));
  return limits;
}
