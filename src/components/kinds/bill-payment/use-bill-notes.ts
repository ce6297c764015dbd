import type { OpenBill } from '../../../../generated/types.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

/** Returns a function that says when a bill is due and what its penalty is; empty if it has neither. */
export function useBillNotes() {
  const t = useTexts('payments');
  const format = useFormat();
  return ({ dueDate, penalty }: Pick<OpenBill, 'dueDate' | 'penalty'>): string =>
    [
      dueDate && t('bill.due', { date: format.date(dueDate) }),
      Number(penalty.value) > 0 && t('bill.penalty', { amount: format.money(penalty) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
