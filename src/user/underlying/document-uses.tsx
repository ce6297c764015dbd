import { listUnderlyingUses } from '../../../generated/calls/underlying.ts';
import type { UnderlyingUse } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ReadFailure } from '../../components/failure/read-failure.tsx';
import { Amount } from '../../components/money/amount.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';

const tones: Readonly<Record<UnderlyingUse['state'], Tone>> = { used: 'done', reserved: 'wait', returned: 'plain' };

function Use({ use: { refNo, transactionDate, amountEq, state, madeBy } }: { readonly use: UnderlyingUse }) {
  const t = useTexts('underlying');
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <span className="figures block font-medium">{refNo}</span>
        <span className="block text-sm text-ink-soft">
          <span className="figures">{format.date(transactionDate)}</span> · {madeBy.name}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <Amount amount={amountEq} isStrong />
        <StatusTag tone={tones[state]}>{t(`use.${state}`)}</StatusTag>
      </span>
    </li>
  );
}

/** The transactions that used a part of the document or have reserved one. */
export function DocumentUses({ underlyingCode }: { readonly underlyingCode: string }) {
  const t = useTexts('underlying');
  const common = useTexts('common');
  const pages = usePages(listUnderlyingUses, (page) => ({ body: { filter: { underlyingCode }, page } }));
  const { items, error, isLoading, hasMore, loadMore, isLoadingMore } = pages;
  if (isLoading) return <Skeleton className="h-24 w-full" />;
  if (error && items.length === 0) return <ReadFailure error={error} onRetry={() => void pages.refresh()} />;
  if (items.length === 0) return <p className="text-ink-soft">{t('use.none')}</p>;
  return (
    <>
      <ul className="ruled">
        {items.map((use) => (
          <Use key={use.refNo} use={use} />
        ))}
      </ul>
      {hasMore && (
        <LoadMore
          shown={common('list.shownOnly', { shown: items.length })}
          label={common('list.loadMore')}
          hasMore
          onLoadMore={loadMore}
          isPending={isLoadingMore}
        />
      )}
    </>
  );
}
