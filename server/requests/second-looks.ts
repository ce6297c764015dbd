// What deserves a second look before a payment is signed, from the company's other payments.
import { sql } from 'kysely';
import { isWorkingDay } from '../../domain/business-calendar.ts';
import { jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import { money, toWire, type Money } from '../../domain/money.ts';
import {
  secondLooks,
  type ComparedPayment,
  type LookedAt,
  type SecondLook as Look,
} from '../../domain/second-looks.ts';
import type { SecondLook } from '../../generated/types.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import type { RequestRow } from '../approval/store.ts';
import { mayKnow, mayOpen } from '../approval/visible.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { readCalendar } from '../reference/calendar.ts';

const notFailed = ['pending', 'forward_dated', 'repair', 'successful'] as const;
const mostCompared = 100;

const others = (db: Database, { company_id, task_id, menu_access }: RequestRow) =>
  db
    .selectFrom('requests')
    .select(['ref_no', 'menu_access', 'payee_name', 'payee_account', 'payee_bank', 'amount', 'currency', 'tab'])
    .select(['created_at', 'created_by', 'maker_ids', 'account_id', 'series_ref_no'])
    .where('company_id', '=', company_id)
    .where('task_id', '<>', task_id)
    .where('menu_access', '=', menu_access)
    .orderBy('created_at', 'desc');

type OtherRow = Awaited<ReturnType<ReturnType<typeof others>['execute']>>[number];
type Other = ComparedPayment & { readonly row: OtherRow };

const amountIn = ({ amount, currency }: Pick<RequestRow, 'amount' | 'currency'>): Money | null =>
  amount === null || currency === null ? null : money(minorOf(amount), currency);

const asCompared =
  ({ series_ref_no: series }: RequestRow) =>
  (row: OtherRow): Other[] => {
    const amount = amountIn(row);
    const isOfTheSeries = series !== null && row.series_ref_no === series;
    const at = row.created_at.getTime();
    return amount
      ? [{ row, payeeName: row.payee_name, amount, at, isPaid: row.tab === 'successful', isOfTheSeries }]
      : [];
  };

/** A customer can have the same number at two institutions, which have no bank. */
async function toAccount(db: Database, row: RequestRow): Promise<Other[]> {
  const found = await others(db, row)
    .where('payee_account', '=', row.payee_account)
    .where('payee_bank', '=', row.payee_bank)
    .where('tab', 'in', notFailed)
    .$if(row.payee_bank === '', (query) => query.where('payee_name', '=', row.payee_name))
    .limit(mostCompared)
    .execute();
  return found.flatMap(asCompared(row));
}

/** Only a bank account changes: the numbers of a biller's customers differ on purpose. */
async function toNamesake(db: Database, row: RequestRow): Promise<Other | null> {
  if (row.payee_bank === '') return null;
  const found = await others(db, row)
    .where(sql`lower(payee_name)`, '=', row.payee_name.toLowerCase())
    .where('tab', '=', 'successful')
    .where('created_at', '<', row.created_at)
    .where('payee_bank', '<>', '')
    .where('payee_account', '<>', row.payee_account)
    .limit(1)
    .execute();
  return found.flatMap(asCompared(row))[0] ?? null;
}

function earlierOnWire({ row, amount, at }: Other, viewer: CompanyPerson): SecondLook['earlier'] {
  return {
    payeeName: row.payee_name,
    payeeAccount: row.payee_account,
    payeeBank: row.payee_bank,
    amount: toWire(amount),
    madeAt: wireInstant(at),
    ...(mayOpen(row, viewer) && { key: { refNo: row.ref_no, menuAccess: row.menu_access } }),
  };
}

function onWire({ kind, earlier, usual, madeAt }: Look<Other>, viewer: CompanyPerson): SecondLook {
  return {
    kind,
    ...(earlier && { earlier: earlierOnWire(earlier, viewer) }),
    ...(usual && {
      usual: { count: usual.count, smallest: toWire(usual.smallest), largest: toWire(usual.largest) },
    }),
    ...(madeAt !== undefined && { madeAt: wireInstant(madeAt) }),
  };
}

/** Compares with all payments, but names only those that the viewer may know. */
function looksFor(viewer: CompanyPerson, looked: LookedAt<Other>): Look<Other>[] {
  const { toAccount, toNamesake } = looked;
  const known = secondLooks({
    ...looked,
    toAccount: toAccount.filter(({ row }) => mayKnow(row, viewer)),
    toNamesake: toNamesake && mayKnow(toNamesake.row, viewer) ? toNamesake : null,
  });
  return secondLooks(looked).map(({ kind }) => known.find((look) => look.kind === kind) ?? { kind });
}

/** Empty once the last decision is taken: what a later payment looks like does not change a decision. */
export async function secondLooksAt(
  { db }: Context,
  row: RequestRow,
  madeAt: Date,
  viewer: CompanyPerson,
): Promise<SecondLook[]> {
  const amount = amountIn(row);
  if (row.stage_kind === null || !amount || row.payee_account === '') return [];
  const at = madeAt.getTime();
  const working = isWorkingDay(await readCalendar(db), jakartaMoment(at).date);
  const looks = looksFor(viewer, {
    payeeName: row.payee_name,
    amount,
    at,
    isWorkingDay: !working.ok || working.value,
    toAccount: await toAccount(db, row),
    toNamesake: await toNamesake(db, row),
  });
  return looks.map((look) => onWire(look, viewer));
}
