// Which decisions a user may take on a task, by the status of the task and the roles of the user.
import type {
  AdminDecisionKind,
  AdminRecordKind,
  AdminTaskRight,
  AdminTaskStatus,
  AdminTaskTab,
  ErrorCode,
} from '../../generated/types.ts';
import { taskApproverRoles } from '../../domain/roles.ts';
import type { StoredTaskStatus } from '../db/task-tables.ts';

export const makerRoles = ['SYSADMIN', 'SYSADMIN_MK'] as const;
export const administratorRoles = ['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'] as const;

/** While a task has one of these statuses, no other task may change its record. */
export const ongoing: readonly StoredTaskStatus[] = ['Pending Approval', 'To Repair', 'Failed'];

export const statusesOfTab: Readonly<Record<AdminTaskTab, readonly StoredTaskStatus[]>> = {
  'to-repair': ['To Repair'],
  pending: ['Pending Approval'],
  successful: ['Successful'],
  unsuccessful: ['Rejected', 'Cancelled', 'Failed'],
  all: ['Pending Approval', 'To Repair', 'Successful', 'Rejected', 'Cancelled', 'Failed'],
};

const openTo: Readonly<Record<AdminDecisionKind, readonly StoredTaskStatus[]>> = {
  approve: ['Pending Approval'],
  reject: ['Pending Approval'],
  'send-to-repair': ['Pending Approval'],
  repair: ['To Repair'],
  cancel: ['Pending Approval', 'To Repair', 'Failed'],
  'return-to-maker': ['Failed'],
};

export const isOpenTo = (decision: AdminDecisionKind, status: StoredTaskStatus) => openTo[decision].includes(status);

const judging: readonly AdminDecisionKind[] = ['approve', 'reject', 'send-to-repair'];
export const isJudging = (decision: AdminDecisionKind) => judging.includes(decision);

export interface TaskViewer {
  readonly userId: string;
  /** All user IDs of the person: approvers and makers are compared as people, not as user IDs. */
  readonly ownIds: readonly string[];
  readonly roles: readonly string[];
  /** The active approvers of the company. */
  readonly approverIds: readonly string[];
  readonly seesWorkOfOthers: boolean;
  readonly isSingleAccess: boolean;
  readonly now: Date;
}

export interface TaskStanding {
  readonly status: StoredTaskStatus;
  readonly last_acted_at: Date | null;
  readonly maker_ids: readonly string[];
  readonly record_kind: AdminRecordKind;
  readonly record_id: string | null;
  /** No maker is an active administrator who makes changes, so any other one may repair or cancel the task. */
  readonly is_without_maker: boolean;
}

const hasAny = ({ roles }: TaskViewer, wanted: readonly string[]) => roles.some((role) => wanted.includes(role));
export const isOwnWork = ({ ownIds }: TaskViewer, { maker_ids: makers }: Pick<TaskStanding, 'maker_ids'>) =>
  makers.some((maker) => ownIds.includes(maker));

export const approves = (viewer: TaskViewer) => hasAny(viewer, taskApproverRoles);
export const makes = (viewer: TaskViewer) => hasAny(viewer, makerRoles);
/** A change of a user is approved by another person. The user may approve it only if there is no other approver. */
function isAboutViewer({ ownIds, approverIds, isSingleAccess }: TaskViewer, task: TaskStanding): boolean {
  const isOwn = task.record_kind === 'user-profile' && task.record_id !== null && ownIds.includes(task.record_id);
  const isOther = (id: string) => !ownIds.includes(id) && !task.maker_ids.includes(id);
  return isOwn && !isSingleAccess && approverIds.some(isOther);
}

const mayJudge = (viewer: TaskViewer, task: TaskStanding) => !isOwnWork(viewer, task) || viewer.isSingleAccess;

/** Until then a returned task is left to its makers; after it, a task that they leave alone would only block its record. */
const makersOwnMilliseconds = 24 * 3_600_000;

export const leftAloneBefore = ({ now }: Pick<TaskViewer, 'now'>) => new Date(now.getTime() - makersOwnMilliseconds);

const isLeftAlone = (viewer: TaskViewer, { status, last_acted_at: at }: TaskStanding) =>
  status !== 'Pending Approval' && at !== null && at <= leftAloneBefore(viewer);

const canRepair = (viewer: TaskViewer, task: TaskStanding) =>
  viewer.seesWorkOfOthers || task.is_without_maker || isLeftAlone(viewer, task) || isOwnWork(viewer, task);

/** Returns why the viewer may not take the decision, or null when they may. Does not look at the status. */
export function whyNot(viewer: TaskViewer, task: TaskStanding, decision: AdminDecisionKind): ErrorCode | null {
  if (isJudging(decision)) {
    if (!approves(viewer)) return 'APPROVAL_NOT_YOUR_TURN';
    if (!mayJudge(viewer, task)) return 'APPROVAL_OWN_WORK';
    return decision === 'approve' && isAboutViewer(viewer, task) ? 'ADMIN_OWN_RECORD' : null;
  }
  if (decision === 'return-to-maker') return null;
  return canRepair(viewer, task) && makes(viewer) ? null : '403';
}

function offered(viewer: TaskViewer, task: TaskStanding): AdminDecisionKind[] {
  const kinds = (Object.keys(openTo) as AdminDecisionKind[]).filter((kind) => isOpenTo(kind, task.status));
  const isWorthShowing = (kind: AdminDecisionKind) => {
    if (isJudging(kind)) return approves(viewer);
    return task.status === 'To Repair' ? makes(viewer) : whyNot(viewer, task, kind) === null;
  };
  return kinds.filter(isWorthShowing);
}

export const rightsOn = (viewer: TaskViewer, task: TaskStanding): AdminTaskRight[] =>
  offered(viewer, task).map((decision) => {
    const refused = whyNot(viewer, task, decision);
    // A task is offered for repair to makers only, so just its own makers are missing.
    const code = refused === '403' ? 'ADMIN_TASK_OF_OTHERS' : refused;
    return { decision, allowed: code === null, code, needsSignature: decision === 'approve' };
  });

export const displayedStatus = (viewer: TaskViewer, task: TaskStanding): AdminTaskStatus =>
  task.status === 'Pending Approval' && approves(viewer) && mayJudge(viewer, task) ? 'To Approve' : task.status;

/** The code for a user whose decision comes too late, by the decision that was taken before. */
export const conflictCodes: Readonly<Record<AdminDecisionKind, ErrorCode>> = {
  approve: '78',
  repair: '79',
  reject: '82',
  'send-to-repair': '81',
  'return-to-maker': '81',
  cancel: '83',
};
