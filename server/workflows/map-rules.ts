// The rules that block a change of a workflow map, and the records that it depends on.
import { accountText } from '../../domain/account-text.ts';
import { checkRow } from '../../domain/approval/row-checks.ts';
import type { WorkflowMapDraft, WorkflowMapRowDraft } from '../../generated/types.ts';
import type { StoredMapRow } from '../db/administration-tables.ts';
import type { Question, Related } from '../resources/definition.ts';
import { awaited } from '../resources/waiting-drafts.ts';
import type { Blocker } from '../tasks/kind.ts';
import { nameKey } from '../tasks/holds.ts';
import { draftRow } from './map-rows.ts';
import type { MapFacts, MapRow } from './map-store.ts';
import type { MapTypes } from './workflow-map.ts';

type MapQuestion = Question<MapTypes>;

const rowDraftOf = ({ createdAt: _createdAt, ...row }: StoredMapRow): WorkflowMapRowDraft => row;

export const mapDraftOf = ({ name, rows }: MapRow): WorkflowMapDraft => ({ name, approvalList: rows.map(rowDraftOf) });

export const groupsFollowing = ({ userGroups }: MapFacts, id: string) =>
  userGroups.filter(({ mapIds }) => mapIds.includes(id));

const at = (index: number, part: string) => `approvalList.${index}.${part}`;

function ofAmounts(row: WorkflowMapRowDraft, index: number): Blocker[] {
  const about = [row.name];
  const read = draftRow(row, row.id ?? '', 0);
  if (!read.ok) return [{ code: '120', about, field: at(index, 'minimum') }];
  const checked = checkRow(read.value);
  return checked.ok ? [] : [{ code: checked.code, about, field: at(index, 'minimum') }];
}

function ofAccounts({ name, accounts }: WorkflowMapRowDraft, index: number, facts: MapFacts): Blocker[] {
  if (accounts.kind === 'every-account') return [];
  if (accounts.kind === 'account-group')
    return facts.accountGroups.has(accounts.accountGroupId) ? [] : [{ code: '193', about: [name] }];
  const found = accounts.accountIds.map((id) => facts.accounts.get(id));
  if (found.includes(undefined)) return [{ code: '193', about: [name] }];
  const closed = found.flatMap((account) => (account?.isPayable === false ? accountText(account) : []));
  return closed.length === 0 ? [] : [{ code: '93', about: closed, field: at(index, 'accounts') }];
}

function ofOutcome({ name, outcome }: WorkflowMapRowDraft, facts: MapFacts): Blocker[] {
  if (outcome.kind === 'blocked') return [];
  const workflow = facts.workflows.get(outcome.approvalWorkflowId);
  if (!workflow) return [{ code: '193', about: [name] }];
  const { status } = workflow;
  return status === 'Active' ? [] : [{ code: 'STATUS_NOT_ALLOWED', about: [workflow.name], parameters: { status } }];
}

/** The row whose name another row has, or the list that names a row twice. */
export function repeatedInMap({ approvalList: rows }: WorkflowMapDraft): string | undefined {
  const keys = rows.map(({ name }) => nameKey(name));
  const index = keys.findIndex((key, place) => keys.indexOf(key) < place);
  if (index !== -1) return at(index, 'name');
  const ids = rows.flatMap(({ id }) => id ?? []);
  return new Set(ids).size < ids.length ? 'approvalList' : undefined;
}

/** A row that names an id must be a row of this map. */
function ofIds({ approvalList }: WorkflowMapDraft, row: MapRow | null): Blocker[] {
  const known = new Set(row?.rows.map(({ id }) => id));
  return approvalList.every(({ id }) => id === undefined || id === null || known.has(id))
    ? []
    : [{ code: '193', about: [] }];
}

function ofDraft(draft: WorkflowMapDraft, row: MapRow | null, facts: MapFacts): Blocker[] {
  return [
    ...ofIds(draft, row),
    ...draft.approvalList.flatMap((one, index) => [
      ...ofAmounts(one, index),
      ...ofAccounts(one, index, facts),
      ...ofOutcome(one, facts),
    ]),
  ];
}

const about = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).slice(0, 50);

/** The user groups that would be left without an active map. */
function stranded({ id }: MapRow, facts: MapFacts) {
  const left = new Set(facts.maps.flatMap((map) => (map.isActive && map.id !== id ? map.id : [])));
  return groupsFollowing(facts, id).filter(
    ({ status, mapIds }) => status === 'Active' && !mapIds.some((one) => left.has(one)),
  );
}

function ofInactivation(row: MapRow, facts: MapFacts): Blocker[] {
  const groups = stranded(row, facts);
  return [
    ...awaited(row, facts.waiting),
    ...(groups.length === 0 ? [] : [{ code: 'CA-12' as const, about: about(groups) }]),
  ];
}

function ofDeletion(row: MapRow, facts: MapFacts): Blocker[] {
  const groups = groupsFollowing(facts, row.id);
  const waiting = awaited(row, facts.waiting);
  if (groups.length > 0) return [...waiting, { code: 'CA-7', about: about(groups) }];
  return facts.maps.length > 1 ? waiting : [...waiting, { code: 'CA-12', about: [row.name] }];
}

export function mapRules({ action, subject: { row, draft }, facts }: MapQuestion): Blocker[] {
  if (draft) return ofDraft(draft, row, facts);
  if (!row || action === 'edit') return [];
  if (action === 'inactivate') return ofInactivation(row, facts);
  return action === 'delete' ? ofDeletion(row, facts) : ofDraft(mapDraftOf(row), row, facts);
}

type Names = ReadonlyMap<string, { readonly name: string }>;

const related = (recordKind: Related['recordKind'], ids: readonly string[], known: Names): Related[] =>
  [...new Set(ids)].flatMap((recordId) => {
    const found = known.get(recordId);
    return found ? { recordKind, recordId, name: found.name } : [];
  });

function workflowsIn({ approvalList }: WorkflowMapDraft, { workflows }: MapFacts): Related[] {
  const ids = approvalList.flatMap(({ outcome }) =>
    outcome.kind === 'approval-workflow' ? outcome.approvalWorkflowId : [],
  );
  return related('approval-workflow', ids, workflows);
}

function accountGroupsIn({ approvalList }: WorkflowMapDraft, { accountGroups }: MapFacts): Related[] {
  const ids = approvalList.flatMap(({ accounts }) =>
    accounts.kind === 'account-group' ? accounts.accountGroupId : [],
  );
  return related('account-group', ids, accountGroups);
}

/** An action that ends the use of a map depends on its user groups, any other on its workflows and account groups. */
export function mapRelated({ action, subject: { row, draft }, facts }: MapQuestion): Related[] {
  if (action === 'inactivate' || action === 'delete')
    return groupsFollowing(facts, row?.id ?? '').map(({ id, name }) => ({
      recordKind: 'user-group' as const,
      recordId: id,
      name,
    }));
  const drafts = [...(draft ? [draft] : []), ...(row && action === 'reactivate' ? [mapDraftOf(row)] : [])];
  return drafts.flatMap((one) => [...workflowsIn(one, facts), ...accountGroupsIn(one, facts)]);
}
