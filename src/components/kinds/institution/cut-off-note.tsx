import { formatTime } from '../../../../domain/date-format.ts';
import type { CalendarDate } from '../../../../domain/calendar-date.ts';
import type { CutOffCheck } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import type { Call } from '../../../api/call.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { PaymentValues } from '../../payment-form/payment-values.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

interface CutOffNoteProps<Named> {
  /** What is paid; undefined while it is not known. */
  readonly named: Named | undefined;
  readonly closed: 'bill.closed' | 'tax.closed';
  /** Asks until when payments of today are taken; nothing is asked without a question. */
  useCutOff(question: (Named & { readonly transactionDate: CalendarDate }) | null): CutOffCheck | undefined;
}

/** Says until when an immediate payment is taken today. */
export function CutOffNote<Named>({ named, closed, useCutOff }: CutOffNoteProps<Named>) {
  const t = useTexts('payments');
  const format = useFormat();
  const { kind } = useFieldValue<PaymentValues['timing']>('timing');
  const isNow = kind === 'immediate' && named !== undefined;
  const found = useCutOff(isNow ? { ...named, transactionDate: bankToday() } : null);
  if (!found || !isNow) return null;
  const time = found.cutOffTime && formatTime(found.cutOffTime, format.language);
  const open = time ? t('bill.openUntil', { time }) : '';
  const text = found.open ? open : t(closed, { date: format.date(found.nextWorkingDay) });
  return <p className={found.open ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-wait'}>{text}</p>;
}

interface InstitutionCutOffProps {
  readonly call: Call<'checkBillPaymentCutOff' | 'checkTopUpCutOff'>;
}

export function InstitutionCutOff({ call }: InstitutionCutOffProps) {
  const institution = useFieldValue<string>('payeeDetails.institution');
  return (
    <CutOffNote
      named={institution ? { institution } : undefined}
      closed="bill.closed"
      useCutOff={(question) => useRead(call, question && { body: question }).data}
    />
  );
}
