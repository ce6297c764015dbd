// The cards of the rails: fee, arrival and hours of each, which is the cheapest and the fastest, and why others are closed.
import type { ReactNode } from 'react';
import type { RailOffer } from '../../../../generated/types.ts';
import { formatTime } from '../../../../domain/date-format.ts';
import { bankNow } from '../../../api/bank-time.ts';
import type { Choice } from '../../../ui/radio-cards.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { useFieldText } from '../../failure/use-failure-words.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { soonIn } from './soon-in.ts';
import type { MarkedRails } from './use-rail-from-offers.ts';

function useMarks({ cheapest, fastest }: MarkedRails): (offer: RailOffer) => ReactNode {
  const t = useTexts('payments');
  return ({ transferType }) => {
    const marks = [
      ...(transferType === cheapest ? [t('transfer.cheapest')] : []),
      ...(transferType === fastest ? [t('transfer.fastest')] : []),
    ];
    return marks.map((mark) => (
      <StatusTag key={mark} tone="done">
        {mark}
      </StatusTag>
    ));
  };
}

function useArrival(): (offer: RailOffer) => string | null {
  const t = useTexts('payments');
  const format = useFormat();
  return (offer) => {
    if (!offer.arrival) return null;
    const soon = soonIn(offer, bankNow());
    return soon
      ? t('transfer.arrives', { moment: t(`transfer.${soon}`) })
      : t('transfer.arrivesBy', { moment: format.moment(offer.arrival.expectedBy) });
  };
}

/** Marks compare rails, so they appear only where there is a choice. */
export function useRailChoices(items: readonly RailOffer[], marked: MarkedRails): Choice[] {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const fieldText = useFieldText();
  const arrives = useArrival();
  const marksOf = useMarks(marked);
  const isChoice = items.filter(({ open }) => open).length > 1;
  return items.map((offer) => {
    const { transferType, fee, opensAt, cutOffTime, code, parameters } = offer;
    const from = opensAt && t('transfer.opens', { time: formatTime(opensAt, format.language) });
    const until = cutOffTime && t('transfer.cutOff', { time: formatTime(cutOffTime, format.language) });
    return {
      id: transferType,
      label: kinds(`rail.${transferType}`),
      detail: Number(fee.value) === 0 ? t('transfer.noFee') : t('transfer.fee', { amount: format.money(fee) }),
      ...(isChoice && { tag: marksOf(offer) }),
      description: [from, arrives(offer), until].filter(Boolean).join(' · '),
      ...(code && { disabledReason: fieldText({ code, ...(parameters && { parameters }) }) }),
    };
  });
}
