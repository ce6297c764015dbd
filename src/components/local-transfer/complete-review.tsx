// A transfer that misses nothing: read over as the bank knows it, confirmed and sent.
import { memo, useMemo } from 'react';
import { validateLocalTransfer } from '../../../generated/calls/payments.ts';
import type { LocalTransferForm, LocalTransferValidation } from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import { useRead, type Read } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { useRefusedFields } from '../form/use-refused-fields.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { TransferFactsList } from '../transfer-facts/transfer-facts-list.tsx';
import { Costs, Route } from './review-consequences.tsx';
import { isToBeTicked, ReviewNotes } from './review-notes.tsx';
import type { ReviewProps } from './review-section.tsx';
import { SubmitTransfer } from './submit-transfer.tsx';
import { reviewSentence } from './transfer-sentence.ts';
import { asSent, withoutForm } from './transfer-values.ts';
import type { CompleteTransfer } from './use-complete-transfer.ts';
import { withBeneficiary } from './with-beneficiary.ts';

interface ShownProps {
  /** With its payee, as the bank knows it. */
  readonly form: LocalTransferForm;
  /** Undefined until the bank has said it. */
  readonly executionDate: CalendarDate | undefined;
}

function Sentence({ form, executionDate }: ShownProps) {
  const wording = { t: useTexts('payments'), kinds: useTexts('kinds'), format: useFormat() };
  const sentence = reviewSentence(form, { today: bankToday(), executionDate }, wording);
  if (sentence === undefined) return <Skeleton className="h-7 w-full" />;
  return <p className="text-lg font-semibold text-balance">{sentence}</p>;
}

const Consequences = memo(({ form, executionDate }: ShownProps) => (
  <>
    <TransferFactsList form={form} executionDate={executionDate} />
    <Costs form={form} />
    <Route form={form} />
  </>
));

/** The bank's word on the transfer. What it said before does not stand for one that it refuses. */
function useBankWord(form: LocalTransferForm, refNo: string | undefined): Read<LocalTransferValidation> {
  const body = { form: asSent(form), ...(refNo && { refNo }) };
  const read = useRead(validateLocalTransfer, { body }, { keepsPrevious: true });
  useRefusedFields(read.error, withoutForm);
  return read.error ? { ...read, data: undefined } : read;
}

interface CompleteProps extends ReviewProps, CompleteTransfer {
  readonly form: LocalTransferForm;
}

/** A favorite is paid as the bank keeps it now, so its word outranks what the form was filled with. */
function useShown({ form, beneficiary }: CompleteProps, read: Read<LocalTransferValidation>): ShownProps {
  const known = read.isLoading ? undefined : read.data;
  return useMemo(() => {
    const payee = known?.beneficiary ?? beneficiary;
    return { form: payee ? withBeneficiary(form, payee) : form, executionDate: known?.executionDate };
  }, [form, beneficiary, known]);
}

export function CompleteReview(props: CompleteProps) {
  const { form, isAtRest, confirmed, repairOf, onConfirm } = props;
  const t = useTexts('payments');
  const read = useBankWord(form, repairOf);
  const isUnconfirmed = (read.data?.notes ?? []).some((note) => isToBeTicked(note) && !confirmed.includes(note.kind));
  const isBeingChecked = !isAtRest || read.isLoading;
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
        <SubmitTransfer
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
