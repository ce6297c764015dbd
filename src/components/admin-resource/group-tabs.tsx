import { NavLink } from 'react-router-dom';
import { listGroupTabs } from '../../../generated/calls/groups.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { useRead } from '../../api/read.ts';
import { useTexts } from '../text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';

/** The index of a tab is the activeTab of an address. */
export const groupTabs = ['user-group', 'sub-user-group', 'user-profile'] as const;
type Tab = (typeof groupTabs)[number];

const screens: Readonly<Record<Tab, ScreenPath>> = {
  'user-group': '/admin/company-administration/user-group',
  'sub-user-group': '/admin/company-administration/sub-user-group',
  'user-profile': '/admin/company-administration/user-profile',
};

export const tabPath = (tab: Tab) => pathTo(screens[tab]);

/** The tabs of groups, sub groups and users, each with its number of records. */
export function GroupTabs() {
  const t = useTexts('groups');
  const counts = useRead(listGroupTabs, {}).data?.items ?? [];
  return (
    <LinkTabs
      label={t('tab.label')}
      tabs={groupTabs.map((id) => ({ id, label: t(`tab.${id}`), href: tabPath(id) }))}
      renderLink={({ id, label, href }, className) => (
        <NavLink key={id} to={href} end className={className}>
          {label} <Badge isQuiet count={counts.find(({ name }) => name === id)?.total ?? 0} label="" />
        </NavLink>
      )}
    />
  );
}
