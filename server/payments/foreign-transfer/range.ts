import { toWire, money, type Money } from '../../../domain/money.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { BankLimitRange } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readBankLimits, type BankLimit } from '../../reference/rails.ts';
import { Refusal } from '../../refusal.ts';
import type { ForeignService } from './service.ts';

interface Sent {
  readonly service: ForeignService;
  readonly currency: string;
  readonly on: CalendarDate;
}

/** Rupiah that this bank sells have no range; a foreign currency without one is not sent on that day. */
async function findRange(db: Database, { service, currency, on }: Sent): Promise<BankLimit | 'not-sent' | undefined> {
  const rows = await readBankLimits(db, on);
  const found = rows.find((row) => row.service === service && row.currency === currency);
  return found ?? (currency === 'IDR' ? undefined : 'not-sent');
}

/** Throws a Refusal if the bank does not send the currency any more on the day of a request that waits. */
export async function checkStillSent(db: Database, sent: Sent): Promise<void> {
  if ((await findRange(db, sent)) === 'not-sent') throw new Refusal('UNSUPPORTED_SERVICE_TYPE');
}

interface RangeQuestion {
  readonly service: ForeignService;
  readonly amount: Money;
  readonly on: CalendarDate;
  /** The path of the amount, with its value and its currency. */
  readonly place: string;
}

/** Checks the amount against the bank's range in its own currency, and returns the range. */
export async function checkBankRange(
  { db }: Context,
  { service, amount, on, place }: RangeQuestion,
): Promise<BankLimitRange> {
  const { currency } = amount;
  const found = await findRange(db, { service, currency, on });
  if (found === 'not-sent') throw new Refusal('FIELD_NOT_IN_LIST').at(`${place}.currency`);
  const { minLimit = null, maxLimit = null } = found ?? {};
  if (minLimit && amount.minor < minLimit.minor) throw new Refusal('137', { minimum: minLimit }).at(`${place}.value`);
  if (maxLimit && amount.minor > maxLimit.minor) throw new Refusal('57', { maximum: maxLimit }).at(`${place}.value`);
  return { minLimit: toWire(minLimit ?? money(0n, currency)), maxLimit: maxLimit && toWire(maxLimit) };
}
