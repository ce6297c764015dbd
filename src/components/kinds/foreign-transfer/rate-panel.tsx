import type { CurrencyCode } from '../../../../generated/types.ts';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { CounterQuote } from './counter-quote.tsx';
import { DealFields } from './deal-fields.tsx';
import type { ForeignValues } from './foreign-values.ts';

/** The rate of an exchange; the account has another currency than the amount. */
export function RatePanel({ from }: { readonly from: CurrencyCode }) {
  const t = useTexts('payments');
  const rateType = useFieldValue<ForeignValues['deal']['rateType']>('deal.rateType');
  const isRepeated = useFieldValue<string>('timing.kind') === 'recurring';
  const choices = [
    { id: 'counter', label: t('foreign.counter'), description: t('foreign.counterText'), icon: 'chart' as const },
    { id: 'special', label: t('foreign.special'), description: t('foreign.specialText'), icon: 'key' as const },
  ];
  if (isRepeated)
    return (
      <>
        <p className="text-sm text-ink-soft">{t('foreign.rateOfEachDay')}</p>
        <CounterQuote from={from} />
      </>
    );
  return (
    <>
      <RadioCardsField<ForeignValues>
        name="deal.rateType"
        label={t('foreign.rateType')}
        choices={choices}
        columns={2}
      />
      {rateType === 'counter' ? <CounterQuote from={from} /> : <DealFields from={from} />}
    </>
  );
}
