import type { AccountWarning } from '../generated/types.ts';
import { daysBetween } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';

export type CasaStanding = {
  readonly status: 'active' | 'dormant' | 'blocked' | 'closed';
  readonly ledger: bigint;
  readonly hold: bigint;
  readonly minimum: bigint;
  readonly overdraft: bigint;
};

const NEARLY_PERCENT = 90n;
const MATURING_DAYS = 7;
const INSTALMENT_DAYS = 10;

/** Returns true if at least nine tenths of a limit are used. */
export function isNearlyUsed(used: bigint, limit: bigint): boolean {
  return limit > 0n && used * 100n >= limit * NEARLY_PERCENT;
}

export function casaWarnings({ status, ledger, hold, minimum, overdraft }: CasaStanding): AccountWarning[] {
  const found: Partial<Record<AccountWarning, boolean>> = {
    dormant: status === 'dormant',
    blocked: status === 'blocked',
    'below-minimum': ledger >= 0n && ledger < minimum,
    overdrawn: ledger < 0n,
    'held-funds': hold > 0n,
    'limit-nearly-used': isNearlyUsed(-ledger, overdraft),
  };
  return namesOf(found);
}

export function depositWarnings(maturityDate: CalendarDate, today: CalendarDate): AccountWarning[] {
  const days = daysBetween(today, maturityDate);
  return days >= 0 && days <= MATURING_DAYS ? ['maturing-soon'] : [];
}

/** The state of an instalment: overdue after its due date, due shortly before it. */
export function instalmentState(dueDate: CalendarDate, today: CalendarDate): 'overdue' | 'due' | 'upcoming' {
  const days = daysBetween(today, dueDate);
  if (days < 0) return 'overdue';
  return days <= INSTALMENT_DAYS ? 'due' : 'upcoming';
}

export function loanWarnings(nextDue: CalendarDate | null, today: CalendarDate): AccountWarning[] {
  if (nextDue === null) return [];
  const state = instalmentState(nextDue, today);
  if (state === 'overdue') return ['overdue'];
  return state === 'due' ? ['instalment-due'] : [];
}

function namesOf(found: Partial<Record<AccountWarning, boolean>>): AccountWarning[] {
  return (Object.keys(found) as AccountWarning[]).filter((name) => found[name]);
}
