// Edits an account group, or repairs a task that created or edited one.
import { getAccountGroup, listUngroupedAccounts } from '../../../generated/calls/account-groups.ts';
import type { AccountGroupDetail, AccountGroupDraft, FromAccount } from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { useRead } from '../../api/read.ts';
import { EditPage, type RepairedRecord } from '../../components/admin-resource/edit-page.tsx';
import { editOf, newRecord, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { atTop, groupScreens, valuesOf, type GroupValues } from './account-group.ts';
import { GroupForm } from './group-form.tsx';

/** Finds the accounts that a task names: in the record, or among those without a group. */
function valuesAfter(after: AccountGroupDraft, known: readonly FromAccount[]): GroupValues {
  const { groupName, parentId, accountIds } = after;
  const accounts = accountIds.flatMap((id) => known.find((account) => account.id === id) ?? []);
  return { groupName, parentId: parentId ?? atTop, accounts };
}

const planned = (group: AccountGroupDetail) => editOf(group, valuesOf(group));

const edited: RepairedRecord<AccountGroupDetail, AccountGroupDraft, PlannedChange<GroupValues>> = {
  useDetail: (id) => useRead(getAccountGroup, id === null ? null : { body: { id } }),
  editOf: planned,
  Form: GroupForm,
  changeIn(content) {
    const found = contentOf(content, 'account-group');
    return found && { id: found.before?.id ?? null, after: found.after };
  },
  useChangeAfter() {
    const free = useEveryItem(listUngroupedAccounts);
    return (
      free &&
      ((after, now) => {
        const known = [...(now?.accounts ?? []), ...free].map(({ account }) => account);
        return { ...(now ? planned(now) : newRecord), values: valuesAfter(after, known) };
      })
    );
  },
};

export function Component() {
  const t = useTexts('account-groups');
  const screens = useTexts('screens');
  return (
    <EditPage
      edited={edited}
      list={{ href: pathTo(groupScreens.list), label: screens('accountGroups') }}
      record="accountGroup"
      intros={{ create: t('form.intro'), edit: t('form.intro') }}
    />
  );
}
