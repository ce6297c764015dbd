// Stamp duty goes to the state, so it is named apart from the fee that it is charged with.
import { fromWire, subtract, sum, toWire } from './money.ts';

type Wire = { readonly value: string; readonly currency: string };

export type ChargedTogether<Amount extends Wire> = {
  readonly lines: readonly { readonly type: string; readonly amount: Amount }[];
  readonly totalFee: Amount;
};

export type FeesApart<Amount> = { readonly fee: Amount; readonly stampDuty: Amount | null };

/** Returns null as the duty if none is due in the currency of the fee. */
export function feesApart<Amount extends Wire>({ lines, totalFee }: ChargedTogether<Amount>): FeesApart<Amount> {
  const { currency } = totalFee;
  const read = lines
    .filter(({ type, amount }) => type === 'stamp' && amount.currency === currency)
    .map(({ amount }) => fromWire(amount));
  const total = fromWire(totalFee);
  const duty = total.ok
    ? sum(
        read.flatMap((one) => (one.ok ? [one.value] : [])),
        total.value.currency,
      )
    : total;
  if (!total.ok || !duty.ok || duty.value.minor === 0n) return { fee: totalFee, stampDuty: null };
  const fee = subtract(total.value, duty.value);
  if (!fee.ok) return { fee: totalFee, stampDuty: null };
  return {
    fee: { ...totalFee, value: toWire(fee.value).value },
    stampDuty: { ...totalFee, value: toWire(duty.value).value },
  };
}
