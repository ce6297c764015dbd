// Account groups: their screens, what a form fills in, and the calls that change them.
import {
  createAccountGroup,
  deleteAccountGroup,
  editAccountGroup,
  searchAccountGroups,
} from '../../../generated/calls/account-groups.ts';
import type { AccountGroupDetail, AccountGroupDraft, FromAccount } from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { useWrite } from '../../api/write.ts';
import { accountText } from '../../../domain/account-text.ts';
import type { ConfirmedResource, PlannedChange, ResourceField } from '../../components/admin-resource/resource.ts';
import { useTexts } from '../../components/text/use-texts.ts';

export const groupScreens = {
  list: '/admin/company-administration/account-grouping',
  detail: '/admin/company-administration/account-grouping/detail',
  create: '/admin/company-administration/account-grouping/create',
  edit: '/admin/company-administration/account-grouping/edit',
  confirmation: '/admin/company-administration/account-grouping/{pageMode}/confirmation',
  finish: '/admin/company-administration/account-grouping/{pageMode}/finish',
} as const;

export const chartScreens = {
  list: groupScreens.list,
  detail: groupScreens.list,
  edit: '/admin/company-administration/account-grouping/chart/edit',
  confirmation: '/admin/company-administration/account-grouping/chart/confirmation',
  finish: '/admin/company-administration/account-grouping/chart/finish',
} as const;

/** The place of a group that is below no other one. An empty text would be a field that is not filled in. */
export const atTop = 'top';

export interface GroupValues {
  readonly groupName: string;
  readonly parentId: string;
  readonly accounts: readonly FromAccount[];
}

export const valuesOf = ({ groupName, path, accounts }: AccountGroupDetail): GroupValues => ({
  groupName,
  parentId: path.at(-1)?.id ?? atTop,
  accounts: accounts.map(({ account }) => account),
});

const alsoRefreshes = { refreshes: ['tasks'] };

export const draftOf = ({ groupName, parentId, accounts }: GroupValues): AccountGroupDraft => ({
  groupName,
  parentId: parentId === atTop ? null : parentId,
  accountIds: accounts.map(({ id }) => id),
});

function useSubmit() {
  const create = useWrite(createAccountGroup, alsoRefreshes);
  const edit = useWrite(editAccountGroup, alsoRefreshes);
  return ({ values, id, revision, repair }: PlannedChange<GroupValues>) => {
    const accountGroup = draftOf(values);
    const repaired = repair && { repair };
    if (id === null || revision === null) return create.send({ body: { accountGroup, ...repaired } });
    return edit.send({ body: { id, revision, accountGroup, ...repaired } });
  };
}

function useFields(): readonly ResourceField<GroupValues>[] {
  const t = useTexts('account-groups');
  const groups = useEveryItem(searchAccountGroups) ?? [];
  const parentName = (parentId: string) => groups.find(({ id }) => id === parentId)?.text ?? parentId;
  return [
    { id: 'groupName', label: t('form.name'), text: ({ groupName }) => groupName },
    {
      id: 'parentId',
      label: t('form.parent'),
      text: ({ parentId }) => (parentId === atTop ? t('form.top') : parentName(parentId)),
    },
    {
      id: 'accountIds',
      label: t('form.accounts'),
      text: ({ accounts }) => accounts.map(accountText).join(', ') || null,
    },
  ];
}

/** What the confirmation of a group needs. */
export const accountGroup: ConfirmedResource<GroupValues> = { screens: groupScreens, useFields, useSubmit };

export const useDeleteGroup = () => useWrite(deleteAccountGroup, alsoRefreshes);
