// What a payment costs: the same facts on its receipt, its detail and its documents, before and after its execution.
import { feesApart } from '../../../domain/stamp-duty.ts';
import type { TransactionDetail } from '../../../generated/types.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import { Amount } from '../money/amount.tsx';
import { useTexts } from '../text/use-texts.ts';
import { present, when } from './present-facts.ts';
import { exchangeIn, useRateText } from './use-rate-text.ts';

export function useCostFacts({ fees, conversion }: Pick<TransactionDetail, 'fees' | 'conversion'>): Fact[] {
  const t = useTexts('kinds');
  const rateText = useRateText();
  const parts = fees && feesApart(fees);
  return present([
    when(conversion && <Amount amount={conversion.debitAmount} />, t('transfer.original')),
    when(conversion && <span className="figures">{rateText(exchangeIn(conversion))}</span>, t('transfer.rate')),
    when(parts && <Amount amount={parts.fee} />, t('transfer.fee')),
    when(parts?.stampDuty && <Amount amount={parts.stampDuty} />, t('transfer.stampDuty')),
    when(fees && <Amount amount={fees.totalDebit} isStrong />, t('transfer.totalDebit')),
  ]);
}
