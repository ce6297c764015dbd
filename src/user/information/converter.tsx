import { useState } from 'react';
import { listExchangeRates } from '../../../generated/calls/information.ts';
import type { RateBoardRow } from '../../../generated/types.ts';
import { convertThroughRupiah } from '../../../domain/money-scaling.ts';
import { fromWire, isCurrency, toWire, type CurrencyCode } from '../../../domain/money.ts';
import { groupTyped } from '../../../domain/typed-money.ts';
import { useRead } from '../../api/read.ts';
import { Amount } from '../../components/money/amount.tsx';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { isAmount, shownAmount, typedAmount } from '../../lib/money-text.ts';
import { Card } from '../../ui/card.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';

const everyCurrency = { body: { filter: {}, page: { size: 30 } } };

/** The rate of IDR is 1; the other rates come from the rate board. */
function quoteOf(rows: readonly RateBoardRow[], currency: CurrencyCode) {
  if (currency === 'IDR') return { rate: '1', unit: 1 };
  const row = rows.find((one) => one.currency === currency);
  return row && { rate: row.middle, unit: row.quoteUnit };
}

function converted(rows: readonly RateBoardRow[], value: string, from: string, to: string) {
  if (!isCurrency(from) || !isCurrency(to)) return undefined;
  const amount = fromWire({ value, currency: from });
  const [source, target] = [quoteOf(rows, from), quoteOf(rows, to)];
  if (!amount.ok || !source || !target) return undefined;
  const result = convertThroughRupiah(amount.value, source, target, to, 'half-up');
  return result.ok ? toWire(result.value) : undefined;
}

export function Converter() {
  const t = useTexts('information');
  const { data } = useRead(listExchangeRates, everyCurrency);
  const { language } = useFormat();
  const fieldText = useFieldText();
  const [value, setValue] = useState('1000.00');
  const [from, setFrom] = useState('USD');
  const [to, setTo] = useState('IDR');
  const rows = data?.items ?? [];
  const options = ['IDR', ...rows.map(({ currency }) => currency)].map((id) => ({ id, label: id }));
  const result = converted(rows, value, from, to);
  const isRight = value === '' || !isCurrency(from) || isAmount(value, from);
  return (
    <Card>
      <Section title={t('rates.converter')} description={t('rates.note')}>
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_8rem_8rem_1fr]">
          <MoneyField
            label={t('rates.have')}
            value={value}
            onChange={setValue}
            currency={from}
            format={(held) => shownAmount(held, from, language)}
            parse={(text) => typedAmount(text, from, language)}
            group={(text, before) => groupTyped(text, before, language)}
            error={isRight ? undefined : fieldText({ code: '120' })}
          />
          <Select label={t('rates.from')} placeholder="" options={options} value={from} onChange={setFrom} />
          <Select label={t('rates.to')} placeholder="" options={options} value={to} onChange={setTo} />
          <p aria-live="polite" className="flex min-w-0 flex-col">
            <span className="text-sm text-ink-soft">{t('rates.want')}</span>
            {result ? <Amount amount={result} size="large" className="self-start" /> : '–'}
          </p>
        </div>
      </Section>
    </Card>
  );
}
