// The records that a user group depends on, and the rules that block a change of it.
import { awaited } from '../resources/waiting-drafts.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { Question, Related } from '../resources/definition.ts';
import type { GroupFacts, Named } from './store.ts';
import type { GroupTypes } from './user-group.ts';

type GroupQuestion = Question<GroupTypes>;

export const childrenOf = ({ subject: { row }, facts }: Pick<GroupQuestion, 'subject' | 'facts'>) =>
  (row && facts.children.get(row.id)) ?? [];
export const membersOf = ({ subject: { row }, facts }: Pick<GroupQuestion, 'subject' | 'facts'>) =>
  (row && facts.members.get(row.id)) ?? [];

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).slice(0, 50);

/** Blocks unless at least one of the maps or limits is active. */
function checkNamed(ids: readonly string[], known: readonly Named[], code: 'CA-12' | 'CA-13', name: string): Blocker[] {
  const found = known.filter(({ id }) => ids.includes(id));
  if (found.length < ids.length) return [{ code: '193', about: [] }];
  return found.some(({ isActive }) => isActive) ? [] : [{ code, about: [name] }];
}

function ofDraft({ subject: { row, draft }, facts }: GroupQuestion): Blocker[] {
  const [maps, limits, name] = draft
    ? [draft.workflowMapIds, draft.enterpriseLimitIds, draft.userGroupName]
    : [row?.workflow_map_ids ?? [], row?.enterprise_limit_ids ?? [], row?.name ?? ''];
  return [...checkNamed(maps, facts.maps, 'CA-12', name), ...checkNamed(limits, facts.limits, 'CA-13', name)];
}

/** Blocks while an open task puts a sub user group or a user into the group. */
const entered = ({ subject: { row }, facts }: GroupQuestion): Blocker[] => awaited(row, facts.waiting);

function ofDeletion(question: GroupQuestion): Blocker[] {
  const { row } = question.subject;
  const active = [
    ...childrenOf(question).filter(({ status }) => status === 'Active'),
    ...membersOf(question).filter(({ status }) => status !== 'Inactive'),
  ];
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

const rules: Readonly<Partial<Record<GroupQuestion['action'], (question: GroupQuestion) => Blocker[]>>> = {
  create: ofDraft,
  // Without a draft the question is only whether an edit may begin; the form then sends the maps and limits.
  edit: (question) => (question.subject.draft ? ofDraft(question) : []),
  reactivate: ofDraft,
  inactivate: entered,
  delete: ofDeletion,
};

export const groupRules = (question: GroupQuestion): Blocker[] => rules[question.action]?.(question) ?? [];

const related = (recordKind: Related['recordKind'], items: readonly { readonly id: string; readonly name: string }[]) =>
  items.map(({ id, name }): Related => ({ recordKind, recordId: id, name }));

const chosen = (ids: readonly string[], known: GroupFacts['maps']) => known.filter(({ id }) => ids.includes(id));

function dependsOn({ subject: { row, draft }, facts }: GroupQuestion): Related[] {
  const maps = [...(row?.workflow_map_ids ?? []), ...(draft?.workflowMapIds ?? [])];
  const limits = [...(row?.enterprise_limit_ids ?? []), ...(draft?.enterpriseLimitIds ?? [])];
  return [
    ...related('workflow-map', chosen(maps, facts.maps)),
    ...related('enterprise-limit', chosen(limits, facts.limits)),
  ];
}

/** Inactivation and deletion concern sub user groups and users; every other action concerns maps and limits. */
export function relatedOf(question: GroupQuestion): Related[] {
  const { action } = question;
  if (action !== 'inactivate' && action !== 'delete') return dependsOn(question);
  const users = membersOf(question).map(({ userId: id, name }) => ({ id, name }));
  return [...related('sub-user-group', childrenOf(question)), ...related('user-profile', users)];
}

const needsRepair = { 'CA-12': 'CA-17', 'CA-13': 'CA-14' } as const;
type Missing = keyof typeof needsRepair;
const isMissing = (code: Blocker['code']): code is Missing => code in needsRepair;

/** The maps or limits of a waiting change have become inactive: it has to be sent back for repair. */
export function groupCodesWhenDecided(blockers: readonly Blocker[]): Blocker[] {
  const missing = blockers.filter(({ code }) => isMissing(code));
  const others = blockers.filter(({ code }) => !isMissing(code));
  const about = missing[0]?.about ?? [];
  if (new Set(missing.map(({ code }) => code)).size > 1) return [{ code: 'CA-15', about }, ...others];
  return blockers.map((blocker) =>
    isMissing(blocker.code) ? { ...blocker, code: needsRepair[blocker.code] } : blocker,
  );
}
