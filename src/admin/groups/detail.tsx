import { useState } from 'react';
import { listUserGroupMembers } from '../../../generated/calls/groups.ts';
import type { UserGroupDetail } from '../../../generated/types.ts';
import { ResourceDetail } from '../../components/admin-resource/resource-detail.tsx';
import { RecordStamp } from '../../components/admin-resource/record-stamp.tsx';
import { RecordStatusTag } from '../../components/admin-resource/record-status.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Members } from './members.tsx';
import { userGroup } from './user-group.ts';

function SubUserGroups({ detail: { subUserGroups } }: { readonly detail: UserGroupDetail }) {
  const t = useTexts('groups');
  const common = useTexts('common');
  if (subUserGroups.length === 0) return <p className="text-ink-soft">{common('word.none')}</p>;
  return (
    <ul className="ruled">
      {subUserGroups.map(({ id, subUserGroupName, status, userCount }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 font-medium wrap-anywhere">{subUserGroupName}</span>
          <span className="figures ml-auto text-sm text-ink-soft">{t('detail.userCount', { count: userCount })}</span>
          <RecordStatusTag status={status} />
        </li>
      ))}
    </ul>
  );
}

function Overview({ detail }: { readonly detail: UserGroupDetail }) {
  const t = useTexts('groups');
  const common = useTexts('common');
  const values = userGroup.valuesOf(detail);
  const facts = userGroup
    .useFields()
    .map(({ id, label, text }) => ({ id, label, value: text(values) ?? common('word.none') }));
  return (
    <DetailFrame side={<RecordStamp stamp={detail.stamp} />}>
      <Card>
        <Section title={t('detail.facts')}>
          <KeyValueList facts={facts} />
        </Section>
      </Card>
      <Card>
        <Section title={t('list.subUserGroups')}>
          <SubUserGroups detail={detail} />
        </Section>
      </Card>
    </DetailFrame>
  );
}

function Parts({ detail }: { readonly detail: UserGroupDetail }) {
  const t = useTexts('groups');
  const [shown, show] = useState('overview');
  return (
    <Tabs
      label={t('detail.tabs')}
      value={shown}
      onChange={show}
      tabs={[
        { id: 'overview', label: t('detail.overview'), content: <Overview detail={detail} /> },
        { id: 'members', label: t('detail.members'), content: <Members id={detail.id} call={listUserGroupMembers} /> },
      ]}
    />
  );
}

export function Component() {
  const t = useTexts('groups');
  return (
    <ResourceDetail resource={userGroup} describe={({ userCount }) => t('detail.userCount', { count: userCount })}>
      {(detail) => <Parts detail={detail} />}
    </ResourceDetail>
  );
}
