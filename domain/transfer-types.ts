import { nextWorkingDay } from './business-calendar.ts';
import type { CalendarDate } from './calendar-date.ts';
import { serviceState } from './cut-off.ts';
import type { ServiceHours } from './cut-off.ts';
import type { JakartaMoment } from './jakarta-time.ts';
import { compare } from './money.ts';
import type { CurrencyCode, Money } from './money.ts';
import { railFailure } from './rail-failures.ts';
import { rowInForce } from './reference-data.ts';
import type { DatedRow } from './reference-data.ts';
import { failure, flatMap, success } from './result.ts';
import type { Failure, Result } from './result.ts';

export type RailService =
  | 'SVC_LCY_OVB'
  | 'SVC_LCY_ONLINE'
  | 'SVC_LCY_BIFAST'
  | 'SVC_LCY_LLG'
  | 'SVC_LCY_RTGS'
  | 'SVC_FCY_OVB'
  | 'SVC_FCY_TT';
/** What a rail accepts. A null limit means no limit; `currencies` lists the accepted ones. */
export type RailRow = DatedRow & {
  readonly service: RailService;
  readonly name: string;
  readonly currencies: readonly CurrencyCode[];
  readonly reach: 'same-bank' | 'other-bank';
  readonly minimum: Money | null;
  /** RTGS takes amounts above its minimum, the others also the minimum itself. */
  readonly minimumIsIncluded: boolean;
  readonly maximum: Money | null;
};
export type Transfer = { readonly amount: Money; readonly isSameBank: boolean; readonly date: CalendarDate };
export type Rail =
  | { readonly service: RailService; readonly name: string; readonly open: true }
  | { readonly service: RailService; readonly name: string; readonly open: false; readonly because: Failure };
type Check = (row: RailRow, transfer: Transfer, hours: ServiceHours, now: JakartaMoment) => Result<unknown>;

/** Returns all rails in force on the day of the transfer, each open or with the first reason why not. */
export function railsFor(
  rows: readonly RailRow[],
  transfer: Transfer,
  hours: ServiceHours,
  now: JakartaMoment,
): Rail[] {
  const services = [...new Set(rows.map(({ service }) => service))];
  return services.flatMap((service) => {
    const row = rowFor(
      rows.filter((candidate) => candidate.service === service),
      transfer,
    );
    return row ? [railFor(row, transfer, hours, now)] : [];
  });
}

/** A rail can have one row per currency. If none takes the currency, any row can report that. */
function rowFor(rows: readonly RailRow[], { amount, date }: Transfer): RailRow | undefined {
  return (
    rowInForce(
      rows.filter(({ currencies }) => currencies.includes(amount.currency)),
      date,
    ) ?? rowInForce(rows, date)
  );
}

const CHECKS: readonly Check[] = [
  ({ currencies }, { amount }) =>
    currencies.includes(amount.currency) ? success(amount) : failure('98', { currency: currencies.join(', ') }),
  ({ reach }, { isSameBank }) =>
    (reach === 'same-bank') === isSameBank ? success(reach) : failure('UNSUPPORTED_PAYMENT_TYPE'),
  (row, { amount }) => withinLimits(row, amount),
  isServed,
];

function railFor(row: RailRow, transfer: Transfer, hours: ServiceHours, now: JakartaMoment): Rail {
  const { service, name } = row;
  for (const check of CHECKS) {
    const result = check(row, transfer, hours, now);
    if (!result.ok) return { service, name, open: false, because: result };
  }
  return { service, name, open: true };
}

function withinLimits({ service, minimum, minimumIsIncluded, maximum }: RailRow, amount: Money): Result<Money> {
  return flatMap(order(amount, minimum), (toMinimum) => {
    if (minimum && (toMinimum < 0 || (toMinimum === 0 && !minimumIsIncluded)))
      return railFailure(service, 'below', minimum);
    return flatMap(order(amount, maximum), (toMaximum) =>
      maximum && toMaximum > 0 ? railFailure(service, 'above', maximum) : success(amount),
    );
  });
}

function order(amount: Money, limit: Money | null): Result<-1 | 0 | 1> {
  return limit === null ? success(0) : compare(amount, limit);
}

/** For a later day only the day counts; for today also the time. */
function isServed(
  { service, name }: RailRow,
  { date }: Transfer,
  hours: ServiceHours,
  now: JakartaMoment,
): Result<unknown> {
  if (date < now.date) return failure('117');
  const at = date === now.date ? now : { date, time: '00:00' };
  return flatMap(serviceState(hours, service, at), (state): Result<unknown> => {
    if (state.state !== 'closed') return success(state);
    if (state.because === 'cut-off') return failure('160', { service: name, cutOff: { time: state.closedAt } });
    return flatMap(nextWorkingDay(hours.calendar, date), (next) => failure('118', { date: { date: next } }));
  });
}
