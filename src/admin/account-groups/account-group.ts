// Account groups: their screens, what a form fills in, and the calls that change them.
import { createAccountGroup, deleteAccountGroup, editAccountGroup } from '../../../generated/calls/account-groups.ts';
import type { AccountGroupDetail, FromAccount, RepairedTask } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';

export const groupScreens = {
  list: '/admin/company-administration/account-grouping',
  detail: '/admin/company-administration/account-grouping/detail',
  create: '/admin/company-administration/account-grouping/create',
  edit: '/admin/company-administration/account-grouping/edit',
  // A group has no page of its own for these steps: its form sends the change.
  confirmation: '/admin/company-administration/account-grouping',
  finish: '/admin/company-administration/account-grouping',
} as const;

export const chartScreens = {
  list: groupScreens.list,
  detail: groupScreens.list,
  edit: '/admin/company-administration/account-grouping/chart/edit',
  confirmation: '/admin/company-administration/account-grouping/chart/confirmation',
  finish: '/admin/company-administration/account-grouping/chart/finish',
} as const;

export interface GroupValues {
  readonly groupName: string;
  /** Empty at the top. */
  readonly parentId: string;
  readonly accounts: readonly FromAccount[];
}

/** What a form begins with: the record that it changes, or the task that it repairs. */
export interface GroupStart {
  readonly values: GroupValues;
  readonly record: Pick<AccountGroupDetail, 'id' | 'revision' | 'groupName'> | null;
  readonly repair: RepairedTask | null;
}

export const valuesOf = ({ groupName, path, accounts }: AccountGroupDetail): GroupValues => ({
  groupName,
  parentId: path.at(-1)?.id ?? '',
  accounts: accounts.map(({ account }) => account),
});

const alsoRefreshes = { refreshes: ['tasks'] };

export function useSubmitGroup({ record, repair }: GroupStart) {
  const create = useWrite(createAccountGroup, alsoRefreshes);
  const edit = useWrite(editAccountGroup, alsoRefreshes);
  return ({ groupName, parentId, accounts }: GroupValues) => {
    const accountGroup = { groupName, parentId: parentId || null, accountIds: accounts.map(({ id }) => id) };
    const repaired = repair && { repair };
    if (!record) return create.send({ body: { accountGroup, ...repaired } });
    return edit.send({ body: { id: record.id, revision: record.revision, accountGroup, ...repaired } });
  };
}

export const useDeleteGroup = () => useWrite(deleteAccountGroup, alsoRefreshes);
