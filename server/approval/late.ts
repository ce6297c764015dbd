// A request is late if it can no longer be paid on its day. The person who decides then chooses another day.
import type { StageKind } from '../../domain/approval/types.ts';
import { jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import { punctuality, type Late } from '../../domain/late-transactions.ts';
import { shownParameters } from '../../domain/parameters.ts';
import type { LateNotice } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { kindOf } from './payment-kind.ts';
import type { RequestRow } from './store.ts';

export interface Moment {
  readonly db: Database;
  readonly now: Date;
  readonly language?: Context['language'];
  readonly paymentKinds: Context['paymentKinds'];
}

/** Returns null if the request is on time; one without a payment, such as a favorite, always is. */
export async function lateness(moment: Moment, row: RequestRow, step: StageKind): Promise<Late | null> {
  const { db, now, language } = moment;
  const { service, account, execution_date: date, has_special_rate: hasSpecialRate } = row;
  if (service === null || account === null) return null;
  const ofService = await readServiceHours(db, { currency: account.currency, ...(language && { language }) });
  const hours = await kindOf(moment, row).hours(db, row, ofService, now);
  const found = punctuality(hours, { service, date, hasSpecialRate }, step, jakartaMoment(now.getTime()));
  if (!found.ok) throw refusalOf(found);
  return found.value.kind === 'late' ? found.value : null;
}

export async function checkPunctual(moment: Moment, row: RequestRow, step: StageKind): Promise<void> {
  const late = await lateness(moment, row, step);
  if (late) throw new Refusal(late.code, late.parameters);
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
