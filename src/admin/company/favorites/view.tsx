import { useSearchParams } from 'react-router-dom';
import { accountText } from '../../../../domain/account-text.ts';
import { getCompanyFavorite } from '../../../../generated/calls/company.ts';
import type { AdminFavoriteDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { RecordStamp } from '../../../components/admin-resource/record-stamp.tsx';
import { WaitingTask } from '../../../components/admin-resource/waiting-task.tsx';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { FavoriteFacts } from '../../../components/favorite-form/favorite-facts.tsx';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { CodeNamesProvider } from '../../../components/text/code-names.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { favoriteScreens } from './company-favorite.ts';
import { FavoriteActions } from './favorite-actions.tsx';

function Usage({ detail: { favorite, openTransactions } }: { readonly detail: AdminFavoriteDetail }) {
  const t = useTexts('favorites');
  const company = useTexts('company');
  const format = useFormat();
  const { usedTimes, lastUsedAt, batchNumber } = favorite;
  const facts: Fact[] = [
    { label: t('list.used'), value: t('list.times', { count: usedTimes }) },
    { label: t('view.lastUsed'), value: lastUsedAt ? format.moment(lastUsedAt) : t('view.never') },
    { label: company('favorite.open'), value: String(openTransactions) },
    ...(batchNumber ? [{ label: company('favorite.batch'), value: batchNumber }] : []),
  ];
  return (
    <Card>
      <Section title={t('view.usage')}>
        <KeyValueList facts={facts} layout="under" />
      </Section>
    </Card>
  );
}

function Detail({ detail }: { readonly detail: AdminFavoriteDetail }) {
  const t = useTexts('favorites');
  const { favorite, form, codeNames, stamp } = detail;
  const side = (
    <>
      <Usage detail={detail} />
      <RecordStamp stamp={stamp} />
    </>
  );
  return (
    <>
      {favorite.ongoingTask && <WaitingTask task={favorite.ongoingTask} />}
      <DetailFrame side={side}>
        <Card>
          <Section title={t('view.facts')} description={t('view.locked')}>
            <CodeNamesProvider names={codeNames}>
              <FavoriteFacts form={form} accountName={accountText} />
            </CodeNamesProvider>
          </Section>
        </Card>
      </DetailFrame>
    </>
  );
}

export function Component() {
  const kinds = useTexts('kinds');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const back = { href: pathTo(favoriteScreens.list), label: screens('companyFavorites') };
  const read = useRead(getCompanyFavorite, { body: { favoriteId: parameters.get('id') ?? '' } });
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(detail) => (
        <>
          <PageHeader
            {...crumbsTo(back)}
            title={detail.favorite.favoriteName}
            description={kinds(`type.${detail.favorite.paymentType}`)}
            actions={<FavoriteActions favorite={detail.favorite} />}
            hasActionBar
          />
          <Detail detail={detail} />
        </>
      )}
    </ScreenReading>
  );
}
