// The text about a payment that waits for money, the same in every list, banner and page.
import type { WaitsForMoney } from '../../../generated/types.ts';
import { bankNow } from '../../api/bank-time.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

export function useMoneyWait(): (waits: WaitsForMoney) => string {
  const t = useTexts('kinds');
  const format = useFormat();
  const lacks = ({ missing }: WaitsForMoney) => {
    if (missing === null) return '';
    return Number(missing.value) > 0 ? t('money.missing', { amount: format.money(missing) }) : t('money.enough');
  };
  const ends = ({ until, hasSpecialRate }: WaitsForMoney) => {
    if (until === null) return '';
    const over = hasSpecialRate ? 'money.rateOver' : 'money.over';
    return t(Date.parse(until) > bankNow() ? 'money.until' : over, { moment: format.moment(until) });
  };
  return (waits) => [lacks(waits), ends(waits)].filter(Boolean).join(' · ');
}
