import type { PaymentTiming } from '../../../generated/types.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import { repeatOf } from '../payment-form/repeat/repeat-values.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** The chosen day of a payment; undefined for one that repeats, because its days are shown separately. */
export function useDayFact(form: { readonly timing: PaymentTiming }): Fact | undefined {
  const t = useTexts('kinds');
  const format = useFormat();
  const { timing } = form;
  if (repeatOf(form)) return undefined;
  const value = timing.kind === 'forward-dated' ? format.date(timing.transactionDate) : t('transfer.now');
  return { label: t('transfer.date'), value };
}
