// Stores decisions on records. After the last one the file takes over their signatures and moves on.
import { routeState } from '../../domain/approval/route-state.ts';
import type { Decision } from '../../domain/approval/types.ts';
import type { StatusLabel } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { announceChange } from '../approval/announce.ts';
import { auditedDecision, recordDecision } from '../approval/decision-record.ts';
import { auditTypes, type OrdinaryDecision } from '../approval/decide.ts';
import type { LoadedRequest } from '../approval/load.ts';
import { applyDecision } from '../approval/apply-decision.ts';
import { requestOfRecord, stageOfFile } from '../approval/record-route.ts';
import {
  insertRecordDecisions,
  lockRecords,
  recordDecisionsOn,
  setRecordStatus,
  type RecordDecisionRow,
  type RecordRow,
} from '../approval/record-store.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, type RequestRow } from '../approval/store.ts';

export interface DecidedRecord {
  readonly record: RecordRow;
  readonly status: StatusLabel;
  readonly action: 'pass' | 'reject';
}

export interface RecordOrder {
  readonly decision: Exclude<OrdinaryDecision, 'send-to-repair'>;
  readonly decided: readonly DecidedRecord[];
  readonly reason: string | undefined;
  readonly signatureDigest: string | undefined;
}

const longestNote = 100;
const linesInWords = (decided: readonly DecidedRecord[]): string =>
  `Records ${decided.map(({ record }) => record.line).join(', ')}`.slice(0, longestNote);

async function keep(context: Context, loaded: LoadedRequest, stepNo: number, decided: readonly DecidedRecord[]) {
  const { who, now, db } = context;
  const { company_id, task_id, revision } = loaded.row;
  const groups = loaded.people.find(({ personId }) => personId === who.userId)?.groupIds ?? [];
  await insertRecordDecisions(
    db,
    decided.map(({ record, action }) => ({
      company_id,
      task_id,
      revision,
      line: record.line,
      stage: stageOfFile(loaded),
      action,
      actor_id: who.userId,
      actor_name: who.name,
      group_ids: [...groups],
      step_no: stepNo,
      decided_at: now,
    })),
  );
  for (const { record, status } of decided) await setRecordStatus(db, identityOf(loaded.row), record.line, status);
}

/** Counts the first signature of each person on records as a signature on the file. */
async function countForFile(context: Context, loaded: LoadedRequest, passes: readonly RecordDecisionRow[]) {
  const { company_id, task_id } = loaded.row;
  for (const { actor_id, step_no } of firstOfEach(passes))
    await context.db
      .updateTable('request_decisions')
      .set({ counts_as: 'pass' })
      .where('company_id', '=', company_id)
      .where('task_id', '=', task_id)
      .where('step_no', '=', step_no)
      .where('actor_id', '=', actor_id)
      .execute();
}

const firstOfEach = (passes: readonly RecordDecisionRow[]) =>
  passes.filter((one, index) => passes.findIndex(({ actor_id }) => actor_id === one.actor_id) === index);

const asFileDecision = (row: RecordDecisionRow): Decision => ({
  personId: row.actor_id,
  actorName: row.actor_name,
  revision: row.revision,
  stage: row.stage,
  action: 'pass',
  groupIds: row.group_ids,
  at: row.decided_at.getTime(),
});

function rejectionBy({ who, now }: Context, loaded: LoadedRequest): Decision {
  const { groupIds = [] } = loaded.people.find(({ personId }) => personId === who.userId) ?? {};
  const { userId: personId, name: actorName } = who;
  const { revision } = loaded.row;
  return { personId, actorName, revision, stage: stageOfFile(loaded), action: 'reject', groupIds, at: now.getTime() };
}

/** Returns null while a record waits in this stage, otherwise the decisions for the file as a whole. */
async function verdict(context: Context, loaded: LoadedRequest) {
  const decisions = await recordDecisionsOn(context.db, loaded.row);
  const records = await lockRecords(context.db, identityOf(loaded.row));
  const stage = stageOfFile(loaded);
  const states = records.map((record) => routeState(requestOfRecord(loaded, record, decisions)));
  if (states.some((state) => state.kind === 'in-progress' && state.stage === stage)) return null;
  if (states.every(({ kind }) => kind === 'rejected')) return { passes: [], given: [rejectionBy(context, loaded)] };
  const passes = decisions.filter((one) => one.stage === stage && one.action === 'pass');
  return { passes, given: firstOfEach(passes).map(asFileDecision) };
}

async function audit(
  context: Context,
  loaded: LoadedRequest,
  { decision, decided, reason, signatureDigest }: RecordOrder,
) {
  await appendAudit(context, {
    type: auditTypes[decision],
    subject: loaded.row.ref_no,
    name: loaded.row.payee_name,
    decision: auditedDecision(loaded, signatureDigest),
    details: { lines: decided.map(({ record }) => record.line) },
    ...(reason && { reason }),
  });
}

export async function keepRecordDecisions(
  context: Context,
  loaded: LoadedRequest,
  order: RecordOrder,
): Promise<RequestRow> {
  const { decision, decided, reason, signatureDigest } = order;
  const { row } = loaded;
  if (decided.length === 0) return row;
  const step = { action: decision, secondary: linesInWords(decided), reason };
  const stepNo = await addStep(context, row, { ...step, status: row.status });
  await recordDecision(context, loaded, stepNo, { kind: decision, reason, signatureDigest });
  await keep(context, loaded, stepNo, decided);
  await audit(context, loaded, order);
  const found = await verdict(context, loaded);
  if (!found) {
    await announceChange(context, row, loaded, row.waiting_groups);
    return row;
  }
  await countForFile(context, loaded, found.passes);
  const request = { ...loaded.request, decisions: [...loaded.request.decisions, ...found.given] };
  const ended = routeState(request).kind === 'rejected';
  const actor = JSON.stringify({ userId: context.who.userId, name: context.who.name });
  const change = ended ? { ended_by: actor, reason: reason ?? null } : {};
  const moved = await applyDecision(context, loaded, request, { ...step, secondary: 'All records', change });
  if (ended) await recordDecision(context, loaded, moved.stepNo, { kind: 'reject', countsAs: 'reject', reason });
  return moved.row;
}
