// The records that a sub user group depends on, and the rules that block a change of it.
import { accountText } from '../../domain/account-text.ts';
import { givesRights } from '../../domain/account-access.ts';
import type { AccountAccess, SubUserGroupDraft } from '../../generated/types.ts';
import type { Question, Related } from '../resources/definition.ts';
import { awaited } from '../resources/waiting-drafts.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { SubGroupFacts } from './sub-group-store.ts';
import type { SubGroupTypes } from './sub-user-group.ts';

export type SubGroupQuestion = Question<SubGroupTypes>;

export const membersIn = ({ subject: { row }, facts }: Pick<SubGroupQuestion, 'subject' | 'facts'>) =>
  (row && facts.members.get(row.id)) ?? [];

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).slice(0, 50);

function checkGroup(id: string, { groups }: SubGroupFacts): Blocker[] {
  const group = groups.get(id);
  if (!group) return [{ code: '193', about: [], field: 'userGroupId' }];
  return group.status === 'Active' ? [] : [{ code: 'CA-5', about: [group.name] }];
}

/** The accounts that are named one by one; access by type names none. */
const namedIn = (access: AccountAccess): string[] =>
  access.kind === 'accounts' ? access.accounts.map(({ accountId }) => accountId) : [];

export function repeatedInSubGroup({ accountAccess }: SubUserGroupDraft): string | undefined {
  const ids = namedIn(accountAccess);
  return ids.length > new Set(ids).size ? 'accountAccess.accounts' : undefined;
}

function checkClosed(access: AccountAccess, { accounts }: SubGroupFacts): Blocker[] {
  const closed = namedIn(access).flatMap((id) => {
    const account = accounts.get(id);
    return account?.isClosed ? [accountText(account)] : [];
  });
  return closed.length > 0 ? [{ code: 'CA-18', about: closed.slice(0, 50), field: 'accountAccess' }] : [];
}

function checkAccess(access: AccountAccess, facts: SubGroupFacts): Blocker[] {
  const ids = namedIn(access);
  const field = 'accountAccess';
  return [
    ...(ids.some((id) => !facts.accounts.has(id)) ? [{ code: '193' as const, about: [], field }] : []),
    ...(givesRights(access) ? [] : [{ code: 'FIELD_SELECT_ONE' as const, about: [], field }]),
    ...checkClosed(access, facts),
  ];
}

function ofDraft(
  { userGroupId, accountAccess, serviceAccess, enterpriseLimitIds }: SubUserGroupDraft,
  facts: SubGroupFacts,
) {
  const isForeign = serviceAccess.some((service) => !facts.services.has(service));
  const isUnknown = enterpriseLimitIds.some((id) => !facts.limits.some((limit) => limit.id === id));
  return [
    ...checkGroup(userGroupId, facts),
    ...checkAccess(accountAccess, facts),
    ...(isForeign ? [{ code: '94' as const, about: [], field: 'serviceAccess' }] : []),
    ...(isUnknown ? [{ code: '193' as const, about: [], field: 'enterpriseLimitIds' }] : []),
  ];
}

const changed = ({ subject: { draft }, facts }: SubGroupQuestion): Blocker[] => (draft ? ofDraft(draft, facts) : []);

const reactivated = ({ subject: { row }, facts }: SubGroupQuestion): Blocker[] =>
  row ? [...checkGroup(row.user_group_id, facts), ...checkClosed(row.account_access, facts)] : [];

/** Blocks while an open task puts a user into the group. */
const entered = ({ subject: { row }, facts }: SubGroupQuestion): Blocker[] => awaited(row, facts.waiting);

function deleted(question: SubGroupQuestion): Blocker[] {
  const { row } = question.subject;
  const active = membersIn(question).filter(({ status }) => status !== 'Inactive');
  const [workflow] = (row && question.facts.workflows.get(row.id)) ?? [];
  return [
    ...entered(question),
    ...awaited(row, question.facts.waitingWorkflows),
    ...(active.length > 0 ? [{ code: 'CA-6' as const, about: namesOf(active) }] : []),
    ...(workflow
      ? [{ code: 'ADMIN_USED_BY_WORKFLOW' as const, about: [workflow.name], parameters: { name: workflow.name } }]
      : []),
  ];
}

const rules: Readonly<Partial<Record<SubGroupQuestion['action'], (question: SubGroupQuestion) => Blocker[]>>> = {
  create: changed,
  edit: changed,
  reactivate: reactivated,
  inactivate: entered,
  delete: deleted,
};

export const subGroupRules = (question: SubGroupQuestion): Blocker[] => rules[question.action]?.(question) ?? [];

function dependsOn({ subject: { row, draft }, facts }: SubGroupQuestion): Related[] {
  const groupIds = new Set([row?.user_group_id, draft?.userGroupId]);
  const limitIds = [...(row?.enterprise_limit_ids ?? []), ...(draft?.enterpriseLimitIds ?? [])];
  const groups = [...facts.groups.values()].filter(({ id }) => groupIds.has(id));
  const limits = facts.limits.filter(({ id }) => limitIds.includes(id));
  return [
    ...groups.map(({ id, name }): Related => ({ recordKind: 'user-group', recordId: id, name })),
    ...limits.map(({ id, name }): Related => ({ recordKind: 'enterprise-limit', recordId: id, name })),
  ];
}

/** Every action concerns the user group and the limits; inactivation and deletion also concern the users. */
export function relatedToSubGroup(question: SubGroupQuestion): Related[] {
  const takesUsers = question.action === 'inactivate' || question.action === 'delete';
  const users = takesUsers ? membersIn(question) : [];
  return [
    ...dependsOn(question),
    ...users.map(({ userId, name }): Related => ({ recordKind: 'user-profile', recordId: userId, name })),
  ];
}
