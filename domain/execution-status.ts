import type { StatusLabel } from '../generated/types.ts';

/** The state of one record that is paid separately. */
export type ExecutionState = 'due' | 'sent' | 'done' | 'insufficient' | 'unanswered' | 'rejected';

/** While a record is open, its status is that of the whole request; the order decides between several. */
const OPEN: readonly (readonly [ExecutionState, StatusLabel])[] = [
  ['due', 'Execution In Progress'],
  ['sent', 'Execution In Progress'],
  ['unanswered', 'Pending by Bank'],
  ['insufficient', 'Pending Execute'],
];

/** The status of a request from the states of its records. */
export function statusOfExecutions(states: readonly ExecutionState[]): StatusLabel {
  const open = OPEN.find(([state]) => states.includes(state));
  if (open) return open[1];
  const done = states.filter((state) => state === 'done').length;
  if (done === 0) return 'Failed';
  return done === states.length ? 'Successful' : 'Partial Successful';
}
