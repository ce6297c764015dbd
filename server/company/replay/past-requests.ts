// The requests that a company submitted in the last 90 days, as the replay asks the engine about them.
import { sql } from 'kysely';
import type { PastRequest } from '../../../domain/approval/replay.ts';
import type { RecordAmount } from '../../../domain/approval/matrix.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { PayeeInput } from '../../../domain/payee-input.ts';
import { fromWire, type CurrencyCode, type Money } from '../../../domain/money.ts';
import type { ActingUser, FromAccount, ServiceCode, TransactionType } from '../../../generated/types.ts';
import { questionOf } from '../../approval/matrix.ts';
import type { Context } from '../../context.ts';
import type { LimitedPayment } from '../../ledger/limits-of-company.ts';

export const replayedDays = 90;
const mostRequests = 20_000;

export interface SubmittedRequest extends PastRequest, LimitedPayment {
  readonly refNo: string;
  readonly menuAccess: TransactionType;
  readonly serviceType: ServiceCode | null;
  readonly payeeName: string;
  readonly amount: Money | null;
  readonly account: FromAccount | null;
  readonly maker: ActingUser;
  readonly submittedAt: Date;
}

type Asking = Pick<Context, 'db' | 'who' | 'now'>;

const lastMaker = sql<string>`q.maker_ids[array_length(q.maker_ids, 1)]`;

type Amounts = readonly [value: string | null, inRupiah: string | null, currency: CurrencyCode | null][];

/** The amounts of the records of each file, by its task. */
async function recordAmounts({ db, who }: Asking, from: Date): Promise<ReadonlyMap<string, Amounts>> {
  const rows = await db
    .selectFrom('request_records as r')
    .innerJoin('requests as q', (join) =>
      join.onRef('q.company_id', '=', 'r.company_id').onRef('q.task_id', '=', 'r.task_id'),
    )
    .select('r.task_id')
    .select(sql<Amounts>`json_agg(json_build_array(r.amount::text, r.idr_equivalent::text, r.currency))`.as('amounts'))
    .where('r.company_id', '=', who.companyId)
    .where('q.created_at', '>=', from)
    .groupBy('r.task_id')
    .execute();
  return new Map(rows.map(({ task_id: taskId, amounts }) => [taskId, amounts]));
}

/** A series keeps the form of the payment that repeats. Where no payee is chosen, the form has neither. */
const ownForm = sql`coalesce(q.content #> '{payment,form}', q.content -> 'form')`;
const payeeInput = sql<PayeeInput>`(case
  when ${ownForm} #>> '{payee,kind}' = 'favorite' or ${ownForm} ->> 'favoriteId' is not null then 'favorite'
  when ${ownForm} -> 'payee' is not null or q.service in ('SVC_BILL_PAY', 'SVC_TOPUP') then 'typed'
  else 'none' end)`;

function submitted({ db, who }: Asking, from: Date) {
  return (
    db
      .selectFrom('requests as q')
      .leftJoin('users as u', (join) =>
        join.onRef('u.company_id', '=', 'q.company_id').on('u.user_id', '=', lastMaker).on('u.deleted_at', 'is', null),
      )
      .select(['q.ref_no', 'q.menu_access', 'q.service', 'q.amount', 'q.currency', 'q.idr_equivalent', 'q.account_id'])
      .select([
        'q.account',
        'q.created_at',
        'q.execution_date',
        'q.tab',
        'u.user_id',
        'u.name',
        'q.task_id',
        'q.payee_name',
      ])
      .select(payeeInput.as('payee_input'))
      .where('q.company_id', '=', who.companyId)
      .where('q.created_at', '>=', from)
      // An occurrence was approved with its series.
      .where('q.series_ref_no', 'is', null)
      .orderBy('q.created_at', 'desc')
      .orderBy('q.task_id', 'desc')
      .limit(mostRequests)
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof submitted>['execute']>>[number];

function moneyOf(value: string | null, currency: CurrencyCode | null): Money | null {
  if (value === null || currency === null) return null;
  const read = fromWire({ value, currency });
  if (!read.ok) throw new Error(`A request holds an amount that is none: ${value} ${currency}`);
  return read.value;
}

/** Left out of a single payment, as in the draft of a request. */
function recordsOf(amounts: Amounts): { readonly records?: RecordAmount[] } {
  const each = amounts.flatMap(([value, idr, currency]) => {
    const amount = moneyOf(value, currency);
    return amount ? [{ amount, idrEquivalent: moneyOf(idr, 'IDR') ?? amount }] : [];
  });
  return each.length > 0 ? { records: each } : {};
}

function requestOf(row: Row, amounts: Amounts): SubmittedRequest[] {
  if (row.user_id === null || row.name === null) return [];
  const amount = moneyOf(row.amount, row.currency);
  const idrEquivalent = moneyOf(row.idr_equivalent, 'IDR');
  return [
    {
      refNo: row.ref_no,
      menuAccess: row.menu_access,
      serviceType: row.service,
      payeeName: row.payee_name,
      amount,
      account: row.account,
      maker: { userId: row.user_id, name: row.name },
      submittedAt: row.created_at,
      makerId: row.user_id,
      service: row.service ?? '',
      accountIds: row.account_id === null ? [] : [row.account_id],
      idrEquivalent,
      payeeInput: row.payee_input,
      day: row.execution_date,
      usesLimits: row.tab !== 'unsuccessful',
      question: questionOf({
        service: row.service,
        menuAccess: row.menu_access,
        amount,
        idrEquivalent,
        accountId: row.account_id,
        ...recordsOf(amounts),
      }),
    },
  ];
}

export interface PastRequests {
  /** The oldest first. */
  readonly requests: readonly SubmittedRequest[];
  /** Those of makers who are no longer users. */
  readonly leftOut: number;
  /** False if there were more, so that the oldest are missing. */
  readonly isWhole: boolean;
}

export async function readPastRequests(context: Asking): Promise<PastRequests> {
  const { date } = jakartaMoment(context.now.getTime());
  const from = new Date(instantOf({ date: addDays(date, -replayedDays), time: '00:00' }));
  const rows = await submitted(context, from).execute();
  const amounts = await recordAmounts(context, from);
  const requests = rows.flatMap((row) => requestOf(row, amounts.get(row.task_id) ?? [])).toReversed();
  return { requests, leftOut: rows.length - requests.length, isWhole: rows.length < mostRequests };
}
