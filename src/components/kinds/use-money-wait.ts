// The text about a payment that waits for money, the same in every list, banner and page.
import { moneyFacts, type MoneyFact } from '../../../domain/money-wait.ts';
import type { WaitsForMoney } from '../../../generated/types.ts';
import { bankNow } from '../../api/bank-time.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

export function useMoneyWait(): (waits: WaitsForMoney) => string {
  const t = useTexts('kinds');
  const format = useFormat();
  const said = (fact: MoneyFact) => {
    if (fact.kind === 'missing') return t('money.missing', { amount: format.money(fact.amount) });
    return fact.kind === 'enough' ? t('money.enough') : t(`money.${fact.kind}`, { moment: format.moment(fact.at) });
  };
  return (waits) => moneyFacts(waits, bankNow()).map(said).join(' · ');
}
