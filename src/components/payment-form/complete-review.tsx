// The review of a complete payment: shown as the bank validated it, confirmed and sent.
import { memo, useMemo } from 'react';
import type { PaymentValidation } from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import type { Read } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { useRefusedFields } from '../form/use-refused-fields.ts';
import { useTexts } from '../text/use-texts.ts';
import { Costs, Route } from './consequences.tsx';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentContent } from './payment-content.ts';
import { asSent, withoutForm } from './payment-values.ts';
import { isToBeTicked, ReviewNotes } from './review-notes.tsx';
import type { ReviewProps } from './review-section.tsx';
import { SubmitPayment } from './submit-payment.tsx';
import type { CompletePayment } from './use-complete-payment.ts';

interface ShownProps {
  /** The payment with its payee, as validated by the bank. */
  readonly content: PaymentContent;
  readonly payeeName: string;
  /** Undefined until the bank has answered. */
  readonly executionDate: CalendarDate | undefined;
}

function Sentence({ content, payeeName, executionDate }: ShownProps) {
  const { review } = usePaymentKind().useSentences();
  const sentence = review(content, payeeName, { today: bankToday(), executionDate });
  if (sentence === undefined) return <Skeleton className="h-7 w-full" />;
  return <p className="text-lg font-semibold text-balance">{sentence}</p>;
}

const Consequences = memo(({ content, payeeName, executionDate }: ShownProps) => {
  const { Facts } = usePaymentKind();
  return (
    <>
      <Facts content={content} payeeName={payeeName} executionDate={executionDate} />
      <Costs form={content.form} />
      <Route form={content.form} />
    </>
  );
});

/** Reads the bank's validation of the payment. If the bank refuses it, an earlier answer must not be used. */
function useBankWord(form: PaymentContent['form'], refNo: string | undefined): Read<PaymentValidation> {
  const read = usePaymentKind().calls.useValidation({ form: asSent(form), refNo });
  useRefusedFields(read.error, withoutForm);
  return read.error ? { ...read, data: undefined } : read;
}

interface CompleteProps extends ReviewProps, CompletePayment {
  readonly form: PaymentContent['form'];
}

/** A favorite is paid with its current data at the bank, so the bank's answer replaces what the form contained. */
function useShown({ form, values }: CompleteProps, read: Read<PaymentValidation>): ShownProps {
  const kind = usePaymentKind();
  const known = read.isLoading ? undefined : read.data;
  return useMemo(
    () => ({
      content: kind.contentOf(form, values, known),
      payeeName: kind.payeeNameOf(values),
      executionDate: known?.executionDate,
    }),
    [kind, form, values, known],
  );
}

export function CompleteReview(props: CompleteProps) {
  const { form, isSettled, confirmed, repairOf, onConfirm } = props;
  const t = useTexts('payments');
  const read = useBankWord(form, repairOf);
  const isUnconfirmed = (read.data?.notes ?? []).some((note) => isToBeTicked(note) && !confirmed.includes(note.kind));
  const isBeingChecked = !isSettled || read.isLoading;
  const disabledReason = isBeingChecked ? t('transfer.checking') : isUnconfirmed && t('transfer.confirmNotes');
  const shown = useShown(props, read);
  return (
    <>
      <Sentence {...shown} />
      <Reading read={read} skeleton={<Skeleton className="h-10 w-full" />}>
        {(answer) => <ReviewNotes answer={answer} confirmed={confirmed} onConfirm={onConfirm} />}
      </Reading>
      <Consequences {...shown} />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <SubmitPayment
          form={form}
          isRepair={repairOf !== undefined}
          refused={isBeingChecked ? [] : (read.error?.fields ?? [])}
          {...(disabledReason && { disabledReason })}
        />
        {props.children}
      </div>
    </>
  );
}
