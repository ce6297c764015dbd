import { newRecord, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { atTop, groupScreens, type GroupValues } from './account-group.ts';
import { GroupForm } from './group-form.tsx';

const initialChange: PlannedChange<GroupValues> = {
  ...newRecord,
  values: { groupName: '', parentId: atTop, accounts: [] },
};

export function Component() {
  const t = useTexts('account-groups');
  const screens = useTexts('screens');
  const list = { href: pathTo(groupScreens.list), label: screens('accountGroups') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={screens('accountGroupCreate')} description={t('form.intro')} />
      <GroupForm initialChange={initialChange} />
    </>
  );
}
