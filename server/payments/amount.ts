import { fromWire, type Money, type WireMoney } from '../../domain/money.ts';
import type { Result } from '../../domain/result.ts';
import { refusalOf } from '../refusal.ts';

/** What a rule found, or the refusal that says why it found nothing. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw refusalOf(result);
  return result.value;
}

export const amountOf = (wire: WireMoney): Money => valueOf(fromWire(wire));
