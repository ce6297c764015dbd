import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RailOffer, RailOffers, RailQuestion, TransferType } from '../../../../generated/types.ts';
import {
  bestWay,
  endOfDay,
  fastestRail,
  recommendedRail,
  takenRail,
  type OfferedRail,
} from '../../../../domain/rail-choice.ts';
import { fromWire } from '../../../../domain/money.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TransferValues } from './transfer-values.ts';

export function railOf({ transferType, open, fee, arrival }: RailOffer): OfferedRail<TransferType> {
  const read = fromWire(fee);
  const expectedBy = arrival && Date.parse(arrival.expectedBy);
  return { name: transferType, isOpen: open, fee: read.ok ? read.value.minor : 0n, expectedBy };
}

export interface MarkedRails {
  readonly cheapest: TransferType | null;
  readonly fastest: TransferType | null;
  /** The best one by what matters to the user. */
  readonly best: TransferType | null;
}

/** The same rule as `advisePayment`. A local transfer always brings the whole amount. */
export function markedRails(
  items: readonly RailOffer[],
  matters: TransferValues['matters'],
  { transactionDate }: Pick<RailQuestion, 'transactionDate'>,
): MarkedRails {
  const rails = items.map((offer) => ({ ...railOf(offer), isWhole: true }));
  const until = endOfDay(transactionDate);
  return {
    cheapest: recommendedRail(rails, until),
    fastest: fastestRail(rails),
    best: bestWay(rails, matters, until),
  };
}

export function useMarkedRails(items: readonly RailOffer[] | undefined, question: RailQuestion): MarkedRails {
  const matters = useFieldValue<TransferValues['matters']>('matters');
  return useMemo(() => markedRails(items ?? [], matters, question), [items, matters, question]);
}

/** Takes a rail when the offers change: the one that the user chose while it is open, otherwise the best one. */
export function useRailFromOffers(answer: RailOffers | undefined, key: string, best: TransferType | null): void {
  const { setValue, getValues } = useFormContext<TransferValues>();
  // Choosing a favorite sets its rail without a new answer of the bank, so the effect also depends on the rail.
  const transferType = useFieldValue<string>('transferType');
  useEffect(() => {
    if (!answer) return;
    const [chosen, wished] = getValues(['transferType', 'railWish']);
    const taken = takenRail(answer.items.map(railOf), wished, best);
    if (taken !== chosen) setValue('transferType', taken);
    setValue('railFor', key);
  }, [answer, key, best, transferType, getValues, setValue]);
}
