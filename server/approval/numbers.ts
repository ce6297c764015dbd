// Readable references: a prefix for the kind, the day, and a running number.
import { menus } from '../../domain/payment-menus.ts';
import type { TransactionType } from '../../generated/types.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Database } from '../db/database.ts';
import { nextNumber } from './store.ts';

const digitsOf = (now: Date) => jakartaMoment(now.getTime()).date.replaceAll('-', '');
const padded = (number: number, length: number) => String(number).padStart(length, '0');

/** Requests and tasks share one sequence, so that a reference is never used twice. */
export async function newReferencesWith(db: Database, prefix: string, now: Date) {
  const number = await nextNumber(db, 'request_numbers');
  const day = digitsOf(now);
  return {
    taskId: `TSK-${day}-${padded(number, 6)}`,
    refNo: `${prefix}${day.slice(2)}${padded(number, 7)}`,
  };
}

export const newReferences = (db: Database, menuAccess: TransactionType, now: Date) =>
  newReferencesWith(db, menus[menuAccess].prefix, now);

export async function newLogId(db: Database, now: Date): Promise<string> {
  return `LOG-${digitsOf(now)}-${padded(await nextNumber(db, 'execution_numbers'), 7)}`;
}

export const stepId = (actedAt: Date, stepNo: number) => `STEP-${digitsOf(actedAt)}-${padded(stepNo, 6)}`;

export function stepNumber(idProcessStep: string): number | undefined {
  const digits = /^STEP-\d{8}-(\d{6,15})$/.exec(idProcessStep)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
