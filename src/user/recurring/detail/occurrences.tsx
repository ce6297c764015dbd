// The days of a series: past ones with their outcome and reference, later ones with the day of their execution.
import { Link } from 'react-router-dom';
import { listRecurringOccurrences } from '../../../../generated/calls/recurring.ts';
import type { RecurringOccurrence } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { ReadFailure } from '../../../components/failure/read-failure.tsx';
import { useFieldText } from '../../../components/failure/use-failure-words.ts';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { menuOfReference } from '../../../../domain/payment-menus.ts';
import { paths } from '../../../paths.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const pageSize = 12;

function Reference({ refNo }: { readonly refNo: string }) {
  const menu = menuOfReference(refNo);
  if (menu === undefined) return <span className="figures">{refNo}</span>;
  return (
    <Link to={paths.transaction(refNo, menu)} className="figures underline">
      {refNo}
    </Link>
  );
}

/** The bank knows no working days then, and holds the payment until it does. */
const isHeld = ({ shift, code }: RecurringOccurrence) => shift === 'unknown' && code === '75';

function Note({ one }: { readonly one: RecurringOccurrence }) {
  const t = useTexts('payments');
  const recurring = useTexts('recurring');
  const codeText = useFieldText();
  const { date, moment } = useFormat();
  const { shift, plannedDate, executionDate, holidayName, code, nextAttemptAt } = one;
  const isLater = shift === 'none' && executionDate !== null && executionDate !== plannedDate;
  const moved =
    shift === 'none'
      ? isLater && recurring('detail.planned', { date: date(plannedDate) })
      : t(`repeat.shift-${shift}`, { date: date(plannedDate), why: holidayName ?? t('repeat.weekend') });
  const again = nextAttemptAt && recurring('detail.again', { moment: moment(nextAttemptAt) });
  const texts = isHeld(one) ? [recurring('detail.held')] : [moved, code && codeText({ code }), again].filter(Boolean);
  return texts.length > 0 ? <span className="block text-sm text-ink-soft">{texts.join(' · ')}</span> : null;
}

function OccurrenceStatus({ one: { status, waitsForMoney } }: { readonly one: RecurringOccurrence }) {
  const kinds = useTexts('kinds');
  if (!waitsForMoney) return <StatusLabel status={status} />;
  return <StatusTag tone="wait">{kinds('money.waits')}</StatusTag>;
}

function Row({ one }: { readonly one: RecurringOccurrence }) {
  const { date } = useFormat();
  const { occurrence, executionDate, plannedDate, refNo, amount } = one;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <span className="figures mr-2 text-ink-soft">{occurrence}.</span>
        <span className="figures font-semibold">{date(executionDate ?? plannedDate)}</span>{' '}
        {refNo && <Reference refNo={refNo} />}
        <Note one={one} />
      </span>
      <span className="ml-auto flex items-baseline gap-3">
        <Amount amount={amount} />
        <OccurrenceStatus one={one} />
      </span>
    </li>
  );
}

export function Occurrences({ refNo }: { readonly refNo: string }) {
  const t = useTexts('recurring');
  const common = useTexts('common');
  const sort = { field: 'plannedDate', direction: 'asc' } as const;
  const pages = usePages(listRecurringOccurrences, (page) => ({ body: { refNo, sort, page } }), pageSize);
  const { items, total, hasMore, loadMore, isLoadingMore, isLoading, error } = pages;
  if (error && items.length === 0) return <ReadFailure error={error} onRetry={() => void pages.refresh()} />;
  if (isLoading && items.length === 0) return <Skeleton className="h-48 w-full" />;
  if (items.length === 0) return <p className="text-ink-soft">{t('detail.noDays')}</p>;
  return (
    <>
      <ol className="ruled" aria-label={t('detail.days')}>
        {items.map((one) => (
          <Row key={one.occurrence} one={one} />
        ))}
      </ol>
      <LoadMore
        shown={common('list.shown', { shown: items.length, total: total ?? items.length })}
        label={common('list.loadMore')}
        hasMore={hasMore}
        onLoadMore={loadMore}
        isPending={isLoadingMore}
      />
    </>
  );
}
