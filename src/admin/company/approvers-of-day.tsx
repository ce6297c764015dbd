// "Who could approve what on this day?" The question is in the address, beside the day.
import { useSearchParams } from 'react-router-dom';
import { findApproversOfDay } from '../../../generated/calls/company.ts';
import type { ApproversQuestion } from '../../../generated/types.ts';
import { zApproversQuestion } from '../../../generated/zod.gen.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApproversAnswer } from './approvers-answer.tsx';
import { ApproversForm, hasNoAmount, type ApproversValues } from './approvers-form.tsx';

const valuesIn = (parameters: URLSearchParams): ApproversValues => ({
  transactionType: parameters.get('transactionType') ?? '',
  accountId: parameters.get('accountId') ?? '',
  accountName: parameters.get('accountName') ?? '',
  currency: 'IDR',
  amount: parameters.get('amount') ?? '',
});

/** Null for an address that asks nothing, or asks wrongly. */
export function approversQuestionIn(parameters: URLSearchParams, date: string): ApproversQuestion | null {
  const { transactionType, accountId, amount, currency } = valuesIn(parameters);
  const asked = {
    date,
    transactionType,
    accountId,
    ...(!hasNoAmount(transactionType) && { amount: { value: amount, currency } }),
  };
  return zApproversQuestion.safeParse(asked).success ? (asked as ApproversQuestion) : null;
}

export function ApproversOfDayCard({ date }: { readonly date: string }) {
  const t = useTexts('company');
  const [parameters, setParameters] = useSearchParams();
  const question = approversQuestionIn(parameters, date);
  const read = useRead(findApproversOfDay, question && { body: question });
  const ask = ({ transactionType, accountId, amount }: ApproversValues) =>
    setParameters({
      ...Object.fromEntries(parameters),
      date,
      transactionType,
      accountId,
      amount: hasNoAmount(transactionType) ? '' : amount,
    });
  return (
    <Card>
      <Section title={t('approvers.title')} description={t('approvers.intro')}>
        <ApproversForm initial={valuesIn(parameters)} onAsk={ask} />
        {question && (
          <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
            {(found) => <ApproversAnswer found={found} />}
          </Reading>
        )}
      </Section>
    </Card>
  );
}
