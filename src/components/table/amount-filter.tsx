import { Suspense, useState } from 'react';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import type { Amounts } from '../../lib/list-query.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { boundFilter, type FilterProps } from './bound-filter.ts';
import { PopoverFilter } from './popover-filter.tsx';

const AmountForm = lazyWhenOnline(async () => (await import('./amount-form.tsx')).AmountForm);

function useSummary(currency: string): (amounts: Amounts) => string {
  const t = useTexts('common');
  const format = useFormat();
  return (amounts) => {
    const [minimum, maximum] = [amounts.minimum, amounts.maximum].map(
      (value) => value && format.amount({ value, currency }),
    );
    if (minimum && maximum) return `${minimum} – ${maximum}`;
    if (minimum) return t('list.amountFrom', { amount: minimum });
    return maximum ? t('list.amountUpTo', { amount: maximum }) : t('word.all');
  };
}

/** A filter for amounts between two bounds, in one currency. */
export function AmountFilter<Filters>(props: FilterProps<Filters, Amounts> & { readonly currency: string }) {
  const { label, currency } = props;
  const { value = {}, set } = boundFilter<Filters, Amounts>(props);
  const [isOpen, setOpen] = useState(false);
  const summary = useSummary(currency)(value);
  return (
    <PopoverFilter label={label} summary={summary} isOpen={isOpen} onOpenChange={setOpen}>
      <Suspense>
        <AmountForm
          currency={currency}
          amounts={value}
          onChosen={(amounts) => {
            set(amounts);
            setOpen(false);
          }}
        />
      </Suspense>
    </PopoverFilter>
  );
}
