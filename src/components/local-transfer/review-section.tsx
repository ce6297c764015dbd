// The review reads like a sentence; below it what the bank says about it, and who will have to act.
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PaymentNoteKind } from '../../../generated/types.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../text/use-texts.ts';
import { CompleteReview } from './complete-review.tsx';
import { useCompleteTransfer } from './use-complete-transfer.ts';
import { transferFailures } from './transfer-schema.ts';
import type { TransferValues } from './transfer-values.ts';
import { useLeadTo } from './use-lead-to.ts';

export interface ReviewProps {
  readonly confirmed: readonly PaymentNoteKind[];
  readonly repairOf: string | undefined;
  onConfirm(kind: PaymentNoteKind, isConfirmed: boolean): void;
  /** What else can be done with it, beside its main button. */
  readonly children?: ReactNode;
}

function Incomplete({ children }: Pick<ReviewProps, 'children'>) {
  const t = useTexts('payments');
  const leadTo = useLeadTo();
  const { getValues } = useFormContext<TransferValues>();
  return (
    <>
      <p className="text-ink-soft">{t('transfer.incomplete')}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button variant="quiet" icon="search" onPress={() => leadTo(transferFailures(getValues()))}>
          {t('transfer.missing')}
        </Button>
        {children}
      </div>
    </>
  );
}

export function ReviewSection(props: ReviewProps) {
  const t = useTexts('payments');
  const complete = useCompleteTransfer();
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
