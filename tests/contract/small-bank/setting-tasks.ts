// The changes of a record that a company has once, such as its daily limits: one open task, from what is in force, which
// the record shows, and which can be read by its task.
import { folderOf } from '../../../scripts/conformance/record-lists.ts';
import { settingOf } from '../../../scripts/conformance/settings.ts';
import { listOperations, type LocatedOperation, type OpenApiDocument } from '../../../server/contract/document.ts';
import { ongoingOf } from './examples.ts';
import type { Skip } from './fault.ts';
import { Refusal } from './requests.ts';

type Item = Readonly<Record<string, unknown>>;

const isItems = (value: unknown): value is readonly Item[] => Array.isArray(value);
const listOf = (value: unknown): readonly Item[] => (isItems(value) ? value : []);
const isAmong = (entry: Item, all: readonly Item[]) => all.some((one) => JSON.stringify(one) === JSON.stringify(entry));
const keyOf = ({ id, serviceType }: Item) => id ?? serviceType;
const withId = (all: readonly Item[], entry: Item) => all.find((one) => keyOf(one) === keyOf(entry));

/** True for an entry that says another value to have been in force. */
function isStale(entry: Item, before: readonly Item[]): boolean {
  const known = withId(before, entry);
  return entry['amountInit'] !== undefined && known !== undefined && known['amountInit'] !== entry['amountInit'];
}

type IsAbove = (amount: number, ceiling: number) => boolean;

function tooMuch(list: string, wanted: readonly Item[], read: readonly Item[], isAbove: IsAbove): Refusal | undefined {
  const place = wanted.findIndex((one) => isAbove(Number(one['amount']), Number(withId(read, one)?.['ceiling'])));
  const entry = wanted[place];
  if (!entry) return undefined;
  const said = {
    parameters: { maximum: 'the ceiling' },
    values: { maximum: { value: withId(read, entry)?.['ceiling'], currency: 'IDR' } },
  };
  return new Refusal(422, '1186', { ...said, errors: [{ field: `${list}.${place}.amount`, code: '1186', ...said }] });
}

export interface SettingChange {
  readonly body: Item;
  readonly isRepair: boolean;
  readonly taskId: string;
  readonly skips: readonly Skip[];
}

interface OpenTask {
  readonly taskId: string;
  readonly wanted: readonly Item[];
  /** The rules that the operation which made the task does not hold. */
  readonly skips: readonly Skip[];
}

/** What remains of a limit is what is left of the amount shown. */
function withRemaining(entry: Item): Item {
  if (!('remainingToday' in entry)) return entry;
  const { amount, usedToday } = entry;
  const left = Number(amount) - Number(usedToday);
  return { ...entry, remainingToday: amount === null ? null : Math.max(left, 0).toFixed(2) };
}

/** The record with the entries that the task wants. */
function withWanted(output: Item, wanted: readonly Item[]): Item {
  const change = (entry: Item) => withRemaining({ ...entry, ...withId(wanted, entry) });
  const entries = Object.entries(output).map(([name, value]) => [name, isItems(value) ? value.map(change) : value]);
  return Object.fromEntries(entries);
}

export function createSettingTasks(document: OpenApiDocument, outputOf: (located: LocatedOperation) => Item) {
  const open = new Map<string, OpenTask>();
  const settings = listOperations(document).flatMap((located) => settingOf(document, located) ?? []);

  /** Opens the task of the change. Throws a Refusal if the record has one, or is not as the body says. */
  function change(located: LocatedOperation, { body, isRepair, taskId, skips }: SettingChange): void {
    const setting = settingOf(document, located);
    const read = setting && outputOf(setting.detail);
    if (!setting || !read) return;
    const refuse = (rule: Skip, isBroken: boolean, refusal: Refusal) => {
      if (isBroken && !skips.includes(rule)) throw refusal;
    };
    refuse('old-revision', body['revision'] !== read['revision'], new Refusal(409, 'ERR_REQ_3'));
    const wanted = listOf(body[setting.list]);
    const before = listOf(setting.asRead(read)?.[setting.list]);
    refuse(
      'values-read',
      wanted.some((entry) => isStale(entry, before)),
      new Refusal(409, 'ERR_REQ_3'),
    );
    refuse('second-task', open.has(folderOf(located)) && !isRepair, new Refusal(409, 'CA-10'));
    const isAbove: IsAbove = (amount, ceiling) =>
      amount > ceiling || (skips.includes('at-the-ceiling') && amount === ceiling);
    const above = tooMuch(setting.list, wanted, setting.entriesOf(read), isAbove);
    if (above) refuse('ceiling', true, above);
    refuse(
      'no-change',
      wanted.every((entry) => isAmong(entry, before)),
      new Refusal(422, 'NOTHING_CHANGED'),
    );
    open.set(folderOf(located), { taskId, wanted, skips });
  }

  /** The record with its open task, and as that task wants it if it is read by the task. */
  function shown(located: LocatedOperation, output: Item, asked: object): Item {
    const task = settings.some(({ detail }) => detail.path === located.path) ? open.get(folderOf(located)) : undefined;
    if (!task || task.skips.includes('task-shown')) return output;
    const isByTask = 'taskId' in asked && asked.taskId === task.taskId;
    const isWanted = (isByTask && !task.skips.includes('filter')) || task.skips.includes('at-once');
    const actions = listOf(output['actions']).map((action) => ({ ...action, allowed: false, code: 'CA-10' }));
    const record = isWanted ? withWanted(output, task.wanted) : output;
    return { ...record, actions, ongoingTask: { ...ongoingOf(document), taskId: task.taskId } };
  }

  return { change, shown };
}
