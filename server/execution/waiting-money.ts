// How much money is missing for a payment that waits for it, and until when it can be executed on its day.
import { executableUntil } from '../../domain/execution-window.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import { instantOf, wireInstant } from '../../domain/jakarta-time.ts';
import { toWire } from '../../domain/money.ts';
import { waitsForMoney } from '../../domain/transaction-status.ts';
import type { CurrencyCode, Money, WaitsForMoney } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { readAvailable } from '../ledger/available.ts';
import { readHoursOf } from '../reference/calendar.ts';
import { kindOf, type KnowsKinds } from '../approval/payment-kind.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import type { HostOrder } from '../host/host.ts';
import { identityOf, type RequestRow } from '../approval/store.ts';
import { findExecutions } from './executions.ts';

export interface Asked extends KnowsKinds {
  readonly db: Database;
  readonly now: Date;
}

export interface Waiting {
  readonly accountId: string | null;
  /** Null if the account is not in the ledger, or if the payment has no orders. */
  readonly missing: Money | null;
  readonly until: string | null;
  /** It cannot be moved to another day. */
  readonly hasSpecialRate: boolean;
  /** When its series tries it again; undefined for a payment of its own. */
  readonly nextAttemptAt?: string | undefined;
}

/** By task id. Requests that do not wait for money are left out. */
export type WaitingByTask = ReadonlyMap<string, Waiting>;

function debitOf({ amount, debitAmount = amount, debitAccountId, fee }: HostOrder): bigint {
  return debitAmount.minor + (fee?.accountId === debitAccountId ? fee.amount.minor : 0n);
}

/** The last moment for the execution on its day, from the service hours of that day. */
async function untilOf(asked: Asked, row: RequestRow, hours: ServiceHours): Promise<string | null> {
  const { service, execution_date: date } = row;
  if (service === null) return null;
  const onItsDay = new Date(instantOf({ date, time: '00:00' }));
  const own = await kindOf(asked, row).hours(asked.db, row, hours, onItsDay);
  const until = executableUntil(own, { service, date });
  return until === null ? null : wireInstant(until);
}

/** The unfunded orders with their fees, if the same account pays them, minus the available balance. */
async function missingFor(knows: Asked, row: RequestRow, available: bigint): Promise<Money | null> {
  const executions = await findExecutions(knows.db, identityOf(row));
  const unfunded = new Set(executions.filter(({ state }) => state === 'insufficient').map((one) => one.record_no));
  const records = (await kindOf(knows, row).orders(knows.db, row, knows.now)).filter(
    ({ recordNo }) => executions.length === 0 || unfunded.has(recordNo),
  );
  const [first] = records;
  if (!first) return null;
  const { debitAmount: { currency } = first.order.amount } = first.order;
  const missing = records.reduce((sum, { order }) => sum + debitOf(order), -available);
  return toWire({ minor: missing > 0n ? missing : 0n, currency });
}

/** By task id: when the series of these payments try them again. */
async function attemptsOf(
  db: Database,
  companyId: string,
  rows: readonly RequestRow[],
): Promise<ReadonlyMap<string | null, string>> {
  const taskIds = rows.filter(({ series_ref_no: series }) => series !== null).map(({ task_id: taskId }) => taskId);
  if (taskIds.length === 0) return new Map();
  const found = await db
    .selectFrom('recurring_occurrences')
    .select(['task_id', 'next_attempt_at'])
    .where('company_id', '=', companyId)
    .where('task_id', 'in', taskIds)
    .execute();
  return new Map(
    found.flatMap(({ task_id: taskId, next_attempt_at: at }) => (at ? [[taskId, wireInstant(at.getTime())]] : [])),
  );
}

const currencyOf = ({ account }: RequestRow): CurrencyCode => account?.currency ?? 'IDR';

/** Reads only the rows that wait for money. All rows must be of one company. */
export async function readWaiting(asked: Asked, all: readonly RequestRow[]): Promise<WaitingByTask> {
  const { db } = asked;
  const rows = all.filter(waitsForMoney);
  const [first] = rows;
  if (!first) return new Map();
  const accountIds = rows.flatMap(({ account_id: id }) => id ?? []);
  const accounts = await readAvailable(db, first.company_id, accountIds);
  const hoursOf = await readHoursOf(db, [...new Set(rows.map(currencyOf))]);
  const attempts = await attemptsOf(db, first.company_id, rows);
  const waiting = new Map<string, Waiting>();
  for (const row of rows) {
    const { account_id: accountId } = row;
    const available = accounts.get(accountId ?? '');
    const missing = available ? await missingFor(asked, row, available.minor) : null;
    const until = await untilOf(asked, row, hoursOf(currencyOf(row)));
    const nextAttemptAt = attempts.get(row.task_id);
    waiting.set(row.task_id, { accountId, missing, until, hasSpecialRate: row.has_special_rate, nextAttemptAt });
  }
  return waiting;
}

/** Hides the missing amount from people without access to the account, because it reveals the balance. */
export const shownTo = (
  { accountIds }: Pick<CompanyPerson, 'accountIds'>,
  { accountId, missing, until, hasSpecialRate, nextAttemptAt }: Waiting,
): WaitsForMoney => ({
  missing: accountId !== null && accountIds.includes(accountId) ? missing : null,
  until,
  ...(hasSpecialRate && { hasSpecialRate }),
  ...(nextAttemptAt !== undefined && { nextAttemptAt }),
});

export async function readWaitsFor(
  asked: Asked,
  row: RequestRow,
  person: Pick<CompanyPerson, 'accountIds'>,
): Promise<WaitsForMoney | undefined> {
  const waiting = (await readWaiting(asked, [row])).get(row.task_id);
  return waiting && shownTo(person, waiting);
}
