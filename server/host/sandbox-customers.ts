// The first month in which a customer has bills at a biller of the sandbox.
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Database } from '../db/database.ts';
import type { BillQuestion } from './host.ts';

/** Stores the month at the first inquiry, so that unpaid bills stay open. Returns an earlier one after the clock was set back. */
export async function firstMonthOf(
  db: Database,
  { institution, customerNumber }: BillQuestion,
  ifAskedFirst: CalendarDate,
): Promise<CalendarDate> {
  const known = await db
    .selectFrom('host_bill_customers')
    .select('first_month')
    .where('institution', '=', institution)
    .where('customer_number', '=', customerNumber)
    .executeTakeFirst();
  if (known) return known.first_month < ifAskedFirst ? known.first_month : ifAskedFirst;
  await db
    .insertInto('host_bill_customers')
    .values({ institution, customer_number: customerNumber, first_month: ifAskedFirst })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ifAskedFirst;
}
