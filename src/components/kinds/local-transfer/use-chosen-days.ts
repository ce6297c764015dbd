// Whether the chosen rail works on the chosen day, and whether that day is too far in the future.
import { listTransferTypes } from '../../../../generated/calls/payments.ts';
import type { RailOffers, TransferType } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import type { CodedFailure } from '../../../lib/coded-message.ts';
import { useRailQuestion } from './use-rail-question.ts';

/** A rail without cut-off time also works on holidays and at weekends. */
export const worksEveryDay = (answer: RailOffers | undefined, chosen: TransferType | ''): boolean =>
  answer?.items.some(({ transferType, open, cutOffTime }) => transferType === chosen && open && cutOffTime === null) ??
  false;

const tooFar = '74';

/** Returns the failure to show at the date field when the day is too far, because then no rail is open. */
export function farDayFault(answer: RailOffers | undefined): CodedFailure | undefined {
  const offer = answer?.items.find(({ code }) => code === tooFar);
  return offer && { code: tooFar, ...(offer.parameters && { parameters: offer.parameters }) };
}

/** Asks the same question as the rail section, so the cached answer is used. */
export function useRailAnswer(): RailOffers | undefined {
  const asked = useRailQuestion();
  return useRead(listTransferTypes, asked ? { body: asked.question } : null, { keepsPrevious: true }).data;
}
