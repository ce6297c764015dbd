// A counter rate is fixed when the bank executes: what is debited follows from the rate of that moment.
import { add, fromWire, toWire } from '../../domain/money.ts';
import { flatMap, success, type Result } from '../../domain/result.ts';
import type { FeeQuote } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { exchangeAtCounter, type Exchange } from '../reference/counter-rate.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

/** The fee of another currency or account is no part of what this account is debited. */
function feesWith(fees: FeeQuote, row: RequestRow, { debit }: Exchange): Result<FeeQuote> {
  const isHere = fees.lines.some(({ account }) => account !== null && account === row.account?.number);
  if (!isHere) return success({ ...fees, totalDebit: toWire(debit) });
  return flatMap(fromWire(fees.totalFee), (fee) =>
    flatMap(add(debit, fee), (total) => success({ ...fees, totalDebit: toWire(total) })),
  );
}

/** The request as it is debited now; a failure where the bank has no rate. */
export async function atRateOfTheDay(db: Database, row: RequestRow, now: Date): Promise<Result<RequestRow>> {
  const { conversion, account, amount, currency, fees } = row;
  if (conversion?.rateType !== 'counter' || account === null || amount === null || currency === null)
    return success(row);
  const read = fromWire({ value: amount, currency });
  if (!read.ok) return read;
  const exchange = await exchangeAtCounter(db, { amount: read.value, currency: account.currency }, now);
  if (!exchange.ok) return exchange;
  const changed = fees && feesWith(fees, row, exchange.value);
  if (changed && !changed.ok) return changed;
  const change = {
    conversion: JSON.stringify(exchange.value.conversion),
    ...(changed && { fees: JSON.stringify(changed.value) }),
  };
  return success(await updateRequest(db, identityOf(row), change));
}
