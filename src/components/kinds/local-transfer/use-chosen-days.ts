// What the bank says about the chosen day: whether the chosen method works on it, and whether it is too far away.
import { listTransferTypes } from '../../../../generated/calls/payments.ts';
import type { RailOffers, TransferType } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import type { CodedFailure } from '../../../lib/coded-message.ts';
import { useRailQuestion } from './use-rail-question.ts';

/** A method that is open around the clock works on holidays and at weekends, too. */
export const worksEveryDay = (answer: RailOffers | undefined, chosen: TransferType | ''): boolean =>
  answer?.items.some(({ transferType, open, cutOffTime }) => transferType === chosen && open && cutOffTime === null) ??
  false;

const tooFar = '74';

/** Said at the day itself, because no method is open for it. */
export function farDayFault(answer: RailOffers | undefined): CodedFailure | undefined {
  const offer = answer?.items.find(({ code }) => code === tooFar);
  return offer && { code: tooFar, ...(offer.parameters && { parameters: offer.parameters }) };
}

/** The same question as that of the methods, so the bank is asked once. */
export function useRailAnswer(): RailOffers | undefined {
  const asked = useRailQuestion();
  return useRead(listTransferTypes, asked ? { body: asked.question } : null, { keepsPrevious: true }).data;
}
