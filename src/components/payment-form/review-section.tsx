// The review as a sentence, with the bank's notes and the approval route below it.
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PaymentNote } from '../../../generated/types.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../text/use-texts.ts';
import { CompleteReview } from './complete-review.tsx';
import { usePaymentKind } from './kind-context.ts';
import { useCompletePayment } from './use-complete-payment.ts';
import { formFailures } from './form-check.ts';
import type { PaymentValues } from './payment-values.ts';
import { useShowFailures } from './use-show-failures.ts';

export interface ReviewProps {
  readonly confirmed: readonly PaymentNote[];
  readonly repairOf: string | undefined;
  onConfirm(note: PaymentNote, isConfirmed: boolean): void;
  /** Other actions beside the main button. */
  readonly children?: ReactNode;
}

function Incomplete({ children }: Pick<ReviewProps, 'children'>) {
  const t = useTexts('payments');
  const { schema, useWords } = usePaymentKind();
  const { incomplete } = useWords();
  const { getValues } = useFormContext<PaymentValues>();
  const leadTo = useShowFailures();
  return (
    <>
      <p className="text-ink-soft">{incomplete}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button variant="quiet" icon="search" onPress={() => leadTo(formFailures(schema, getValues()))}>
          {t('transfer.missing')}
        </Button>
        {children}
      </div>
    </>
  );
}

export function ReviewSection(props: ReviewProps) {
  const t = useTexts('payments');
  const complete = useCompletePayment();
  return (
    <Card>
      <Section id="review" title={t('transfer.reviewTitle')}>
        {complete.form ? (
          <CompleteReview {...props} {...complete} form={complete.form} />
        ) : (
          <Incomplete>{props.children}</Incomplete>
        )}
      </Section>
    </Card>
  );
}
