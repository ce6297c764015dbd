import { toWire, money, type Money } from '../../../domain/money.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { BankLimitRange } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readBankLimits } from '../../reference/rails.ts';
import { Refusal } from '../../refusal.ts';
import type { ForeignService } from './service.ts';

interface RangeQuestion {
  readonly service: ForeignService;
  readonly amount: Money;
  readonly on: CalendarDate;
  readonly field: string;
}

/** Checks the amount against the bank's range in its own currency, and returns the range. */
export async function checkBankRange(
  { db }: Context,
  { service, amount, on, field }: RangeQuestion,
): Promise<BankLimitRange> {
  const rows = await readBankLimits(db, on);
  const found = rows.find((row) => row.service === service && row.currency === amount.currency);
  const { minLimit = null, maxLimit = null } = found ?? {};
  if (minLimit && amount.minor < minLimit.minor) throw new Refusal('137', { minimum: minLimit }).at(field);
  if (maxLimit && amount.minor > maxLimit.minor) throw new Refusal('57', { maximum: maxLimit }).at(field);
  return { minLimit: toWire(minLimit ?? money(0n, amount.currency)), maxLimit: maxLimit && toWire(maxLimit) };
}
