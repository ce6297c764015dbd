// "Who could approve what on this day?" The question is in the address, beside the day.
import { useSearchParams } from 'react-router-dom';
import { findApproversOfDay } from '../../../generated/calls/company.ts';
import type { ApproversQuestion } from '../../../generated/types.ts';
import { zApproversQuestion } from '../../../generated/zod.gen.ts';
import { useRead } from '../../api/read.ts';
import { requestIn, wireRequest, type AskedRequest } from '../../components/asked-request/asked-request.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApproversAnswer } from './approvers-answer.tsx';
import { ApproversForm } from './approvers-form.tsx';

/** Null for an address that asks nothing, or asks wrongly. */
export function approversQuestionIn(parameters: URLSearchParams, date: string): ApproversQuestion | null {
  const asked = { date, ...wireRequest(requestIn(parameters)) };
  return zApproversQuestion.safeParse(asked).success ? (asked as ApproversQuestion) : null;
}

export function ApproversOfDayCard({ date }: { readonly date: string }) {
  const t = useTexts('company');
  const [parameters, setParameters] = useSearchParams();
  const question = approversQuestionIn(parameters, date);
  const read = useRead(findApproversOfDay, question && { body: question });
  const ask = (asked: AskedRequest) => setParameters({ ...Object.fromEntries(parameters), date, ...asked });
  return (
    <Card>
      <Section title={t('approvers.title')} description={t('approvers.intro')}>
        <ApproversForm initial={requestIn(parameters)} onAsk={ask} />
        {question && (
          <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
            {(found) => <ApproversAnswer found={found} />}
          </Reading>
        )}
      </Section>
    </Card>
  );
}
