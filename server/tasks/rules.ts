// Who may do what with a task of administration, told from where it stands and who looks at it.
import type {
  AdminDecisionKind,
  AdminTaskRight,
  AdminTaskStatus,
  AdminTaskTab,
  ErrorCode,
} from '../../generated/types.ts';
import type { StoredTaskStatus } from '../db/task-tables.ts';

export const approverRoles = ['SYSADMIN', 'SYSADMIN_AP'] as const;
export const makerRoles = ['SYSADMIN', 'SYSADMIN_MK'] as const;
export const administratorRoles = ['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'] as const;

/** While a task stands here, its record takes no other change. */
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

export interface TaskAsker {
  readonly userId: string;
  /** Every user ID of the same person: four eyes compares people. */
  readonly ownIds: readonly string[];
  readonly roles: readonly string[];
  readonly seesWorkOfOthers: boolean;
  readonly isSingleAccess: boolean;
}

export interface TaskStanding {
  readonly status: StoredTaskStatus;
  readonly maker_ids: readonly string[];
  /** Nobody outside of administration can mend or take back a task there. */
  readonly is_from_outside: boolean;
}

const hasAny = ({ roles }: TaskAsker, wanted: readonly string[]) => roles.some((role) => wanted.includes(role));
export const isOwnWork = ({ ownIds }: TaskAsker, { maker_ids: makers }: Pick<TaskStanding, 'maker_ids'>) =>
  makers.some((maker) => ownIds.includes(maker));

export const approves = (asker: TaskAsker) => hasAny(asker, approverRoles);
export const makes = (asker: TaskAsker) => hasAny(asker, makerRoles);
const mayJudge = (asker: TaskAsker, task: TaskStanding) => !isOwnWork(asker, task) || asker.isSingleAccess;
const mayMend = (asker: TaskAsker, task: TaskStanding) =>
  asker.seesWorkOfOthers || task.is_from_outside || isOwnWork(asker, task);

/** Why the asker may not take the decision, whatever the status; null where they may. */
export function whyNot(asker: TaskAsker, task: TaskStanding, decision: AdminDecisionKind): ErrorCode | null {
  if (isJudging(decision)) {
    if (!approves(asker)) return 'APPROVAL_NOT_YOUR_TURN';
    return mayJudge(asker, task) ? null : 'APPROVAL_OWN_WORK';
  }
  if (decision === 'return-to-maker') return null;
  return mayMend(asker, task) && makes(asker) ? null : '403';
}

function offered(asker: TaskAsker, task: TaskStanding): AdminDecisionKind[] {
  const kinds = (Object.keys(openTo) as AdminDecisionKind[]).filter((kind) => isOpenTo(kind, task.status));
  const isWorthShowing = (kind: AdminDecisionKind) => {
    if (isJudging(kind)) return approves(asker);
    return task.status === 'To Repair' ? makes(asker) : whyNot(asker, task, kind) === null;
  };
  return kinds.filter(isWorthShowing);
}

export const rightsOn = (asker: TaskAsker, task: TaskStanding): AdminTaskRight[] =>
  offered(asker, task).map((decision) => {
    const code = whyNot(asker, task, decision);
    return { decision, allowed: code === null, code, needsSignature: decision === 'approve' };
  });

export const displayedStatus = (asker: TaskAsker, task: TaskStanding): AdminTaskStatus =>
  task.status === 'Pending Approval' && approves(asker) && mayJudge(asker, task) ? 'To Approve' : task.status;

/** What a decision says to whoever comes after it. */
export const conflictCodes: Readonly<Record<AdminDecisionKind, ErrorCode>> = {
  approve: '78',
  repair: '79',
  reject: '82',
  'send-to-repair': '81',
  'return-to-maker': '81',
  cancel: '83',
};
