import type { Conversion } from '../../../generated/types.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import { Amount } from '../money/amount.tsx';
import { useTexts } from '../text/use-texts.ts';
import { exchangeIn, useRateText } from './use-rate-text.ts';

/** What is debited for an amount in another currency. If the rate is still an indication, both are shown as "about". */
export function useExchangeFacts(): (conversion: Conversion, isAbout: boolean) => Fact[] {
  const t = useTexts('kinds');
  const rateText = useRateText();
  return (conversion, isAbout) => {
    const rate = rateText(exchangeIn(conversion));
    const shownRate = isAbout ? t('transfer.rateAbout', { rate }) : rate;
    return [
      {
        label: t(isAbout ? 'transfer.originalAbout' : 'transfer.original'),
        value: <Amount amount={conversion.debitAmount} />,
      },
      { label: t('transfer.rate'), value: <span className="figures">{shownRate}</span> },
    ];
  };
}
