// What is wrong with the set-up of a company, or with one draft of an administrator.
import { findingsOf, type SetUp } from '../../../domain/approval/findings.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { SetUpFinding, SetUpFindingRequest } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { pageOfItems } from '../../lists/sorted-items.ts';
import { Refusal } from '../../refusal.ts';
import { readCoverage } from '../../workflows/coverage-gaps.ts';
import { knownCompany } from '../../workflows/known-company.ts';
import { numberedRows } from '../../workflows/overlaps.ts';
import { contextOfRows } from '../../workflows/row-context.ts';
import { engineWorkflow } from '../../workflows/workflow-store.ts';
import { rehearse } from '../replay/rehearsal.ts';
import { replayedChange } from '../replay/replayed-change.ts';
import { eachOnce, findingKey, findingsInForce, onWire, uncovered, worstFirst } from './in-force.ts';
import { surroundingsOf } from './set-up.ts';

type Draft = NonNullable<SetUpFindingRequest['draft']>;
type Drawn = Extract<Draft, { kind: 'approval-workflow' | 'workflow-map' | 'user-group' }>;

async function ofDrawn(context: Context, draft: Drawn): Promise<SetUpFinding[]> {
  const id = draft.id ?? '';
  if (draft.kind === 'user-group')
    return uncovered(await readCoverage(context, { changed: { id, mapIds: draft.userGroup.workflowMapIds } }));
  const setUp: SetUp = { ...(await surroundingsOf(context, await knownCompany(context))), workflows: [], maps: [] };
  if (draft.kind === 'approval-workflow') {
    const { name, ...drawn } = draft.approvalWorkflow;
    return findingsOf({ ...setUp, workflows: [{ id, name, workflow: engineWorkflow(drawn) }] }).map(onWire);
  }
  const { name, approvalList } = draft.workflowMap;
  const path = 'draft.workflowMap.approvalList';
  const rows = numberedRows(approvalList, await contextOfRows(context, approvalList), path);
  return findingsOf({ ...setUp, maps: [{ id, name, rows }] }).map(onWire);
}

/** What the change would bring about; nothing when it is refused, which the submission says. */
async function ofChange(context: Context, draft: Exclude<Draft, Drawn>): Promise<SetUpFinding[]> {
  const found = await rehearse(context, await replayedChange(context, draft), findingsInForce);
  if (found instanceof Refusal) return [];
  const before = new Set(found.before.map(findingKey));
  return found.after.filter((one) => !before.has(findingKey(one)));
}

async function ofDraft(context: Context, draft: Draft): Promise<SetUpFinding[]> {
  if (draft.kind === 'approval-workflow' || draft.kind === 'workflow-map' || draft.kind === 'user-group')
    return ofDrawn(context, draft);
  return ofChange(context, draft);
}

export const listSetUpFindings: Handlers<Context>['listSetUpFindings'] = async ({ body }, context) => {
  const { draft, page } = body;
  const found = draft ? eachOnce(await ofDraft(context, draft)) : await findingsInForce(context);
  const items = found.toSorted(worstFirst);
  return pageOfItems({ items, keyOf: findingKey, name: 'findings' }, page);
};
