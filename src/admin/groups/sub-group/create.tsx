import { useSearchParams } from 'react-router-dom';
import { newRecord, type PlannedChange } from '../../../components/admin-resource/resource.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { tabPath } from '../../../components/admin-resource/group-tabs.tsx';
import { SubGroupForm } from './sub-group-form.tsx';
import { noValues, type SubGroupValues } from './values.ts';

const initialChange = (userGroupId: string): PlannedChange<SubGroupValues> => ({
  ...newRecord,
  values: { ...noValues, userGroupId },
});

export function Component() {
  const t = useTexts('groups');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const list = { href: tabPath('sub-user-group'), label: screens('subUserGroups') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={screens('subUserGroupCreate')} description={t('sub.createIntro')} />
      <SubGroupForm initialChange={initialChange(parameters.get('userGroupId') ?? '')} />
    </>
  );
}
