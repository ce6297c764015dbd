// One day of the set-up: what is known of it, and its records page by page.
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { bankToday } from '../../api/bank-time.ts';
import { getConfiguration } from '../../../generated/calls/company.ts';
import type { ConfigurationOfDay, ConfiguredKind } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ReadFailure } from '../../components/failure/read-failure.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConfiguredKinds } from './configured-kinds.tsx';

function NothingKnown({ found: { knownSince } }: { readonly found: ConfigurationOfDay }) {
  const t = useTexts('company');
  const format = useFormat();
  return (
    <Card>
      <EmptyState icon="history" title={t(knownSince ? 'history.nothing' : 'history.nothingYet')}>
        {knownSince && `${t('history.knownSince', { moment: format.moment(knownSince) })} ${t('history.nothingText')}`}
      </EmptyState>
    </Card>
  );
}

/** A day that is known may have no records of one kind. */
const isKnown = ({ date, knownSince }: ConfigurationOfDay) =>
  knownSince !== null && jakartaMoment(Date.parse(knownSince)).date <= date;

function NoneOfKind() {
  const t = useTexts('company');
  return (
    <Card>
      <EmptyState icon="history" title={t('history.noneOfKind')} />
    </Card>
  );
}

function Facts({ found: { date, knownSince, head } }: { readonly found: ConfigurationOfDay }) {
  const t = useTexts('company');
  const format = useFormat();
  return (
    <p className="text-sm text-ink-soft">
      <span className="block">
        {date === bankToday() ? t('history.now') : t('history.endOf', { date: format.date(date) })}
      </span>
      {knownSince && t('history.knownSince', { moment: format.moment(knownSince) })}
      {head && (
        <span className="block wrap-anywhere">
          {t('history.head')}: {t('history.entry', { sequence: head.sequence, moment: format.moment(head.occurredAt) })}
          <span className="block figures">{head.hash}</span>
        </span>
      )}
    </p>
  );
}

interface SetUpOfDayProps {
  readonly date: string;
  readonly kind: ConfiguredKind | undefined;
}

export function SetUpOfDay({ date, kind }: SetUpOfDayProps) {
  const t = useTexts('company');
  const common = useTexts('common');
  const pages = usePages(getConfiguration, (page) => ({ body: { date, ...(kind && { kind }), page } }));
  const { data: found, items, error } = pages;
  if (error) return <ReadFailure error={error} onRetry={() => void pages.refresh()} />;
  if (!found) return <Skeleton className="h-96 w-full" />;
  if (items.length === 0 && !(kind && isKnown(found))) return <NothingKnown found={found} />;
  if (items.length === 0) return <NoneOfKind />;
  return (
    <>
      <Facts found={found} />
      <ConfiguredKinds date={date} records={items} />
      <LoadMore
        shown={t('history.shown', { count: items.length, total: pages.total ?? items.length })}
        label={common('list.loadMore')}
        hasMore={pages.hasMore}
        onLoadMore={pages.loadMore}
        isPending={pages.isLoadingMore}
      />
    </>
  );
}
