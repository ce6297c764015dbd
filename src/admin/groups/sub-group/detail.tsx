import { useState } from 'react';
import { listSubUserGroupMembers } from '../../../../generated/calls/groups.ts';
import type { SubUserGroupDetail } from '../../../../generated/types.ts';
import { RecordStamp } from '../../../components/admin-resource/record-stamp.tsx';
import { ResourceDetail } from '../../../components/admin-resource/resource-detail.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Members } from '../members.tsx';
import { ReachedAccounts } from '../../../components/admin-resource/reached-accounts.tsx';
import { subUserGroup } from './sub-user-group.ts';

function Overview({ detail }: { readonly detail: SubUserGroupDetail }) {
  const t = useTexts('groups');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  const values = subUserGroup.valuesOf(detail);
  const shownApart = ['accounts', 'services', 'enterpriseLimits'];
  const facts = subUserGroup.useFields().filter(({ id }) => !shownApart.includes(id));
  const limits = detail.enterpriseLimits.map(({ name }) => name).join(', ') || common('word.none');
  const limitsNote = detail.inheritsLimits ? t('sub.fromGroup', { limits, group: detail.userGroup.name }) : limits;
  return (
    <DetailFrame side={<RecordStamp stamp={detail.stamp} />}>
      <Card>
        <Section title={t('sub.facts')}>
          <KeyValueList
            facts={[
              ...facts.map(({ id, label, text }) => ({ id, label, value: text(values) ?? common('word.none') })),
              { label: t('form.limits'), value: limitsNote },
            ]}
          />
        </Section>
      </Card>
      <Card>
        <Section
          title={t('sub.accounts')}
          description={t(detail.accountAccess.kind === 'accounts' ? 'sub.oneByOne' : 'sub.byTypeNote')}
        >
          <ReachedAccounts accounts={detail.accounts} />
        </Section>
      </Card>
      <Card>
        <Section title={t('sub.services')}>
          {detail.serviceAccess.length === 0 && <p className="text-ink-soft">{common('word.none')}</p>}
          <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
            {detail.serviceAccess.map((service) => (
              <li key={service}>{kinds(`service.${service}`)}</li>
            ))}
          </ul>
        </Section>
      </Card>
    </DetailFrame>
  );
}

function Parts({ detail }: { readonly detail: SubUserGroupDetail }) {
  const t = useTexts('groups');
  const [shown, show] = useState('overview');
  return (
    <Tabs
      label={t('sub.tabs')}
      value={shown}
      onChange={show}
      tabs={[
        { id: 'overview', label: t('detail.overview'), content: <Overview detail={detail} /> },
        {
          id: 'members',
          label: t('detail.members'),
          content: <Members id={detail.id} call={listSubUserGroupMembers} />,
        },
      ]}
    />
  );
}

export function Component() {
  const t = useTexts('groups');
  return (
    <ResourceDetail resource={subUserGroup} describe={({ userCount }) => t('detail.userCount', { count: userCount })}>
      {(detail) => <Parts detail={detail} />}
    </ResourceDetail>
  );
}
