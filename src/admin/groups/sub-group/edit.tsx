// Edits a sub user group, or repairs a task that created or edited one.
import { accountText } from '../../../../domain/account-text.ts';
import { listAssignableAccounts, searchUserGroups } from '../../../../generated/calls/groups.ts';
import { searchEnterpriseLimits } from '../../../../generated/calls/limits.ts';
import type { SubUserGroupDetail, SubUserGroupDraft } from '../../../../generated/types.ts';
import { useEveryItem } from '../../../api/every-item.ts';
import { EditPage, type RepairedRecord } from '../../../components/admin-resource/edit-page.tsx';
import { tabPath } from '../../../components/admin-resource/group-tabs.tsx';
import { editOf, newRecord, type PlannedChange } from '../../../components/admin-resource/resource.ts';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { SubGroupForm } from './sub-group-form.tsx';
import { subUserGroup } from './sub-user-group.ts';
import { valuesOf, valuesOfDraft, type SubGroupValues } from './values.ts';

/** Finds the names of a task's ids. Returns undefined while they load. */
function useNames() {
  const groups = useEveryItem(searchUserGroups);
  const limits = useEveryItem(searchEnterpriseLimits);
  const accounts = useEveryItem(listAssignableAccounts);
  if (!groups || !limits || !accounts) return undefined;
  const textIn = (options: typeof groups, wanted: string) => options.find(({ id }) => id === wanted)?.text ?? wanted;
  return {
    groupName: (id: string) => textIn(groups, id),
    limit: (id: string) => ({ id, name: textIn(limits, id) }),
    accountName: (wanted: string) => {
      const found = accounts.find(({ account }) => account.id === wanted);
      return found ? accountText(found.account) : wanted;
    },
  };
}

const planned = (group: SubUserGroupDetail) => editOf(group, valuesOf(group));

const edited: RepairedRecord<SubUserGroupDetail, SubUserGroupDraft, PlannedChange<SubGroupValues>> = {
  useDetail: subUserGroup.useDetail,
  editOf: planned,
  Form: SubGroupForm,
  changeIn(content) {
    const found = contentOf(content, 'sub-user-group');
    return found && { id: found.before?.id ?? null, after: found.after };
  },
  useChangeAfter() {
    const names = useNames();
    return names && ((after, now) => ({ ...(now ? planned(now) : newRecord), values: valuesOfDraft(after, names) }));
  },
};

export function Component() {
  const t = useTexts('groups');
  const screens = useTexts('screens');
  return (
    <EditPage
      edited={edited}
      list={{ href: tabPath('sub-user-group'), label: screens('subUserGroups') }}
      record="subUserGroup"
      intros={{ create: t('sub.createIntro'), edit: t('sub.editIntro') }}
    />
  );
}
