// A request is late if it can no longer be paid on its day. The person who decides then chooses another day.
import type { StageKind } from '../../domain/approval/types.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import { executableUntil } from '../../domain/execution-window.ts';
import { instantOf, jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import { punctuality, type Late } from '../../domain/late-transactions.ts';
import { shownParameters } from '../../domain/parameters.ts';
import type { LateNotice } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { SetupStates } from '../db/setup-cache.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { kindOf } from './payment-kind.ts';
import type { RequestRow } from './store.ts';

export interface Moment {
  readonly db: Database;
  readonly now: Date;
  readonly language?: Context['language'];
  readonly paymentKinds: Context['paymentKinds'];
  readonly setup?: SetupStates | undefined;
}

interface Timed {
  readonly row: RequestRow;
  readonly service: string;
  readonly hours: ServiceHours;
}

/** Returns null for a request without a payment, such as a favorite. */
async function timed({ db, language, setup }: Moment, row: RequestRow): Promise<Timed | null> {
  const { service, account } = row;
  if (service === null || account === null) return null;
  const hours = await readServiceHours(db, {
    currency: account.currency,
    state: setup?.bank ?? null,
    ...(language && { language }),
  });
  return { row, service, hours };
}

async function latenessOf(moment: Moment, { row, service, hours }: Timed, step: StageKind): Promise<Late | null> {
  const { db, now, language } = moment;
  const { execution_date: date, has_special_rate: hasSpecialRate } = row;
  const own = await kindOf(moment, row).hours(db, row, hours, now, language);
  const found = punctuality(own, { service, date, hasSpecialRate }, step, jakartaMoment(now.getTime()));
  if (!found.ok) throw refusalOf(found);
  return found.value.kind === 'late' ? found.value : null;
}

async function untilOf(moment: Moment, { row, service, hours }: Timed): Promise<Date | null> {
  const { execution_date: date } = row;
  const own = await kindOf(moment, row).hours(moment.db, row, hours, new Date(instantOf({ date, time: '00:00' })));
  const until = executableUntil(own, { service, date });
  return until === null ? null : new Date(until);
}

/** Returns null if the request is on time; one without a payment always is. */
export async function lateness(moment: Moment, row: RequestRow, step: StageKind): Promise<Late | null> {
  const found = await timed(moment, row);
  return found && latenessOf(moment, found, step);
}

/** The last moment for a decision that pays the request on its day; null if it has none. */
export async function payableUntil(moment: Moment, row: RequestRow): Promise<Date | null> {
  const found = await timed(moment, row);
  return found && untilOf(moment, found);
}

/** Refuses a late request. Returns the last moment for a decision, to read the hours once. */
export async function checkPunctual(moment: Moment, row: RequestRow, step: StageKind): Promise<Date | null> {
  const found = await timed(moment, row);
  if (!found) return null;
  const late = await latenessOf(moment, found, step);
  if (late) throw new Refusal(late.code, late.parameters);
  return untilOf(moment, found);
}

const timeOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'time' in value ? String(value.time) : null;

export function noticeOf(row: RequestRow, late: Late, now: Date, language: Context['language']): LateNotice {
  const cancel = { choice: 'cancel', executionDate: null } as const;
  return {
    code: late.code,
    parameters: shownParameters(late.parameters, language),
    transactionDate: row.transaction_date,
    cutOffTime: timeOf(late.parameters['cutOff']),
    serverTime: wireInstant(now.getTime()),
    options:
      late.offeredDate === null ? [cancel] : [{ choice: 'next-working-day', executionDate: late.offeredDate }, cancel],
  };
}
