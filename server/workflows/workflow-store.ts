// Reads approval workflows, with the groups that their stages can name and the maps that lead to them.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Workflow } from '../../domain/approval/types.ts';
import type { ApprovalWorkflowDraft, StageGroupChoice, StageGroupKind } from '../../generated/types.ts';
import { decidersOf } from '../approval/people.ts';
import { askWhoDecides } from '../approval/people-query.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import { readApprovalMode } from '../approval/approval-mode.ts';
import { lockCompany } from '../db/company-lock.ts';
import type { Database } from '../db/database.ts';
import { byUsed, draftsUsing } from '../resources/waiting-drafts.ts';
import { nameKey, storedNameKey } from '../tasks/holds.ts';

/** SQL: the ids of the workflows to which the rows of a map lead. */
export const workflowsOfRows = sql<string[]>`jsonb_path_query_array(w.rows, '$[*].outcome.approvalWorkflowId')`;

/** SQL: how many maps have a row that leads to the workflow a. */
export const mapCount = sql<number>`(select count(*)::integer from workflow_maps w
  where w.company_id = a.company_id and ${workflowsOfRows} ? a.workflow_id)`;

/** Selects the approval workflows of a company as a. */
export const workflowsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('approval_workflows as a')
    .selectAll('a')
    .select(['a.workflow_id as id', mapCount.as('map_count')])
    .where('a.company_id', '=', companyId);

export type WorkflowRow = Awaited<ReturnType<ReturnType<typeof workflowsOf>['execute']>>[number];

export async function findWorkflows(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<WorkflowRow[]> {
  if (lock) await lockCompany(db, 'matrix', companyId);
  return workflowsOf(db, companyId)
    .where('a.workflow_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('a.workflow_id')
    .execute();
}

export async function findWorkflowByName(db: Database, companyId: string, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('approval_workflows')
    .select('workflow_id')
    .where('company_id', '=', companyId)
    .where(storedNameKey(sql.ref('name')), '=', nameKey(name))
    .executeTakeFirst();
  return found?.workflow_id;
}

export interface StageGroupRecord {
  readonly kind: StageGroupKind;
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

const groupsThatSign = ({ companyId }: { readonly companyId: string }) => sql<StageGroupRecord[]>`(
  select coalesce(json_agg(g order by g.name, g.kind, g.id), '[]') from (
    select 'user-group' as kind, group_id as id, name, status = 'Active' as "isActive"
    from user_groups where company_id = ${companyId}
    union all
    select 'sub-user-group', group_id, name, is_active from sub_user_groups where company_id = ${companyId}
    union all
    select 'approval-group', group_id, name, true from approval_groups where company_id = ${companyId}
  ) as g)`;

const mapsWithWorkflows = (db: Database, { companyId }: { readonly companyId: string }) =>
  db
    .selectFrom('workflow_maps as w')
    .select(['w.map_id as id', 'w.name', 'w.is_active as isActive', workflowsOfRows.as('workflowIds')])
    .where('w.company_id', '=', companyId)
    .orderBy('w.name');

const readFacts = compiledQuery((db, asked: { readonly companyId: string }) =>
  db.selectNoFrom([
    groupsThatSign(asked).as('stageGroups'),
    jsonArrayFrom(mapsWithWorkflows(db, asked)).as('maps'),
    draftsUsing({ 'workflow-map': '$.approvalList[*].outcome.approvalWorkflowId' }, asked.companyId).as('waiting'),
    ...askWhoDecides(db, asked.companyId),
  ]),
);

/** Reads everything that the rules and answers of workflows need, with one statement. */
export async function workflowFacts(
  db: Database,
  who: { readonly companyId: string; readonly isSingleAccess: boolean },
) {
  const found = onlyRow(await readFacts(db, { companyId: who.companyId }));
  const { stageGroups, maps } = found;
  const waiting = byUsed(found.waiting);
  const approvalMode = await readApprovalMode(db, who);
  return { stageGroups, maps, waiting, isSingleAccess: who.isSingleAccess, approvalMode, ...decidersOf(found) };
}

export type WorkflowFacts = Awaited<ReturnType<typeof workflowFacts>>;

const quorums = (groups: readonly StageGroupChoice[]) => groups.map(({ groupId, quorum }) => ({ groupId, quorum }));

/** The workflow as the approval engine reads it. */
export const engineWorkflow = (
  drawn: Pick<ApprovalWorkflowDraft, 'verify' | 'approve' | 'release' | 'approvalOrder'>,
): Workflow => ({
  verify: quorums(drawn.verify),
  approve: quorums(drawn.approve),
  order: drawn.approvalOrder,
  release: quorums(drawn.release),
});
