import type { RecurringContent } from '../../../../generated/types.ts';
import { plannedDaysOf, SeriesFacts } from './series-facts.tsx';

interface RecurringFactsProps {
  readonly content: RecurringContent;
  readonly payeeName: string;
}

export const RecurringFacts = ({ content, payeeName }: RecurringFactsProps) => (
  <SeriesFacts
    payment={content.payment}
    payeeName={payeeName}
    payments={plannedDaysOf(content.payment).length - (content.skippedOccurrences ?? 0)}
    executed={content.executedOccurrences}
    remaining={content.remainingOccurrences}
  />
);
