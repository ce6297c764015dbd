// Checks one transaction against all limits: the bank's range, the company's day, the maker and the account.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { checkAmount, type TransactionLimits } from '../../domain/amount-checks.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money, type Money } from '../../domain/money.ts';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import { minorOf } from '../db/numeric.ts';
import { pipeline } from '../db/pipeline.ts';
import { bankSetup, readThroughSetup, setupStateOf, type SetupState, type SetupStates } from '../db/setup-cache.ts';
import { bankLimitColumn, bankRangeOf, hasBankLimitColumn } from '../reference/rails.ts';
import { refusalOf } from '../refusal.ts';
import { accountLimitsOf, accountLimitsColumn, smaller } from './account-limits.ts';
import { dailyLimitsColumn, dailyLimitsOf, dailyUseOf, useColumns } from './daily-use.ts';
import { enterpriseLimitsColumn, enterpriseLimitsOf } from './enterprise-limits.ts';
import { namingLimit } from './limit-names.ts';
import { limitedMaker, makersOf } from './makers.ts';

export interface LimitQuestion {
  readonly companyId: string;
  /** Who made the payment, the last one last. */
  readonly makerIds: readonly string[];
  readonly service: ServiceCode;
  readonly accountId: string;
  readonly amount: Money;
  readonly on: CalendarDate;
  /** The request whose own reservation is left out, because it is checked again. */
  readonly refNo?: string | undefined;
  /** Counts no request that the bank has not begun: what is executed first uses the limit first. */
  readonly onlyBegun?: boolean;
  /** The state of the set-up, if the caller has read it. */
  readonly setup?: SetupStates | undefined;
}

const ownLimits = (db: Database, { companyId, makerIds, service, accountId }: LimitQuestion) =>
  db
    .selectFrom('company_limits')
    // As text, because a JSON number would become a floating-point number.
    .select(['kind', 'subject', sql<string>`amount::text`.as('amount')])
    .where('company_id', '=', companyId)
    .where('service', '=', service)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'role'), sql<boolean>`subject = any(${makerIds}::text[])`]),
        where.and([where('kind', '=', 'account-debit'), where('subject', '=', accountId)]),
      ]),
    );

/** What the company delegates to makers for the service. */
const delegated = (db: Database, { companyId, service }: LimitQuestion) =>
  db
    .selectFrom('delegations')
    .select(sql<string>`amount::text`.as('amount'))
    .where('company_id', '=', companyId)
    .where('service', '=', service)
    .where('role', '=', 'MK');

const debited = (db: Database, { companyId, accountId }: LimitQuestion) =>
  db
    .selectFrom('accounts')
    .select(['kind', 'status'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId);

type Asked = LimitQuestion & { readonly refNo: string; readonly onlyBegun: boolean };

/** What the bank and the company have set, which changes seldom. */
const setLimits = compiledQuery((db, question: LimitQuestion) => {
  const { companyId, service, on } = question;
  return db.selectNoFrom([
    jsonArrayFrom(makersOf(db, question)).as('makers'),
    jsonArrayFrom(ownLimits(db, question)).as('own'),
    jsonArrayFrom(delegated(db, question)).as('delegated'),
    enterpriseLimitsColumn(question),
    bankLimitColumn(db, { service, currency: 'IDR', on }),
    hasBankLimitColumn({ service, currency: 'IDR' }),
    dailyLimitsColumn(db, companyId),
    setupStateOf(companyId).as('company'),
    setupStateOf(bankSetup).as('bankState'),
  ]);
});

/** What changes with every payment, rate or account. */
const usedLimits = compiledQuery((db, question: Asked) => {
  const { companyId, accountId, on: day, refNo: exceptRefNo, onlyBegun } = question;
  return db.selectNoFrom([
    jsonArrayFrom(debited(db, question)).as('debited'),
    accountLimitsColumn(db, { companyId, accountId, day, exceptRefNo, onlyBegun }),
    ...useColumns(db, { companyId, day, exceptRefNo, onlyBegun }),
  ]);
});

type SetLimits = Awaited<ReturnType<typeof setLimits>>[number];
type UsedLimits = Awaited<ReturnType<typeof usedLimits>>[number];
type Answered = SetLimits & UsedLimits;

const bothStates = ({ company, bank }: SetupStates): SetupState =>
  company === null || bank === null ? null : `${company} ${bank}`;

function readSetLimits(db: Database, question: LimitQuestion): Promise<SetLimits> {
  const { companyId, makerIds, service, accountId, on, setup } = question;
  const name = ['limits', companyId, service, accountId, on, ...makerIds].join(' ');
  return readThroughSetup(db, name, setup ? bothStates(setup) : null, async () => {
    const value = onlyRow(await setLimits(db, question));
    return { value, state: bothStates({ company: value.company, bank: value.bankState }), size: 1 };
  });
}

type Own = SetLimits['own'];

function ownLimit(own: Own, kind: Own[number]['kind'], subject: string): Money | null {
  const found = own.find((row) => row.kind === kind && row.subject === subject);
  return found ? money(minorOf(found.amount), 'IDR') : null;
}

const delegatedLimit = ([found]: Answered['delegated']): Money | null =>
  found ? money(minorOf(found.amount), 'IDR') : null;

/** Without the daily limits of other services; that of the whole company counts as well. */
const onlyOf = (service: ServiceCode, { dailyLimits, ...answered }: Answered): Answered => ({
  ...answered,
  dailyLimits: dailyLimits.filter((limit) => limit.service === service || limit.service === ''),
});

function limitsIn(answered: Answered, { service, accountId }: LimitQuestion, makerId: string): TransactionLimits {
  const account = accountLimitsOf(answered.account);
  return {
    bankTransactionLimit: bankRangeOf(answered),
    daily: dailyLimitsOf(dailyUseOf(onlyOf(service, answered)), service),
    roleLimit: smaller(ownLimit(answered.own, 'role', makerId), delegatedLimit(answered.delegated)),
    debitLimit: smaller(ownLimit(answered.own, 'account-debit', accountId), account.maximum),
    account,
    enterprise: enterpriseLimitsOf(answered.enterprise, makerId),
  };
}

export interface HeldAgainst {
  readonly limits: TransactionLimits;
  /** The current row of the debited account. */
  readonly account: Answered['debited'][number] | undefined;
}

/** Throws the Refusal of the first limit that the amount exceeds, or of a service that the bank has closed. */
export async function checkAmountLimits(db: Database, question: LimitQuestion): Promise<HeldAgainst> {
  const asked = { ...question, refNo: question.refNo ?? '', onlyBegun: question.onlyBegun ?? false };
  const [set, rows] = await pipeline(readSetLimits(db, question), usedLimits(db, asked));
  const used = onlyRow(rows);
  const makerId = limitedMaker(set.makers, question.makerIds, question.service);
  const limits = limitsIn({ ...set, ...used }, question, makerId);
  const checked = checkAmount({ amount: question.amount, limits });
  if (!checked.ok) throw refusalOf(await namingLimit(db, { ...question, makerId }, checked));
  return { limits, account: used.debited[0] };
}
