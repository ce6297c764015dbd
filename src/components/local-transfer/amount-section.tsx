import type { RailOffers, TransferType } from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { RadioCardsField } from '../form/choice-fields.tsx';
import { DateField } from '../form/date-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { AmountInWords } from '../money/amount-in-words.tsx';
import { useTexts } from '../text/use-texts.ts';
import { BalanceAfter } from './balance-after.tsx';
import { isPastDay, type TransferValues } from './transfer-values.ts';
import { farDayFault, useLastDay, useRailAnswer, worksEveryDay } from './use-chosen-days.ts';

function TypedInWords() {
  const value = useFieldValue<string>('transactionDetails.amount.value');
  return <div className="min-h-lh text-sm">{value && <AmountInWords amount={{ value, currency: 'IDR' }} />}</div>;
}

function Day({ answer, isEveryDay }: { readonly answer: RailOffers | undefined; readonly isEveryDay: boolean }) {
  const t = useTexts('payments');
  const timing = useFieldValue<TransferValues['timing']>('timing');
  const dateBefore = useFieldValue<string>('dateBefore');
  const today = bankToday();
  const max = useLastDay(today);
  if (timing.kind !== 'forward-dated') return null;
  return (
    <DateField<TransferValues>
      name="timing.transactionDate"
      label={t('transfer.date')}
      min={today}
      {...(max && { max })}
      closedDays={isEveryDay ? 'allowed' : 'refused'}
      fault={isPastDay({ timing, dateBefore }, today) ? { code: '117' } : farDayFault(answer)}
      className="max-w-64"
    />
  );
}

export function AmountSection() {
  const t = useTexts('payments');
  const answer = useRailAnswer();
  const isEveryDay = worksEveryDay(answer, useFieldValue<TransferType | ''>('transferType'));
  const choices = [
    { id: 'immediate', label: t('transfer.now'), description: t('transfer.nowText'), icon: 'bolt' as const },
    {
      id: 'forward-dated',
      label: t('transfer.onDate'),
      description: t(isEveryDay ? 'transfer.onAnyDateText' : 'transfer.onDateText'),
      icon: 'calendar' as const,
    },
  ];
  return (
    <Card>
      <Section id="amount" title={t('transfer.amountTitle')}>
        <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
          <div className="flex max-w-96 flex-col gap-1">
            <MoneyField<TransferValues>
              name="transactionDetails.amount.value"
              label={t('transfer.amount')}
              currency="IDR"
            />
            <TypedInWords />
          </div>
          <BalanceAfter />
        </div>
        <RadioCardsField<TransferValues> name="timing.kind" label={t('transfer.when')} choices={choices} columns={2} />
        <Day answer={answer} isEveryDay={isEveryDay} />
      </Section>
    </Card>
  );
}
