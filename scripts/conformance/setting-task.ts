// What the task of a change shows: its receipt, the record beside it, and what it wants of the record.
import { complain, isDone, outputOf, parsed } from './answers.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import { failureOf, isTheSameAnswer, unlessRefused, type Expectation } from './expectations.ts';
import type { Complaint } from './judge.ts';
import { isFields } from './seen.ts';
import type { Setting } from './settings.ts';

/** The steps in their order; the last one is left out where there is no task to read. */
export interface TaskSteps<One> {
  readonly read: One;
  readonly nothing: One;
  readonly changed: One;
  readonly same: One;
  readonly second: One;
  readonly again: One;
  readonly later: One;
  readonly ofTask: One;
}

type Answers = Partial<TaskSteps<Answer>>;

const namedAnswers = ([read, nothing, changed, same, second, again, later, ofTask]: readonly Answer[]) =>
  ({ read, nothing, changed, same, second, again, later, ofTask }) as Answers;

const pair = (one: Answer | undefined, other: Answer | undefined) => (one && other ? [one, other] : []);
const taskOf = (answer: Answer | undefined) => outputOf(answer)['ongoingTask'];
const entriesAsRead = ({ asRead, list }: Setting, answer: Answer | undefined) =>
  JSON.stringify(asRead(outputOf(answer))?.[list]);

/** Until it is approved the record is as it was, and shows the task. */
function wrongRecord(setting: Setting, { read, changed, later }: Answers): Complaint[] {
  const task = taskOf(later);
  const isShown = isFields(task) && task['taskId'] === outputOf(changed)['taskId'];
  return [
    ...(isShown ? [] : complain('task-not-shown', 'The record does not show the task of the change as ongoing')),
    ...(entriesAsRead(setting, read) === entriesAsRead(setting, later)
      ? []
      : complain('changes-at-once', 'The record changed before the approval')),
  ];
}

function wrongTask(setting: Setting, { ofTask }: Answers, request: PreparedRequest | undefined): Complaint[] {
  if (!ofTask) return [];
  if (!isDone(ofTask)) return complain('task-not-read', `What the task wants was answered ${ofTask.status}`);
  const wanted = parsed(request?.body ?? '');
  const entries = isFields(wanted) ? JSON.stringify(wanted[setting.list]) : undefined;
  return entries === entriesAsRead(setting, ofTask)
    ? []
    : complain('filter-ignored', 'Read by its task, the record does not show what the task wants');
}

function wrongReceipt(changed: Answer | undefined): Complaint[] {
  const { revision } = outputOf(changed);
  return revision === 1 ? [] : complain('wrong-receipt', `A new task has the revision ${String(revision)}`);
}

/** A refusal is stored under its key: the task that was made since does not change it. */
export const isTaskOfSetting =
  (setting: Setting, requestOf: () => PreparedRequest | undefined): Expectation =>
  (all) => {
    const answers = namedAnswers(all);
    const { read, nothing, changed, same, second, again, later } = answers;
    const isAbove = failureOf(changed).statusCode === '1186';
    const isLate = isDone(changed) && isFields(taskOf(read));
    return [
      ...(isDone(nothing) ? complain('accepts-no-change', 'A change of nothing was carried out') : []),
      ...(isAbove ? complain('refuses-ceiling', 'An amount at the ceiling was refused as above it') : []),
      ...(isLate ? complain('accepts-second-task', 'A record with an open task got a second one') : []),
      ...isTheSameAnswer(pair(changed, same)),
      ...isTheSameAnswer(pair(nothing, again)),
      ...(isDone(changed)
        ? [
            ...wrongReceipt(changed),
            ...unlessRefused(second, 'CA-10', 'accepts-second-task', 'A second task of a record with an open one'),
            ...(later ? wrongRecord(setting, answers) : []),
            ...wrongTask(setting, answers, requestOf()),
          ]
        : []),
    ];
  };
