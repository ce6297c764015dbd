import type { RecurringContent } from '../../../../generated/types.ts';
import { SeriesFacts } from './series-facts.tsx';

interface RecurringFactsProps {
  readonly content: RecurringContent;
  readonly payeeName: string;
}

export const RecurringFacts = ({ content, payeeName }: RecurringFactsProps) => (
  <SeriesFacts
    payment={content.payment}
    payeeName={payeeName}
    executed={content.executedOccurrences}
    remaining={content.remainingOccurrences}
  />
);
