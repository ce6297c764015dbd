// What the stories of user groups and sub user groups share: drafts, and the calls of administrators.
import type {
  SubUserGroupDetail,
  SubUserGroupSummary,
  UserGroupDetail,
  UserGroupSummary,
} from '../../generated/types.ts';
import { adminCalls, type Listed } from './admin-calls.ts';
import type { TestBank } from './bank.ts';
import { user } from './request-bank.ts';

export const groupDraft = (userGroupName: string, change: object = {}) => ({
  userGroupName,
  workflowMapIds: ['wm-0001'],
  enterpriseLimitIds: ['el-0001'],
  ...change,
});

export const rights = (accountId: string, transaction = true) => ({ accountId, inquiry: true, transaction });

export const subGroupDraft = (subUserGroupName: string, change: object = {}) => ({
  subUserGroupName,
  userGroupId: 'ug-0001',
  accountAccess: { kind: 'accounts', accounts: [rights('acc-0001'), rights('acc-0003', false)] },
  serviceAccess: ['SVC_LCY_OVB', 'SVC_LCY_BIFAST'],
  enterpriseLimitIds: [],
  ...change,
});

/** Moves a demonstration user into groups that exist, without a task. */
const moveUser = ({ services: { db } }: TestBank, id: string, groups: { user_group: string; sub_user_group: string }) =>
  db.updateTable('user_details').set(groups).where('user_id', '=', user(id)).execute();

export function groupCalls(bank: () => TestBank) {
  const calls = adminCalls(bank);
  const list = (body: object = {}, id?: string) => calls.read<Listed<UserGroupSummary>>('listUserGroups', body, id);
  return {
    ...calls,
    list,
    detailOf: (id: string) => calls.read<UserGroupDetail>('getUserGroup', { id }),
    async created(name: string, change: object = {}) {
      await calls.approved(await calls.submitted('createUserGroup', { userGroup: groupDraft(name, change) }));
      const [found] = (await list({ filter: { search: name } })).items;
      if (!found) throw new Error(`${name} was not created`);
      return found;
    },
    /** Moves a demonstration user into the group and into a sub user group of it, which it creates. */
    async move(id: string, group: UserGroupSummary) {
      const name = `${group.userGroupName} Utama`;
      await bank()
        .services.db.insertInto('sub_user_groups')
        .values({ company_id: 'NUSANTARA', group_id: `sg-${group.id}`, name, user_group_id: group.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await moveUser(bank(), id, { user_group: group.userGroupName, sub_user_group: name });
    },
  };
}

export function subGroupCalls(bank: () => TestBank) {
  const calls = adminCalls(bank);
  const list = (body: object = {}) => calls.read<Listed<SubUserGroupSummary>>('listSubUserGroups', body);
  return {
    ...calls,
    list,
    detailOf: (id: string) => calls.read<SubUserGroupDetail>('getSubUserGroup', { id }),
    async created(name: string, change: object = {}) {
      await calls.approved(await calls.submitted('createSubUserGroup', { subUserGroup: subGroupDraft(name, change) }));
      const [found] = (await list({ filter: { search: name } })).items;
      if (!found) throw new Error(`${name} was not created`);
      return found;
    },
    move: (id: string, subGroup: string, group = 'Keuangan') =>
      moveUser(bank(), id, { user_group: group, sub_user_group: subGroup }),
  };
}
