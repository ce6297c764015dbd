// What the bank would do: how many payments, until when it can be approved, and the next days.
import { checkRecurringSchedule } from '../../../../generated/calls/recurring.ts';
import type { CurrencyCode, RecurringTiming } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Reading } from '../../failure/reading.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useRefusedFields } from '../../form/use-refused-fields.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { usePaymentKind } from '../kind-context.ts';
import { SeriesDays } from './series-days.tsx';

const fieldOf = (path: string) => path.replace(/^timing\./, 'repeat.');

const paymentTypes: Readonly<Partial<Record<string, 'LCY' | 'FCY' | 'BILL_PAY' | 'TOPUP'>>> = {
  LCY: 'LCY',
  FCY: 'FCY',
  BILL_PAY: 'BILL_PAY',
  TOPUP: 'TOPUP',
};

/** Undefined for a payment that stays in the country. */
function useCurrencyAbroad(): CurrencyCode | undefined {
  const transferType = useFieldValue<string | undefined>('transferType');
  const currency = useFieldValue<CurrencyCode | undefined>('transactionDetails.amount.currency');
  return transferType === 'TT' ? currency : undefined;
}

export function SeriesPlan({ timing }: { readonly timing: RecurringTiming }) {
  const t = useTexts('payments');
  const { date } = useFormat();
  const { menuAccess } = usePaymentKind();
  const currency = useCurrencyAbroad();
  const paymentType = paymentTypes[menuAccess];
  const read = useRead(
    checkRecurringSchedule,
    paymentType ? { body: { paymentType, timing, ...(currency && { currency }) } } : null,
    {
      keepsPrevious: true,
    },
  );
  useRefusedFields(read.error, fieldOf);
  return (
    <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ occurrences, days, calendarEndsOn }) => (
        <Section title={t('repeat.planTitle', { count: occurrences })} level={3}>
          <p className="text-ink-soft">
            {t('repeat.approveBy', { date: date(timing.expiryDate) })}{' '}
            {days.some(({ shift }) => shift === 'unknown') && t('repeat.calendarEnds', { date: date(calendarEndsOn) })}
          </p>
          <SeriesDays days={days} />
        </Section>
      )}
    </Reading>
  );
}
