// The review of a complete payment: shown as the bank validated it, confirmed and sent.
import { memo, useMemo } from 'react';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { CodeName } from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';
import type { Read } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { useRefusedFields } from '../form/use-refused-fields.ts';
import { CodeNamesProvider } from '../text/code-names.tsx';
import { useTexts } from '../text/use-texts.ts';
import { Costs, Exchanged, Route } from './consequences.tsx';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentContent, Validated } from './payment-content.ts';
import { asSent, withoutForm } from './payment-values.ts';
import { repeatOf, withCapAsAmount, type Repeat } from './repeat/repeat-values.ts';
import { SeriesPlan } from './repeat/series-plan.tsx';
import { isConfirmed, isToBeTicked, ReviewNotes } from './review-notes.tsx';
import type { ReviewProps } from './review-section.tsx';
import { SubmitPayment } from './submit-payment.tsx';
import type { CompletePayment } from './use-complete-payment.ts';

interface ShownProps {
  /** The payment with its payee, as validated by the bank. */
  readonly content: PaymentContent;
  readonly payeeName: string;
  /** Undefined until the bank has answered. */
  readonly executionDate: CalendarDate | undefined;
  /** Set if the payment repeats. */
  readonly repeat: Repeat | undefined;
  readonly conversion: Validated['conversion'];
}

function Sentence({ content, payeeName, executionDate, repeat }: ShownProps) {
  const { review } = usePaymentKind().useSentences();
  const sentence = review(content, payeeName, { today: bankToday(), executionDate, repeat: repeat?.timing });
  if (sentence === undefined) return <Skeleton className="h-7 w-full" />;
  return <p className="text-lg font-semibold text-balance">{sentence}</p>;
}

const Consequences = memo(({ content, payeeName, executionDate, repeat, conversion }: ShownProps) => {
  const { Facts } = usePaymentKind();
  const isMost = repeat?.cap !== undefined;
  const day = repeat ? undefined : executionDate;
  return (
    <>
      <Facts content={content} payeeName={payeeName} executionDate={day} isMost={isMost} />
      {conversion && <Exchanged conversion={conversion} />}
      {repeat && <SeriesPlan timing={repeat.timing} />}
      <Costs form={content.form} isMost={isMost} conversion={conversion} />
      <Route form={content.form} />
    </>
  );
});

/** Reads the bank's validation of the payment. If the bank refuses it, an earlier answer must not be used. */
function useBankWord(form: PaymentContent['form'], refNo: string | undefined): Read<Validated> {
  const read = usePaymentKind().calls.useValidation({ form: asSent(form), refNo });
  useRefusedFields(read.error, withoutForm);
  if (read.error) return { ...read, data: undefined };
  if (!read.data || !repeatOf(form)) return read;
  // A payment of a series is usually like an earlier one.
  const notes = read.data.notes.filter(({ kind }) => kind !== 'possible-duplicate');
  return { ...read, data: { ...read.data, notes } };
}

interface CompleteProps extends ReviewProps, CompletePayment {
  readonly form: PaymentContent['form'];
}

/** A favorite is paid with its current data at the bank, so the bank's answer replaces what the form contained. */
function useShown({ form, values }: CompleteProps, read: Read<Validated>): ShownProps {
  const kind = usePaymentKind();
  const known = read.isLoading ? undefined : read.data;
  return useMemo(
    () => ({
      content: kind.contentOf(withCapAsAmount(form), values, known),
      payeeName: kind.payeeNameOf(values),
      executionDate: known?.executionDate,
      repeat: repeatOf(form),
      conversion: known?.conversion,
    }),
    [kind, form, values, known],
  );
}

const none: readonly CodeName[] = [];
const noNames = () => none;

/** The names of the codes in the form; those of a list are known while the bank checks the form, and if it refuses it. */
function useNames(form: PaymentContent['form'], read: Read<Validated>) {
  const { useCodeNames = noNames } = usePaymentKind();
  const listed = useCodeNames(form);
  const checked = read.data?.codeNames;
  return useMemo(() => [...listed, ...(checked ?? [])], [listed, checked]);
}

type Obstacle = 'checking' | 'confirmNotes';

function obstacleOf(
  { isSettled, confirmed }: CompleteProps,
  { data, isLoading }: Read<Validated>,
): Obstacle | undefined {
  if (!isSettled || isLoading) return 'checking';
  const isOpen = (data?.notes ?? []).some((note) => isToBeTicked(note) && !isConfirmed(note, confirmed));
  return isOpen ? 'confirmNotes' : undefined;
}

export function CompleteReview(props: CompleteProps) {
  const { form, confirmed, repairOf, onConfirm } = props;
  const t = useTexts('payments');
  const read = useBankWord(form, repairOf);
  const obstacle = obstacleOf(props, read);
  const shown = useShown(props, read);
  const names = useNames(form, read);
  return (
    <>
      <Sentence {...shown} />
      <Reading read={read} skeleton={<Skeleton className="h-10 w-full" />}>
        {(answer) => <ReviewNotes answer={answer} confirmed={confirmed} onConfirm={onConfirm} />}
      </Reading>
      <CodeNamesProvider names={names} isAwaited={read.isLoading}>
        <Consequences {...shown} />
      </CodeNamesProvider>
      {obstacle === 'confirmNotes' && <p className="font-semibold text-wait">{t('transfer.confirmNotes')}</p>}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <SubmitPayment
          form={withCapAsAmount(form)}
          isRepair={repairOf !== undefined}
          refused={obstacle === 'checking' ? [] : (read.error?.fields ?? [])}
          {...(obstacle && { disabledReason: t(`transfer.${obstacle}`) })}
        />
        {props.children}
      </div>
    </>
  );
}
