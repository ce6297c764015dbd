// The records that an account group depends on, and the rules that block a change of it.
import { accountText } from '../../domain/account-text.ts';
import { childrenOf, isCycle, MOST_LEVELS, placeGroup } from '../../domain/account-hierarchy.ts';
import type { AccountGroupDraft } from '../../generated/types.ts';
import type { Question, Related } from '../resources/definition.ts';
import { awaited } from '../resources/waiting-drafts.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { AccountGroupTypes } from './account-group.ts';
import type { HierarchyFacts } from './group-store.ts';

type GroupQuestion = Question<AccountGroupTypes>;

export const chartId = 'chart';
const newGroup = '';

const levelRefusal = {
  code: 'ADMIN_HIERARCHY_TOO_DEEP',
  about: [],
  parameters: { highest: String(MOST_LEVELS) },
} as const;

function ofPlace({ subject: { row }, facts }: GroupQuestion, { parentId, groupName }: AccountGroupDraft): Blocker[] {
  const field = 'parentId';
  const { groups } = facts;
  if (parentId !== null && !groups.some(({ id }) => id === parentId)) return [{ code: '193', about: [], field }];
  const id = row?.id ?? newGroup;
  if (isCycle(groups, id, parentId)) return [{ code: 'ADMIN_HIERARCHY_CYCLE', about: [groupName], field }];
  const known = row ? groups : [...groups, { id, name: groupName, parentId: null }];
  const placed = placeGroup(known, { groupId: id, toParentId: parentId, position: known.length });
  return placed.ok ? [] : [{ ...levelRefusal, field }];
}

function ofAccounts({ subject: { row }, facts }: GroupQuestion, { accountIds }: AccountGroupDraft): Blocker[] {
  const field = 'accountIds';
  const known = facts.accounts.filter(({ id }) => accountIds.includes(id));
  if (known.length < accountIds.length) return [{ code: '193', about: [], field }];
  const closed = known.filter(({ isClosed, groupId }) => isClosed && (row === null || groupId !== row.id));
  return closed.length > 0 ? [{ code: 'CA-18', about: closed.map(accountText).slice(0, 50), field }] : [];
}

function ofDeletion({ subject: { row }, facts }: GroupQuestion): Blocker[] {
  const below = row ? childrenOf(facts.groups, row.id) : [];
  const map = facts.maps.find(({ groupId }) => groupId === row?.id);
  return [
    ...awaited(row, facts.waiting),
    ...(below.length > 0
      ? [{ code: 'ADMIN_GROUP_HAS_GROUPS' as const, about: below.map(({ name }) => name).slice(0, 50) }]
      : []),
    ...(map ? [{ code: 'ADMIN_USED_BY_WORKFLOW' as const, about: [map.name], parameters: { name: map.name } }] : []),
  ];
}

export function groupRules(question: GroupQuestion): Blocker[] {
  const { action, subject } = question;
  if (action === 'delete') return ofDeletion(question);
  return subject.draft ? [...ofPlace(question, subject.draft), ...ofAccounts(question, subject.draft)] : [];
}

const referenceTo = ({ groups }: HierarchyFacts, ids: readonly (string | null)[]): Related[] =>
  groups
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ recordKind: 'account-group', recordId: id, name }));

/** The chart, the old and the new parent, the groups below, and the groups that lose an account. */
export function relatedGroups({ subject: { row, draft }, facts }: GroupQuestion): Related[] {
  const left = facts.accounts.filter(({ id }) => draft?.accountIds.includes(id)).map(({ groupId }) => groupId);
  const ids = [
    row?.parent_id ?? null,
    draft?.parentId ?? null,
    ...left,
    ...(row ? childrenOf(facts.groups, row.id).map(({ id }) => id) : []),
  ].filter((id) => id !== (row?.id ?? null));
  const name = row?.name ?? draft?.groupName ?? '';
  return [{ recordKind: 'account-hierarchy', recordId: chartId, name }, ...referenceTo(facts, ids)];
}
