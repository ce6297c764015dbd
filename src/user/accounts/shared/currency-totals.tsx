import type { ReactNode } from 'react';
import type { CurrencyTotals as Totals } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { Tiles } from '../../../ui/tiles.tsx';

interface CurrencyTotalsProps {
  readonly totals: Totals | undefined;
  readonly children?: ReactNode;
}

const unknown = (
  <Tile label="">
    <Skeleton className="h-lh w-3/4" />
  </Tile>
);

/** The totals of the filtered list, one tile per currency. */
export function CurrencyTotals({ totals, children }: CurrencyTotalsProps) {
  const t = useTexts('holdings');
  if (!totals)
    return (
      <Tiles>
        {unknown}
        <div className="max-sm:hidden">{unknown}</div>
      </Tiles>
    );
  if (totals.length === 0) return null;
  return (
    <Tiles>
      {totals.map(({ accountCurrency, accounts, accountBalance }) => (
        <Tile key={accountCurrency} label={`${accountCurrency} · ${t('list.accounts', { count: accounts })}`}>
          <Amount amount={accountBalance} size="large" />
        </Tile>
      ))}
      {children}
    </Tiles>
  );
}
