// The fee, the maximum and the hours of each kind of billing, which are dated reference data.
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { ServiceHours } from '../../../domain/cut-off.ts';
import { isAbove, money, type Money } from '../../../domain/money.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { TaxBilling } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { minorOf } from '../../db/numeric.ts';
import { inForce } from '../../reference/in-force.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { taxService } from './billing.ts';

const table = { table: 'tax_billing_kinds', keys: ['kind'] };

/** Undefined if the bank does not take billings of this kind on that day. */
export const findRules = (db: Database, kind: TaxBilling['kind'], on: CalendarDate) =>
  db.selectFrom('tax_billing_kinds').selectAll().where('kind', '=', kind).where(inForce(table, on)).executeTakeFirst();

export type BillingRules = NonNullable<Awaited<ReturnType<typeof findRules>>>;

/** Throws a Refusal if the bank does not take billings of this kind on that day. */
export async function loadRules(db: Database, kind: TaxBilling['kind'], on: CalendarDate): Promise<BillingRules> {
  const rules = await findRules(db, kind, on);
  if (!rules) throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
  return rules;
}

export function checkMaximum({ maximum }: BillingRules, amount: Money): void {
  if (maximum === null) return;
  const most = money(minorOf(maximum), 'IDR');
  if (valueOf(isAbove(amount, most))) throw new Refusal('141', { maximum: most });
}

/** Returns the hours of the service, which on the day of the moment end when the state closes its books. */
export function hoursOfKind(
  hours: ServiceHours,
  { closes_at: closesAt, source }: BillingRules,
  at: Date,
): ServiceHours {
  const { date } = jakartaMoment(at.getTime());
  if (closesAt === null) return hours;
  const exception = { service: taxService, date, opensAt: null, closesAt, source } as const;
  return { ...hours, exceptions: [...hours.exceptions, exception] };
}
