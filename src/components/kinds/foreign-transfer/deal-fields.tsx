// The rate of a deal, as the dealing room agreed it.
import { inquireDeal } from '../../../../generated/calls/payments.ts';
import type { CurrencyCode, DealFacts } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Banner } from '../../../ui/banner.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';
import { TextField } from '../../form/text-field.tsx';
import { useDebouncedField } from '../../form/use-debounced-field.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { useRateText } from '../../transfer-facts/use-rate-text.ts';
import type { ForeignValues } from './foreign-values.ts';

function Agreed({ fromCurrency: from, toCurrency: to, rate, remaining, validUntil }: DealFacts) {
  const t = useTexts('payments');
  const rateText = useRateText();
  const format = useFormat();
  const facts = [
    { label: t('foreign.agreedRate'), value: rateText({ from, to, rate }) },
    { label: t('foreign.leftOfDeal'), value: <Amount amount={remaining} /> },
    { label: t('foreign.dealUntil'), value: format.moment(validUntil) },
  ];
  return <KeyValueList facts={facts} />;
}

export function DealFields({ from }: { readonly from: CurrencyCode }) {
  const t = useTexts('payments');
  const to = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  const dealNumber = useDebouncedField<string>('deal.dealNumber');
  const body = dealNumber === '' ? null : { dealNumber, fromCurrency: from, toCurrency: to };
  const { data, error } = useRead(inquireDeal, body && { body });
  const words = body && error && wordsOf(error);
  return (
    <>
      <TextField<ForeignValues>
        name="deal.dealNumber"
        label={t('foreign.dealNumber')}
        textClass="lettersAndDigits"
        maxLength={20}
        isUpperCase
        hasFigures
        className="max-w-64"
      />
      {words && (
        <Banner tone="refused" title={words.title}>
          {words.description}
        </Banner>
      )}
      {body && !error && data && <Agreed {...data} />}
    </>
  );
}
