// After every decision: the request stands where its decisions put it, the history says so, and those concerned hear of it.
import { checkStageCanFinish } from '../../domain/approval/eligibility.ts';
import { routeState, validDecisions } from '../../domain/approval/route-state.ts';
import type { ApprovalRequest } from '../../domain/approval/types.ts';
import type { StatusLabel } from '../../generated/types.ts';
import { refusalOf } from '../refusal.ts';
import { appendAudit, type AuditEvent } from '../audit/append.ts';
import type { Acting } from './acting.ts';
import { announceChange } from './announce.ts';
import type { LoadedRequest } from './load.ts';
import { followMove } from './payment-kind.ts';
import { scheduleExecution, startOf } from './schedule.ts';
import { standingOf, type Standing } from './standing.ts';
import { writeMove } from './move-store.ts';
import { stepRow, type NewStep } from './steps.ts';
import { identityOf, type updateRequest } from './store.ts';
import { decisionRow, type RecordedDecision } from './decision-record.ts';

export interface Move extends Omit<NewStep, 'status'> {
  /** What else the move changes in the row, as JSON where the column is. */
  readonly change?: Parameters<typeof updateRequest>[2];
  /** The decision that moves it, as the audit trail and the route keep it. */
  readonly taken?: { readonly decision: RecordedDecision; readonly audited: AuditEvent };
}

export interface Moved extends LoadedRequest {
  readonly stepNo: number;
}

const hour = 3_600_000;

function dueAt({ now }: Acting, { hours: levels }: LoadedRequest, { stageKind }: Standing): Date | null {
  const hours = stageKind && levels.get(stageKind);
  return hours ? new Date(now.getTime() + hours * hour) : null;
}

/** The new stage begins a new service level; a further signature in the same stage does not. */
function stageChange(acting: Acting, before: LoadedRequest, standing: Standing, isNew: boolean) {
  const same = !isNew && before.row.stage_kind !== null && standingOf(before.request, false).stage === standing.stage;
  if (same) return {};
  return { due_at: dueAt(acting, before, standing), exceptional: null };
}

/** Nobody is left waiting for a person who does not exist; a stage passed exceptionally may need the next one to be, too. */
function checkCanFinish(request: ApprovalRequest, { people }: LoadedRequest): void {
  const possible = checkStageCanFinish(request, people);
  if (!possible.ok) throw refusalOf(possible);
}

const releasedAs = { approve: 'Approved', release: 'Released' } as const;

/** The step that finished the route says what it was; the row already says that the bank is at work. */
const stepStatus = ({ action }: Move, { status, stage }: Standing): StatusLabel =>
  stage === null && (action === 'approve' || action === 'release') ? releasedAs[action] : status;

export async function moveOn(
  acting: Acting,
  before: LoadedRequest,
  request: ApprovalRequest,
  { change = {}, taken, ...step }: Move,
): Promise<Moved> {
  const isNew = step.action === 'submit' || step.action === 'repair';
  const isComplete = routeState(request).kind === 'complete';
  const start = isComplete ? await startOf(acting, before.row) : acting.now;
  const standing = standingOf(request, start > acting.now);
  const staged = stageChange(acting, before, standing, isNew);
  const isExceptional = step.action === 'confirm-exceptional';
  if ('due_at' in staged && standing.stage !== null && !isExceptional) checkCanFinish(request, before);
  const { company_id, task_id, execution_date, revision } = { ...before.row, ...change };
  const stepped = { company_id, task_id, execution_date, revision };
  const moving = {
    ...staged,
    status: standing.status,
    tab: standing.tab,
    stage_kind: standing.stageKind,
    waiting_groups: standing.waitingGroups,
    acted_ids: validDecisions(request).map(({ personId }) => personId),
    updated_at: acting.now,
    ...change,
  };
  const { row, stepNo } = await writeMove(acting.db, {
    identity: identityOf(before.row),
    change: moving,
    step: stepRow(acting, stepped, { ...step, status: stepStatus({ ...step }, standing) }),
    decision: taken ? decisionRow(acting, before, taken.decision) : null,
  });
  const finished = standing.status === 'Execution In Progress' || standing.tab === 'forward_dated';
  const scheduled = finished ? await scheduleExecution(acting, row, start) : row;
  await followMove(acting, scheduled);
  const moved = { ...before, row: scheduled, request, stepNo };
  // The event first: from then on the rest of the company waits for this commit.
  const end = await announceChange(acting, scheduled, before, before.row.waiting_groups);
  if (taken) await appendAudit(acting, taken.audited, end);
  return moved;
}
