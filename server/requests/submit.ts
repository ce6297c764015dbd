// Makes a request from a maker's draft: its numbers, its route, its first revision and its first stage.
import { repair } from '../../domain/approval/revision.ts';
import type { ApprovalRequest } from '../../domain/approval/types.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Context } from '../context.ts';
import type { SubmitReceipt } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Actor } from '../approval/actor.ts';
import { contentColumns, type Planned } from './draft-columns.ts';
import type { RequestDraft } from '../approval/draft.ts';
import { recordDecision } from '../approval/decision-record.ts';
import { asApprovalRequest, loadCompany, loadRequest, type Company, type LoadedRequest } from '../approval/load.ts';
import { loadMatrixOf, matchedRow, planFor, routeOf } from '../approval/matrix.ts';
import { applyDecision, type AppliedDecision } from '../approval/apply-decision.ts';
import { follow } from '../approval/payment-kind.ts';
import { checkFirstStage } from '../approval/new-request.ts';
import { newReferences } from '../approval/numbers.ts';
import { checkNotLocked, dropRepairLock } from '../approval/repair-lock.ts';
import { checkReadyForRepair } from '../approval/repairable.ts';
import { routeOnWire } from '../approval/wire-route.ts';
import {
  findRequest,
  identityOf,
  insertRequest,
  insertRevision,
  updateRequest,
  type RequestRow,
} from '../approval/store.ts';

type Submitting = Actor & Pick<Context, 'who'>;

/** In a company with single access the route has no stages, so the submission completes it. */
async function plan({ db, who }: Submitting, draft: RequestDraft): Promise<Planned> {
  const matrix = await loadMatrixOf(db, who.companyId, who.userId);
  if (who.isSingleAccess)
    return {
      route: { matrixVersion: matrix.version, rowId: 'single-access', stages: [] },
      matchedRow: null,
    };
  const planned = routeOf(planFor(matrix, { ...draft, accountId: draft.fromAccount?.id ?? null }));
  return { route: planned.route, matchedRow: matchedRow(planned.row) };
}

const json = (value: object | null): string | null => value && JSON.stringify(value);

/** The columns stored for each revision, so that a decision can be shown with what was decided on. */
const askedFor = (row: RequestRow) => ({
  service: row.service,
  content: JSON.stringify(row.content),
  fees: json(row.fees),
  conversion: json(row.conversion),
  rupiah_rate: json(row.rupiah_rate),
  amount: row.amount,
  currency: row.currency,
  idr_equivalent: row.idr_equivalent,
  has_special_rate: row.has_special_rate,
  account_id: row.account_id,
  account: json(row.account),
  payee_account: row.payee_account,
  payee_bank: row.payee_bank,
  payee_name: row.payee_name,
  transaction_date: row.transaction_date,
  matched_row: json(row.matched_row),
});

export async function keepRevision({ db, who, now }: Submitting, row: RequestRow): Promise<void> {
  await insertRevision(db, {
    company_id: row.company_id,
    task_id: row.task_id,
    revision: row.revision,
    made_by: who.userId,
    made_by_name: who.name,
    made_at: now,
    notes: JSON.stringify(row.notes),
    route: JSON.stringify(row.route),
    ...askedFor(row),
  });
}

async function store(actor: Submitting, draft: RequestDraft, planned: Planned): Promise<RequestRow> {
  const { db, who, now } = actor;
  const { taskId, refNo } = await newReferences(db, draft.menuAccess, now);
  await insertRequest(db, {
    ...(await contentColumns(draft, planned)),
    company_id: who.companyId,
    task_id: taskId,
    ref_no: refNo,
    menu_access: draft.menuAccess,
    status: 'In Progress',
    tab: 'pending',
    stage_kind: null,
    waiting_groups: [],
    maker_ids: [who.userId],
    reason: null,
    created_by: who.userId,
    created_by_name: who.name,
    created_at: now,
    updated_at: now,
    due_at: null,
    id_trx_log: null,
  });
  const row = await findRequest(db, { companyId: who.companyId, taskId });
  if (!row) throw new Error(`The request ${taskId} was not stored`);
  await keepRevision(actor, row);
  return row;
}

const groupOfMaker = ({ people, groupNames }: Company, userId: string): string => {
  const [groupId] = people.find(({ personId }) => personId === userId)?.groupIds ?? [];
  return groupId === undefined ? '' : (groupNames.get(groupId) ?? groupId);
};

function receiptOf(moved: AppliedDecision, now: Date): SubmitReceipt {
  const { task_id: taskId, ref_no: refNo, revision, status } = moved.row;
  return { taskId, refNo, revision, status, submittedAt: wireInstant(now.getTime()), route: routeOnWire(moved) };
}

async function begin(
  actor: Submitting,
  before: LoadedRequest,
  request: ApprovalRequest,
  action: 'submit' | 'repair',
): Promise<SubmitReceipt> {
  await follow(actor, before.row, action === 'submit' ? 'submitted' : 'repaired');
  const moved = await applyDecision(actor, before, request, {
    action,
    secondary: groupOfMaker(before, actor.who.userId),
  });
  if (action === 'repair') await recordDecision(actor, before, moved.stepNo, { kind: 'repair' });
  await appendAudit(actor, {
    type: action === 'submit' ? 'request-submitted' : 'request-repaired',
    subject: moved.row.ref_no,
    name: moved.row.payee_name,
    details: { revision: moved.row.revision, selfApproval: before.isSingleAccess },
  });
  return receiptOf(moved, actor.now);
}

export async function submitRequest(actor: Submitting, draft: RequestDraft): Promise<SubmitReceipt> {
  const company = await loadCompany(actor.db, actor.who);
  const planned = await plan(actor, draft);
  const { service, fromAccount, idrEquivalent: worth } = draft;
  const asked = { makerId: actor.who.userId, service, accountId: fromAccount?.id ?? null, worth, route: planned.route };
  // Checked before the request is stored, because a refused one would use up its reference number.
  checkFirstStage(asked, company);
  const row = await store(actor, draft, planned);
  const request = asApprovalRequest(row, [], company);
  return begin(actor, { ...company, row, request }, request, 'submit');
}

export interface RepairedRevision extends Pick<RequestDraft, 'menuAccess'> {
  readonly taskId: string;
  readonly refNo: string;
  /** The revision that the maker opened. */
  readonly revision: number;
}

export type ResubmittedDraft = RequestDraft & RepairedRevision;

/** Locks the request until the commit and returns it; throws if the person may not repair it. */
export async function holdForRepair(actor: Submitting, named: RepairedRevision): Promise<LoadedRequest> {
  const { db, who } = actor;
  const before = await loadRequest(db, who, named, { lock: true });
  checkReadyForRepair(before, who.userId, named.revision);
  await checkNotLocked(actor, identityOf(before.row));
  return before;
}

/** Stores the repaired draft as a new revision, on which earlier signatures do not count. */
export async function resubmitRequest(actor: Submitting, draft: ResubmittedDraft): Promise<SubmitReceipt> {
  const { db, who, now } = actor;
  const before = await holdForRepair(actor, draft);
  await dropRepairLock(db, identityOf(before.row));
  const planned = await plan(actor, draft);
  const others = before.row.maker_ids.filter((userId) => userId !== who.userId);
  const row = await updateRequest(db, identityOf(before.row), {
    ...(await contentColumns(draft, planned)),
    revision: before.row.revision + 1,
    maker_ids: [...others, who.userId],
    reason: null,
    failure: null,
    exceptional: null,
    updated_at: now,
  });
  await keepRevision(actor, row);
  const maker = { personId: who.userId, blocked: false };
  const request = repair(before.request, maker, asApprovalRequest(row, [], before));
  return begin(actor, { ...before, row }, request, 'repair');
}
