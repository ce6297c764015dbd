// What a payment costs: the same facts on its receipt, its detail and its documents, before and after its execution.
import { feesApart } from '../../../domain/stamp-duty.ts';
import type { TransactionDetail } from '../../../generated/types.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import { Amount } from '../money/amount.tsx';
import { useTexts } from '../text/use-texts.ts';
import { present, when } from './present-facts.ts';
import { useExchangeFacts } from './use-exchange-facts.tsx';
import { isIndication } from './use-rate-text.ts';

type Costs = Pick<TransactionDetail, 'fees' | 'conversion' | 'receipt' | 'status'>;

/** The rate is fixed when the host gets the order. */
const isFixed = ({ receipt, status }: Costs): boolean => receipt !== undefined || status === 'Pending by Bank';

export function useCostFacts(costs: Costs): Fact[] {
  const t = useTexts('kinds');
  const exchangeFacts = useExchangeFacts();
  const { fees, conversion } = costs;
  const parts = fees && feesApart(fees);
  const isAbout = isIndication(conversion) && !isFixed(costs);
  const total = t(isAbout ? 'transfer.totalDebitAbout' : 'transfer.totalDebit');
  return present([
    ...(conversion ? exchangeFacts(conversion, isAbout) : []),
    when(parts && <Amount amount={parts.fee} />, t('transfer.fee')),
    when(parts?.stampDuty && <Amount amount={parts.stampDuty} />, t('transfer.stampDuty')),
    when(fees && <Amount amount={fees.totalDebit} isStrong />, total),
  ]);
}
