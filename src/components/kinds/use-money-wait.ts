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
  const ends = ({ until, hasSpecialRate, nextAttemptAt }: WaitsForMoney) => {
    const again = nextAttemptAt && t('money.again', { moment: format.moment(nextAttemptAt) });
    if (until === null) return again;
    const over = hasSpecialRate ? 'money.rateOver' : 'money.over';
    const isOpen = Date.parse(until) > bankNow();
    const ownEnd = t(isOpen ? 'money.until' : over, { moment: format.moment(until) });
    // No user has to choose another day for what the bank tries again by itself.
    return again ? [isOpen && ownEnd, again].filter(Boolean).join(' · ') : ownEnd;
  };
  return (waits) => [lacks(waits), ends(waits)].filter(Boolean).join(' · ');
}
