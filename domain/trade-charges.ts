import type { ChargeInstruction } from './fees.ts';

export type TradeChargeType = ChargeInstruction | 'FAC' | 'FAG';

/**
 * How the banks on the way are told of the charges of a trade contract; SWIFT knows no others. With FAC (full amount) the
 * sender pays the banks up to that of the payee, with FAG (full amount guaranteed) that bank as well.
 */
export const instructionOfTrade = (type: TradeChargeType): ChargeInstruction =>
  type === 'FAC' || type === 'FAG' ? 'OUR' : type;
