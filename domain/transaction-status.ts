import type { StatusLabel, TransactionListStatus } from '../generated/types.ts';
import type { StageKind } from './approval/types.ts';

export type StatusTab = Exclude<TransactionListStatus, 'all'>;
export type StatusTone = 'wait' | 'done' | 'refused' | 'inform' | 'plain';

const TABS: Readonly<Record<StatusLabel, StatusTab>> = {
  'For Repair': 'repair',
  'Need to Repair': 'repair',
  'Pending Verify': 'pending',
  'Pending Approve': 'pending',
  'Pending Release': 'pending',
  'Pending Execute': 'pending',
  'In Progress': 'pending',
  Approved: 'pending',
  Released: 'pending',
  'Execution In Progress': 'pending',
  'Pending by Bank': 'pending',
  Validating: 'pending',
  'Ready to Proceed': 'pending',
  Pass: 'pending',
  Successful: 'successful',
  Executed: 'successful',
  'Partial Successful': 'successful',
  'Ready to Pick-up': 'successful',
  'Picked Up': 'successful',
  Completed: 'successful',
  Failed: 'unsuccessful',
  Returned: 'unsuccessful',
  Cancelled: 'unsuccessful',
  Rejected: 'unsuccessful',
  Expired: 'unsuccessful',
  Skipped: 'unsuccessful',
  Stopped: 'unsuccessful',
};
const TONES: Readonly<Record<StatusLabel, StatusTone>> = {
  Failed: 'refused',
  Returned: 'refused',
  Cancelled: 'refused',
  Rejected: 'refused',
  'For Repair': 'wait',
  'Need to Repair': 'wait',
  'Pending Verify': 'wait',
  'Pending Approve': 'wait',
  'Pending Release': 'wait',
  'Pending Execute': 'wait',
  'Pending by Bank': 'wait',
  'Ready to Pick-up': 'wait',
  'Partial Successful': 'wait',
  'In Progress': 'inform',
  'Execution In Progress': 'inform',
  Validating: 'inform',
  'Ready to Proceed': 'inform',
  Approved: 'inform',
  Released: 'inform',
  Expired: 'plain',
  Skipped: 'plain',
  Stopped: 'plain',
  Successful: 'done',
  Executed: 'done',
  Completed: 'done',
  'Picked Up': 'done',
  Pass: 'done',
};
const OF_STAGE = { verify: 'Pending Verify', approve: 'Pending Approve', release: 'Pending Release' } as const;
const WITH_REASON: readonly StatusLabel[] = ['For Repair', 'Rejected', 'Failed', 'Returned'];
const WITH_ACTOR: readonly StatusLabel[] = ['For Repair', 'Rejected', 'Cancelled'];

/** A released transaction that waits for its date is on another tab than one that waits for money. */
export function tabOf(status: StatusLabel, waitsForDate = false): StatusTab {
  return waitsForDate ? 'forward_dated' : TABS[status];
}

/**
 * Returns true if nothing more happens to it. Until then the same payment is not offered again, because both could be
 * paid.
 */
export const isConcluded = (status: StatusLabel): boolean =>
  TABS[status] === 'successful' || TABS[status] === 'unsuccessful';

/** Returns true if it ended and the bank did not carry it out, or the money came back. */
export const isUnsuccessful = (status: StatusLabel): boolean => TABS[status] === 'unsuccessful';

export function statusOfStage(kind: StageKind): StatusLabel {
  return OF_STAGE[kind];
}

/**
 * Returns true if it was released but the balance was too low. A transaction that waits for its date has the same
 * status on another tab.
 */
export const waitsForMoney = ({ status, tab }: { readonly status: StatusLabel; readonly tab: StatusTab }): boolean =>
  status === 'Pending Execute' && tab === 'pending';

const EXECUTIONS = {
  'Execution In Progress': 'execute-begun',
  'Pending Execute': 'execute-unfunded',
  'Pending by Bank': 'execute-unanswered',
  Failed: 'execute-failed',
} as const;
type Executions = typeof EXECUTIONS;
export type ActionLabel<Action extends string> = Action | Executions[keyof Executions];

/** The label of a step. An execution is labelled by its result, because only a successful one moved money. */
export function actionLabelOf<Action extends string>(action: Action, status: string): ActionLabel<Action> {
  return action === 'execute' && Object.hasOwn(EXECUTIONS, status) ? EXECUTIONS[status as keyof Executions] : action;
}

/** The status as shown to users; one label differs from the wire. */
export function displayedStatus(status: StatusLabel): StatusLabel | 'Pending Approval' {
  return status === 'Pending Approve' ? 'Pending Approval' : status;
}

export const toneOfStatus = (status: StatusLabel): StatusTone => TONES[status];

/** What the banner of a transaction shows. */
export function bannerRules(status: StatusLabel) {
  return {
    title: displayedStatus(status).toUpperCase(),
    tone: toneOfStatus(status) === 'refused' ? ('error' as const) : ('info' as const),
    showsReason: WITH_REASON.includes(status),
    showsActor: WITH_ACTOR.includes(status),
  };
}
