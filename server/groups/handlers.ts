import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { SubUserGroupDraft, UserGroupDraft } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { optionOf } from '../resources/reading.ts';
import { listAssignableAccounts, listAssignableServices } from './assignable.ts';
import { searchEnterpriseLimits, searchWorkflowMaps } from './choices.ts';
import { listSubUserGroupMembers, listUserGroupMembers } from './members.ts';
import { groupsOf } from './store.ts';
import { subGroupsOf } from './sub-group-store.ts';
import { subUserGroups } from './sub-user-group.ts';
import { listGroupTabs } from './tabs.ts';
import { userGroups } from './user-group.ts';

const searchUserGroups: Handlers<Context>['searchUserGroups'] = async ({ body }, { db, who }) => {
  const active = groupsOf(db, who.companyId).where('g.status', '=', 'Active');
  const query = body.search === undefined ? active : active.where(contains([sql`g.name`], body.search));
  const order = { by: sql`g.name`, key: sql`g.group_id`, direction: 'asc', name: 'option' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  return { items: rows.map(optionOf), page };
};

const searchSubUserGroups: Handlers<Context>['searchSubUserGroups'] = async ({ body }, { db, who }) => {
  const active = subGroupsOf(db, who.companyId).where('s.is_active', '=', true);
  const query = body.search === undefined ? active : active.where(contains([sql`s.name`, sql`g.name`], body.search));
  const order = { by: sql`s.name`, key: sql`s.group_id`, direction: 'asc', name: 'option' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  return { items: rows.map(optionOf), page };
};

/** Removes blanks at both ends of the name. */
const trimmedSub = (draft: SubUserGroupDraft): SubUserGroupDraft => ({
  ...draft,
  subUserGroupName: draft.subUserGroupName.trim(),
});
const trimmed = (draft: UserGroupDraft): UserGroupDraft => ({ ...draft, userGroupName: draft.userGroupName.trim() });

export const groupHandlers = {
  listGroupTabs,
  listUserGroups: ({ body }, context) => userGroups.list(context, body),
  getUserGroup: ({ body }, context) => userGroups.detail(context, body.id),
  createUserGroup: ({ body }, context) => userGroups.create(context, trimmed(body.userGroup), body.repair),
  editUserGroup: ({ body }, context) => userGroups.edit(context, body, trimmed(body.userGroup)),
  inactivateUserGroup: ({ body }, context) => userGroups.change(context, 'inactivate', body),
  reactivateUserGroup: ({ body }, context) => userGroups.change(context, 'reactivate', body),
  deleteUserGroup: ({ body }, context) => userGroups.change(context, 'delete', body),
  checkUserGroupName: ({ body }, context) => userGroups.checkName(context, body),
  getUserGroupImpact: ({ body }, context) => userGroups.impact(context, body),
  searchUserGroups,
  searchWorkflowMaps,
  searchEnterpriseLimits,
  listUserGroupMembers,
  listSubUserGroups: ({ body }, context) => subUserGroups.list(context, body),
  getSubUserGroup: ({ body }, context) => subUserGroups.detail(context, body.id),
  createSubUserGroup: ({ body }, context) => subUserGroups.create(context, trimmedSub(body.subUserGroup), body.repair),
  editSubUserGroup: ({ body }, context) => subUserGroups.edit(context, body, trimmedSub(body.subUserGroup)),
  inactivateSubUserGroup: ({ body }, context) => subUserGroups.change(context, 'inactivate', body),
  reactivateSubUserGroup: ({ body }, context) => subUserGroups.change(context, 'reactivate', body),
  deleteSubUserGroup: ({ body }, context) => subUserGroups.change(context, 'delete', body),
  checkSubUserGroupName: ({ body }, context) => subUserGroups.checkName(context, body),
  getSubUserGroupImpact: ({ body }, context) => subUserGroups.impact(context, body),
  searchSubUserGroups,
  listSubUserGroupMembers,
  listAssignableAccounts,
  listAssignableServices,
} satisfies Partial<Handlers<Context>>;
