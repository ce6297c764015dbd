import type { ReactNode } from 'react';
import type { CurrencyTotals as Totals } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tile } from '../../../ui/tile.tsx';

const grid = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-4';

interface CurrencyTotalsProps {
  readonly totals: Totals | undefined;
  readonly children?: ReactNode;
}

/** What the whole filtered list comes to, one tile a currency. */
export function CurrencyTotals({ totals, children }: CurrencyTotalsProps) {
  const t = useTexts('holdings');
  if (!totals)
    return (
      <div className={grid}>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full max-sm:hidden" />
      </div>
    );
  if (totals.length === 0) return null;
  return (
    <div className={grid}>
      {totals.map(({ accountCurrency, accounts, accountBalance }) => (
        <Tile key={accountCurrency} label={`${accountCurrency} · ${t('list.accounts', { count: accounts })}`}>
          <Amount amount={accountBalance} size="large" />
        </Tile>
      ))}
      {children}
    </div>
  );
}
