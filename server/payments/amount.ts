import { fromWire, type Money, type WireMoney } from '../../domain/money.ts';
import { Refusal, valueOf } from '../refusal.ts';

export const amountOf = (wire: WireMoney): Money => valueOf(fromWire(wire));

/** Local transfers are in rupiah, whichever currency the debited account has. */
export function rupiahOf(wire: WireMoney): Money {
  const amount = amountOf(wire);
  if (amount.currency !== 'IDR') throw new Refusal('98', { currency: 'IDR' });
  return amount;
}
