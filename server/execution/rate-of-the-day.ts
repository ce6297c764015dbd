// A counter rate is fixed at the execution: the debited amount is computed from the rate of that moment.
import { debitWithFees } from '../../domain/fees.ts';
import { fromWire, toWire, type Money } from '../../domain/money.ts';
import { flatMap, mapValue, success, type Result } from '../../domain/result.ts';
import type { FeeQuote } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { exchangeAtCounter } from '../reference/counter-rate.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

function feesWith(fees: FeeQuote, account: string, debit: Money): Result<FeeQuote> {
  return flatMap(fromWire(fees.totalFee), (total) =>
    mapValue(debitWithFees(account, debit, { ...fees, total }), (totalDebit) => ({
      ...fees,
      totalDebit: toWire(totalDebit),
    })),
  );
}

/** Stores the conversion and fees at the current rate; a failure if the bank has no rate. */
export async function atRateOfTheDay(db: Database, row: RequestRow, now: Date): Promise<Result<RequestRow>> {
  const { conversion, account, amount, currency, fees } = row;
  if (conversion?.rateType !== 'counter' || account === null || amount === null || currency === null)
    return success(row);
  const read = fromWire({ value: amount, currency });
  if (!read.ok) return read;
  const exchange = await exchangeAtCounter(db, { amount: read.value, currency: account.currency }, now);
  if (!exchange.ok) return exchange;
  const changed = fees && feesWith(fees, account.number, exchange.value.debit);
  if (changed && !changed.ok) return changed;
  const change = {
    conversion: JSON.stringify(exchange.value.conversion),
    ...(changed && { fees: JSON.stringify(changed.value) }),
  };
  return success(await updateRequest(db, identityOf(row), change));
}
