// How much is missing for what the bank could not execute, and until when it can still be executed on its day.
import { executableUntil } from '../../domain/execution-window.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { toWire } from '../../domain/money.ts';
import { waitsForMoney } from '../../domain/transaction-status.ts';
import type { Money, WaitsForMoney } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { readAvailable } from '../ledger/available.ts';
import { readHoursOf } from '../reference/calendar.ts';
import { kindOf, type KnowsKinds } from '../approval/payment-kind.ts';
import type { CompanyPerson } from '../approval/people.ts';
import type { RequestRow } from '../approval/store.ts';

export interface Asked extends KnowsKinds {
  readonly db: Database;
  readonly now: Date;
}

export interface Waiting {
  readonly accountId: string;
  readonly missing: Money;
  readonly until: string | null;
}

/** By task; without those that do not wait for money. All of the rows are of one company. */
export type WaitingByTask = ReadonlyMap<string, Waiting>;

/** For the amount, and for the fee where the same account pays it, as the host is ordered to debit them. */
function missingFor(knows: Asked, row: RequestRow, available: bigint): Money | null {
  const order = kindOf(knows, row).order(row, knows.now);
  if (!order) return null;
  const { amount, debitAmount = amount, debitAccountId, fee } = order;
  const feeHere = fee?.accountId === debitAccountId ? fee.amount.minor : 0n;
  const missing = debitAmount.minor + feeHere - available;
  return toWire({ minor: missing > 0n ? missing : 0n, currency: debitAmount.currency });
}

export async function readWaiting(asked: Asked, all: readonly RequestRow[]): Promise<WaitingByTask> {
  const { db } = asked;
  const rows = all.filter(waitsForMoney);
  const [first] = rows;
  if (!first) return new Map();
  const accounts = await readAvailable(
    db,
    first.company_id,
    rows.flatMap(({ account_id: id }) => id ?? []),
  );
  const currencies = [...new Set([...accounts.values()].map(({ currency }) => currency))];
  const hoursOf = await readHoursOf(db, currencies);
  return new Map(
    rows.flatMap((row): [string, Waiting][] => {
      const { account_id: accountId, service, execution_date: date } = row;
      const available = accounts.get(accountId ?? '');
      const missing = available && missingFor(asked, row, available.minor);
      if (!missing || accountId === null || service === null) return [];
      const until = executableUntil(hoursOf(available.currency), { service, date });
      return [[row.task_id, { accountId, missing, until: until === null ? null : wireInstant(until) }]];
    }),
  );
}

/** What is missing tells of the balance, so it is for those who may see the account. */
export const shownTo = (
  { accountIds }: Pick<CompanyPerson, 'accountIds'>,
  { accountId, missing, until }: Waiting,
): WaitsForMoney => ({ missing: accountIds.includes(accountId) ? missing : null, until });

export async function readWaitsFor(
  asked: Asked,
  row: RequestRow,
  person: Pick<CompanyPerson, 'accountIds'>,
): Promise<WaitsForMoney | undefined> {
  const waiting = (await readWaiting(asked, [row])).get(row.task_id);
  return waiting && shownTo(person, waiting);
}
