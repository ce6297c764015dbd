import { Link, useSearchParams } from 'react-router-dom';
import { getAccountGroup } from '../../../generated/calls/account-groups.ts';
import type { AccountGroupDetail, RecordReference } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { useRead } from '../../api/read.ts';
import { accountText } from '../../../domain/account-text.ts';
import { RecordStamp } from '../../components/admin-resource/record-stamp.tsx';
import { HinderedActions } from '../../components/admin-resource/hindering-tasks.tsx';
import { WaitingTask } from '../../components/admin-resource/waiting-task.tsx';
import { ScreenReading } from '../../components/failure/screen-reading.tsx';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupScreens } from './account-group.ts';
import { GroupActions } from './group-actions.tsx';

const mapPage = '/admin/company-administration/workflow-map/detail';

interface NamedProps {
  readonly title: string;
  readonly records: readonly RecordReference[];
  /** The page of one record. */
  readonly page: ScreenPath;
}

function Named({ title, records, page }: NamedProps) {
  const t = useTexts('account-groups');
  return (
    <Card>
      <Section title={title}>
        {records.length === 0 && <p className="text-ink-soft">{t('detail.none')}</p>}
        <ul className="ruled">
          {records.map(({ id, name }) => (
            <li key={id} className="py-1.5">
              <Link to={pathTo(page, { id })} className="text-accent underline-offset-3 hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

function Accounts({ accounts }: Pick<AccountGroupDetail, 'accounts'>) {
  const t = useTexts('account-groups');
  return (
    <Card>
      <Section title={t('detail.accounts')}>
        {accounts.length === 0 && <p className="text-ink-soft">{t('detail.none')}</p>}
        <ul className="ruled">
          {accounts.map(({ account, isClosed }) => (
            <li key={account.id} className="figures flex justify-between gap-4 py-1.5">
              <span>{accountText(account)}</span>
              <span className="text-sm text-ink-soft">{isClosed ? t('detail.closed') : account.currency}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

export function Component() {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const read = useRead(getAccountGroup, { body: { id: parameters.get('id') ?? '' } });
  const back = { href: pathTo(groupScreens.list), label: screens('accountGroups') };
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(group) => (
        <>
          <PageHeader
            {...crumbsTo(back)}
            title={group.groupName}
            description={words('placed.level', { level: group.level })}
            actions={<GroupActions group={group} />}
            hasActionBar
          />
          {group.ongoingTask && <WaitingTask task={group.ongoingTask} />}
          <HinderedActions actions={group.actions} />
          <DetailFrame side={<RecordStamp stamp={group.stamp} />}>
            <Accounts accounts={group.accounts} />
            <Named title={t('detail.path')} records={group.path} page={groupScreens.detail} />
            <Named title={t('detail.children')} records={group.children} page={groupScreens.detail} />
            <Named title={t('detail.maps')} records={group.workflowMaps} page={mapPage} />
          </DetailFrame>
        </>
      )}
    </ScreenReading>
  );
}
