// After every decision: writes the new status of the request, its step and decision, and publishes the change.
import { checkStageCanFinish } from '../../domain/approval/eligibility.ts';
import { routeState, validDecisions } from '../../domain/approval/route-state.ts';
import type { ApprovalRequest } from '../../domain/approval/types.ts';
import type { StatusLabel } from '../../generated/types.ts';
import { refusalOf } from '../refusal.ts';
import { appendAudit, type AuditEvent } from '../audit/append.ts';
import type { Actor } from './actor.ts';
import { announceChange } from './announce.ts';
import { dueTimes, slaEnd, type DueTimes } from './due-times.ts';
import { payableUntil } from './late.ts';
import type { LoadedRequest } from './load.ts';
import { followMove } from './payment-kind.ts';
import { scheduleExecution, startOf } from './schedule.ts';
import { statusOfRoute, type RouteStatus } from './status-of-route.ts';
import { writeDecisionRows } from './apply-decision-store.ts';
import { stepRow, type NewStep } from './steps.ts';
import type { updateRequest } from './store.ts';
import { decisionRow, type RecordedDecision } from './decision-record.ts';

export interface DecisionToApply extends Omit<NewStep, 'status'> {
  /** Further columns to change; JSON columns as JSON text. */
  readonly change?: Parameters<typeof updateRequest>[2];
  /** The last moment for paying it on its day, if the caller has read it. */
  readonly payableUntil?: Date | null;
  /** The decision to store and its audit record; without it the caller stores them itself. */
  readonly taken?: { readonly decision: RecordedDecision; readonly audited: AuditEvent };
}

export interface AppliedDecision extends LoadedRequest {
  readonly stepNo: number;
}

type Stepping = Pick<DecisionToApply, 'action' | 'payableUntil'>;

async function dueIn(
  actor: Actor,
  before: LoadedRequest,
  { stageKind }: RouteStatus,
  known: Date | null | undefined,
): Promise<DueTimes> {
  if (stageKind === null) return { due_at: null, sla_ends_at: null };
  const until = known === undefined ? await payableUntil(actor, before.row) : known;
  return dueTimes(actor.now, slaEnd(actor.now, before, stageKind), until);
}

/** A new stage restarts the service level and ends an exceptional decision; a signature within a stage does not. */
async function stageChange(actor: Actor, before: LoadedRequest, routeStatus: RouteStatus, step: Stepping) {
  const isNew = step.action === 'submit' || step.action === 'repair';
  const same =
    !isNew && before.row.stage_kind !== null && statusOfRoute(before.request, false).stage === routeStatus.stage;
  if (same) return {};
  return { ...(await dueIn(actor, before, routeStatus, step.payableUntil)), exceptional: null };
}

/** Refuses a decision that would leave the next stage without an eligible person. */
function checkCanFinish(request: ApprovalRequest, { people }: LoadedRequest): void {
  const possible = checkStageCanFinish(request, people);
  if (!possible.ok) throw refusalOf(possible);
}

const releasedAs = { approve: 'Approved', release: 'Released' } as const;

/** The step that completes the route shows Approved or Released; the row already shows the status of the execution. */
const stepStatus = ({ action }: DecisionToApply, { status, stage }: RouteStatus): StatusLabel =>
  stage === null && (action === 'approve' || action === 'release') ? releasedAs[action] : status;

export async function applyDecision(
  actor: Actor,
  before: LoadedRequest,
  request: ApprovalRequest,
  { change = {}, taken, payableUntil: until, ...step }: DecisionToApply,
): Promise<AppliedDecision> {
  const isComplete = routeState(request).kind === 'complete';
  const start = isComplete ? await startOf(actor, before.row) : actor.now;
  const routeStatus = statusOfRoute(request, start > actor.now);
  const staged = await stageChange(actor, before, routeStatus, { ...step, payableUntil: until });
  const isExceptional = step.action === 'confirm-exceptional';
  if ('due_at' in staged && routeStatus.stage !== null && !isExceptional) checkCanFinish(request, before);
  const { company_id, task_id, execution_date, revision } = { ...before.row, ...change };
  const stepped = { company_id, task_id, execution_date, revision };
  const moving = {
    ...staged,
    status: routeStatus.status,
    tab: routeStatus.tab,
    stage_kind: routeStatus.stageKind,
    waiting_groups: routeStatus.waitingGroups,
    acted_ids: validDecisions(request).map(({ personId }) => personId),
    updated_at: actor.now,
    ...change,
  };
  const { row, stepNo } = await writeDecisionRows(actor.db, {
    before: before.row,
    change: moving,
    step: stepRow(actor, stepped, { ...step, status: stepStatus({ ...step }, routeStatus) }),
    decision: taken ? decisionRow(actor, before, taken.decision) : null,
  });
  const finished = routeStatus.status === 'Execution In Progress' || routeStatus.tab === 'forward_dated';
  const scheduled = finished ? await scheduleExecution(actor, row, start) : row;
  await followMove(actor, scheduled);
  const moved = { ...before, row: scheduled, request, stepNo };
  // Takes the company's audit lock, so call it late: code that holds it takes no other lock.
  const end = await announceChange(actor, scheduled, before, before.row.waiting_groups);
  if (taken) await appendAudit(actor, taken.audited, end);
  return moved;
}
