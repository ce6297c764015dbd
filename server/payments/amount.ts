import { fromWire, type Money, type WireMoney } from '../../domain/money.ts';
import { valueOf } from '../refusal.ts';

export const amountOf = (wire: WireMoney): Money => valueOf(fromWire(wire));
