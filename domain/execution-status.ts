import type { StatusLabel } from '../generated/types.ts';

/**
 * The state of one record that is paid separately. A transfer abroad is `forwarded` from the moment its money left until
 * the bank of the payee credited it or sent it back.
 */
export type ExecutionState = 'due' | 'sent' | 'forwarded' | 'done' | 'insufficient' | 'unanswered' | 'rejected';

/** While a record is open, its status is that of the whole request; the order decides between several. */
const OPEN: readonly (readonly [ExecutionState, StatusLabel])[] = [
  ['due', 'Execution In Progress'],
  ['sent', 'Execution In Progress'],
  ['unanswered', 'Pending by Bank'],
  ['insufficient', 'Pending Execute'],
  ['forwarded', 'Pending by Bank'],
];

/** The status of a request from the states of its records. */
export function statusOfExecutions(states: readonly ExecutionState[]): StatusLabel {
  const open = OPEN.find(([state]) => states.includes(state));
  if (open) return open[1];
  const done = states.filter((state) => state === 'done').length;
  if (done === 0) return 'Failed';
  return done === states.length ? 'Successful' : 'Partial Successful';
}

/** Whether the money has left the account and has not come back. */
export const hasLeft = (state: ExecutionState): boolean => state === 'done' || state === 'forwarded';

/** Whether all that is left to wait for is the bank of a payee. */
export const isForwarded = (states: readonly ExecutionState[]): boolean =>
  OPEN.find(([state]) => states.includes(state))?.[0] === 'forwarded';
