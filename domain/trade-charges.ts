import type { ChargeInstruction } from './fees.ts';

export type TradeChargeType = ChargeInstruction | 'FAC' | 'FAG';

/**
 * SWIFT knows only SHA, BEN and OUR. With FAC (full amount) the sender pays all banks except the payee's own; with FAG
 * (full amount guaranteed) the sender pays that one as well.
 */
export const instructionOfTrade = (type: TradeChargeType): ChargeInstruction =>
  type === 'FAC' || type === 'FAG' ? 'OUR' : type;
