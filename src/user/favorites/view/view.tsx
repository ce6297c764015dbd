import { Link, useSearchParams } from 'react-router-dom';
import { getFavorite } from '../../../../generated/calls/favorites.ts';
import type { FavoriteDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { crumbsTo, type BackLink } from '../../../components/shell/crumbs.tsx';
import { HistoryTimeline } from '../../../components/history/history-timeline.tsx';
import { RouteLine } from '../../../components/route/route-line.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeNamesProvider } from '../../../components/text/code-names.tsx';
import { FavoriteFacts } from '../../../components/favorite-form/favorite-facts.tsx';
import { FavoriteStatus } from '../favorite-status.tsx';
import { useRailOrKind } from '../../../components/kinds/use-rail-or-kind.ts';
import { ViewActions } from './view-actions.tsx';

/** What the favorite waits for, with a link. */
function Waiting({ detail: { favorite, returnReason } }: { readonly detail: FavoriteDetail }) {
  const t = useTexts('favorites');
  const { refNo, taskId, status } = favorite;
  if (!refNo) return null;
  const title = status === 'Approved' ? t('view.changeWaits') : t('view.waits');
  return (
    <Banner tone="wait" title={returnReason ? t('view.returned') : title}>
      {returnReason && <p>{returnReason}</p>}
      <Link
        to={
          taskId
            ? paths.transactionInProcess({ taskId, refNo, menuAccess: 'FAV' })
            : paths.transaction(refNo, favorite.paymentType)
        }
        className="figures underline"
      >
        {refNo}
      </Link>
    </Banner>
  );
}

function Usage({ detail: { favorite } }: { readonly detail: FavoriteDetail }) {
  const t = useTexts('favorites');
  const format = useFormat();
  const { usedTimes, lastUsedAt, createdBy, createdAt } = favorite;
  const facts: Fact[] = [
    { label: t('list.used'), value: t('list.times', { count: usedTimes }) },
    { label: t('view.lastUsed'), value: lastUsedAt ? format.moment(lastUsedAt) : t('view.never') },
    { label: t('list.madeBy'), value: createdBy.name },
    { label: t('list.madeOn'), value: format.moment(createdAt) },
  ];
  return (
    <Card>
      <Section title={t('view.usage')}>
        <KeyValueList facts={facts} layout="under" />
      </Section>
    </Card>
  );
}

function History({ detail: { steps } }: { readonly detail: FavoriteDetail }) {
  const kinds = useTexts('kinds');
  if (steps.length === 0) return null;
  return (
    <Card>
      <Section title={kinds('history.title')}>
        <HistoryTimeline steps={steps} />
      </Section>
    </Card>
  );
}

function Detail({ detail, back }: { readonly detail: FavoriteDetail; readonly back: BackLink }) {
  const t = useTexts('favorites');
  const wayOf = useRailOrKind();
  const { favorite, form, route } = detail;
  const side = (
    <>
      <Usage detail={detail} />
      <History detail={detail} />
    </>
  );
  return (
    <>
      <PageHeader
        {...crumbsTo(back)}
        title={favorite.favoriteName}
        tag={<FavoriteStatus status={favorite.status} />}
        description={wayOf(favorite)}
        actions={<ViewActions favorite={favorite} />}
        hasActionBar
      />
      <Waiting detail={detail} />
      {favorite.refNo && route && route.stages.length > 0 && <RouteLine route={route} />}
      <DetailFrame side={side}>
        <Card>
          <Section title={t('view.facts')} description={t('view.locked')}>
            <CodeNamesProvider names={detail.codeNames}>
              <FavoriteFacts form={form} />
            </CodeNamesProvider>
          </Section>
        </Card>
      </DetailFrame>
    </>
  );
}

export function Component() {
  const [parameters] = useSearchParams();
  const screens = useTexts('screens');
  const back = { href: paths.favorites, label: screens('favorites') };
  const read = useRead(getFavorite, { body: { favoriteId: parameters.get('favoriteId') ?? '' } });
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(detail) => <Detail detail={detail} back={back} />}
    </ScreenReading>
  );
}
