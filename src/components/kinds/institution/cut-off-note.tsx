import { formatTime } from '../../../../domain/date-format.ts';
import type { CalendarDate } from '../../../../domain/calendar-date.ts';
import type { CutOffCheck } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { PaymentValues } from '../../payment-form/payment-values.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

interface CutOffNoteProps {
  /** Asks until when the institution takes payments of today; nothing is asked without a question. */
  useCutOff(
    question: { readonly institution: string; readonly transactionDate: CalendarDate } | null,
  ): CutOffCheck | undefined;
}

/** Says until when the institution takes an immediate payment today. */
export function CutOffNote({ useCutOff }: CutOffNoteProps) {
  const t = useTexts('payments');
  const format = useFormat();
  const institution = useFieldValue<string>('payeeDetails.institution');
  const { kind } = useFieldValue<PaymentValues['timing']>('timing');
  const isNow = kind === 'immediate' && institution !== '';
  const found = useCutOff(isNow ? { institution, transactionDate: bankToday() } : null);
  if (!found || !isNow) return null;
  const time = found.cutOffTime && formatTime(found.cutOffTime, format.language);
  const open = time ? t('bill.openUntil', { time }) : '';
  const text = found.open ? open : t('bill.closed', { date: format.date(found.nextWorkingDay) });
  return <p className={found.open ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-wait'}>{text}</p>;
}
