import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RailOffer, RailOffers, TransferType } from '../../../../generated/types.ts';
import { keptRail, type OfferedRail } from '../../../../domain/rail-choice.ts';
import { fromWire } from '../../../../domain/money.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TransferValues } from './transfer-values.ts';

export function railOf({ transferType, open, fee, arrival }: RailOffer): OfferedRail<TransferType> {
  const read = fromWire(fee);
  const expectedBy = arrival && Date.parse(arrival.expectedBy);
  return { name: transferType, isOpen: open, fee: read.ok ? read.value.minor : 0n, expectedBy };
}

/** Sets the rail when the offers change. A rail that the user chose stays while it is open. */
export function useRailFromOffers(answer: RailOffers | undefined, key: string): void {
  const { setValue, getValues } = useFormContext<TransferValues>();
  // Choosing a favorite sets its rail without a new answer of the bank, so the effect also depends on the rail.
  const transferType = useFieldValue<string>('transferType');
  useEffect(() => {
    if (!answer) return;
    const [chosen, isByHand] = getValues(['transferType', 'railByHand']);
    const kept = keptRail(answer.items.map(railOf), { chosen, isByHand, recommended: answer.recommended });
    if (kept.chosen !== chosen) setValue('transferType', kept.chosen);
    if (kept.isByHand !== isByHand) setValue('railByHand', kept.isByHand);
    setValue('railFor', key);
  }, [answer, key, transferType, getValues, setValue]);
}
