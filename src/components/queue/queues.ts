// The queues and their addresses.
import {
  listExceptionalApprovals,
  listExceptionalReleases,
  listRequestsToApprove,
  listRequestsToRelease,
  listRequestsToRepair,
  listRequestsToVerify,
} from '../../../generated/calls/requests.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import type { DecisionKind, DecisionTarget, RequestReportRequest, TodoCounts } from '../../../generated/types.ts';
import { pathTo } from '../../paths.ts';
import { writeTargets } from './targets.ts';

export type OrdinaryQueue = 'verify' | 'approve' | 'release';
export type ExceptionalQueue = 'exceptional-approve' | 'exceptional-release';
export type Queue = 'repair' | OrdinaryQueue | ExceptionalQueue;

interface QueueFacts {
  readonly list: ScreenPath;
  readonly detail: ScreenPath;
  readonly confirmation: ScreenPath;
  readonly count: keyof TodoCounts;
}

export const queueFacts: Readonly<Record<Queue, QueueFacts>> = {
  repair: {
    list: '/request/repair',
    detail: '/request/repair/detail',
    confirmation: '/request/repair/all/for-repair',
    count: 'countDataToRepair',
  },
  verify: {
    list: '/request/verify',
    detail: '/request/for-verify/detail',
    confirmation: '/request/for-verify/confirmation',
    count: 'countDataToVerify',
  },
  approve: {
    list: '/request/approver',
    detail: '/request/approver/detail',
    confirmation: '/request/approver/confirmation',
    count: 'countDataToApprove',
  },
  release: {
    list: '/request/releaser',
    detail: '/request/releaser/detail',
    confirmation: '/request/releaser/confirmation',
    count: 'countDataToRelease',
  },
  'exceptional-approve': {
    list: '/request/exceptional-approver',
    detail: '/request/exceptional-approver/detail',
    confirmation: '/request/exceptional-approver/confirmation',
    count: 'countDataExceptionalApprover',
  },
  'exceptional-release': {
    list: '/request/exceptional-releaser',
    detail: '/request/exceptional-releaser/detail',
    confirmation: '/request/exceptional-releaser/confirmation',
    count: 'countDataExceptionalRelease',
  },
};

/** The name of each list in a report request. */
export const queueReports = {
  repair: 'repair',
  verify: 'verify',
  approve: 'approver',
  release: 'releaser',
  'exceptional-approve': 'exceptional-approver',
  'exceptional-release': 'exceptional-releaser',
} as const satisfies Readonly<Record<Queue, RequestReportRequest['queue']>>;

export const queueCalls = {
  repair: listRequestsToRepair,
  verify: listRequestsToVerify,
  approve: listRequestsToApprove,
  release: listRequestsToRelease,
  'exceptional-approve': listExceptionalApprovals,
  'exceptional-release': listExceptionalReleases,
} as const;

/** Requests that are due first come first. */
export const byTimeLeft = { field: 'dueAt', direction: 'asc' } as const;

/** Overdue requests come first, as on the home page. */
export const queueOrder = {
  fields: ['customerName', 'fullName', 'dueAt', 'date', 'createdAt', 'amount'],
  initial: byTimeLeft.field,
} as const;

/** Screens that send a request back: one by one, or several together. A releaser has one screen for both. */
const returnOne: Readonly<Record<OrdinaryQueue, ScreenPath>> = {
  verify: '/request/for-verify/send-for-repair-confirmation',
  approve: '/request/approver/send-for-repair-confirmation',
  release: '/request/repair/all/for-releaser',
};
const returnMany: Readonly<Record<OrdinaryQueue, ScreenPath>> = {
  verify: '/request/repair/all/for-verify',
  approve: '/request/repair/all/for-approver',
  release: '/request/repair/all/for-releaser',
};

export const isOrdinary = (queue: Queue): queue is OrdinaryQueue => queue in returnOne;

function confirmationOf(queue: Queue, decision: DecisionKind, count: number): ScreenPath {
  if (decision === 'reject') return '/request/reject-confirmation';
  if (decision !== 'send-to-repair' || !isOrdinary(queue)) return queueFacts[queue].confirmation;
  return count === 1 ? returnOne[queue] : returnMany[queue];
}

/** The address where a decision is confirmed; it contains the requests. */
export const decisionPath = (queue: Queue, decision: DecisionKind, targets: readonly DecisionTarget[]) =>
  pathTo(confirmationOf(queue, decision, targets.length), { queue, requests: writeTargets(targets) });

export const detailPath = (queue: Queue, { taskId, refNo, menuAccess }: Omit<DecisionTarget, 'revision'>) =>
  pathTo(queueFacts[queue].detail, { taskId, refNo, menuAccess });

export const listPath = (queue: Queue) => pathTo(queueFacts[queue].list);

export const actedPath = ({ taskId, refNo, menuAccess, revision }: DecisionTarget) =>
  pathTo('/request/action-history/detail', { taskId, refNo, menuAccess, revision: String(revision) });
