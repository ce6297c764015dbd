// A record that is decided separately is, for the approval engine, a request with the file's route and its own amount.
import { alreadyDecided } from '../../domain/approval/conflicts.ts';
import { decisionsOf, routeState } from '../../domain/approval/route-state.ts';
import type { ApprovalRequest, Decision } from '../../domain/approval/types.ts';
import { obstacles } from '../../domain/approval/who-may-act.ts';
import type { Failure } from '../../domain/result.ts';
import type { DecisionRight, WhyNot } from '../../generated/types.ts';
import { amountInRupiah, type LoadedRequest } from './load.ts';
import { kindOf, type KnowsKinds } from './payment-kind.ts';
import type { CompanyPerson } from './company-people.ts';
import type { RecordDecisionRow, RecordRow } from './record-store.ts';
import { right } from './rights.ts';
import { whyNotOf } from './why-not.ts';

export const isPerRecord = (knows: KnowsKinds, { row }: LoadedRequest): boolean =>
  kindOf(knows, row).isDecidedByRecord(row.content);

/** The stage that the file waits at; the number of stages if the route is finished. */
export function stageOfFile({ request }: LoadedRequest): number {
  const state = routeState(request);
  return state.kind === 'in-progress' ? state.stage : request.route.stages.length;
}

const asDecision = (row: RecordDecisionRow): Decision => ({
  personId: row.actor_id,
  actorName: row.actor_name,
  revision: row.revision,
  stage: row.stage,
  action: row.action,
  groupIds: row.group_ids,
  at: row.decided_at.getTime(),
});

/** Adds to the file's decisions those on the record: at the current stage, and a rejection at any stage. */
export function requestOfRecord(
  loaded: LoadedRequest,
  record: RecordRow,
  decisions: readonly RecordDecisionRow[],
): ApprovalRequest {
  const stage = stageOfFile(loaded);
  const own = decisions.filter((one) => one.line === record.line && (one.stage === stage || one.action === 'reject'));
  return {
    ...loaded.request,
    amount: amountInRupiah(record),
    decisions: [...loaded.request.decisions, ...own.map(asDecision)],
  };
}

/** The failure for a record that is rejected, or complete in this stage and waiting for the file's other records. */
export function settledFault(loaded: LoadedRequest, ofRecord: ApprovalRequest): Failure | null {
  const stage = stageOfFile(loaded);
  const state = routeState(ofRecord);
  if (state.kind === 'in-progress' && state.stage === stage) return null;
  const latest = decisionsOf(ofRecord, stage).at(-1) ?? ofRecord.decisions.at(-1);
  return latest ? alreadyDecided(ofRecord.route, latest) : null;
}

function whyNotFor(loaded: LoadedRequest, ofRecord: ApprovalRequest, person: CompanyPerson): WhyNot | null {
  if (routeState(ofRecord).kind === 'rejected') return 'request-finished';
  const found = obstacles(ofRecord, person, ofRecord.revision);
  return settledFault(loaded, ofRecord) ? 'stage-complete' : whyNotOf(found);
}

export function recordRights(
  knows: KnowsKinds,
  loaded: LoadedRequest,
  record: RecordRow,
  decisions: readonly RecordDecisionRow[],
  person: CompanyPerson,
): DecisionRight[] {
  const kind = loaded.row.stage_kind;
  if (kind === null || !isPerRecord(knows, loaded) || (person.stageKinds ?? []).length === 0) return [];
  const whyNot = whyNotFor(loaded, requestOfRecord(loaded, record, decisions), person);
  return [right(kind, whyNot), right('reject', whyNot)];
}
