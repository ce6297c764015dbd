import { newRecord, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { GroupForm } from './group-form.tsx';
import { tabPath } from '../../components/admin-resource/group-tabs.tsx';
import type { GroupValues } from './user-group.ts';

const initialChange: PlannedChange<GroupValues> = {
  ...newRecord,
  values: { userGroupName: '', workflowMaps: [], enterpriseLimits: [] },
};

export function Component() {
  const t = useTexts('groups');
  const screens = useTexts('screens');
  const list = { href: tabPath('user-group'), label: screens('userGroups') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={screens('userGroupCreate')} description={t('form.createIntro')} />
      <GroupForm initialChange={initialChange} />
    </>
  );
}
