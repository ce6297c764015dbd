import type { StatusLabel } from '../generated/types.ts';

/** Of one record that is paid for itself, as the bank left it. */
export type ExecutionState = 'due' | 'sent' | 'done' | 'insufficient' | 'unanswered' | 'rejected';

/** What is still open speaks for the whole; what is paid in part is told when nothing is open any more. */
const OPEN: readonly (readonly [ExecutionState, StatusLabel])[] = [
  ['due', 'Execution In Progress'],
  ['sent', 'Execution In Progress'],
  ['unanswered', 'Pending by Bank'],
  ['insufficient', 'Pending Execute'],
];

/** The status of a request from what became of its records. */
export function statusOfExecutions(states: readonly ExecutionState[]): StatusLabel {
  const open = OPEN.find(([state]) => states.includes(state));
  if (open) return open[1];
  const done = states.filter((state) => state === 'done').length;
  if (done === 0) return 'Failed';
  return done === states.length ? 'Successful' : 'Partial Successful';
}
