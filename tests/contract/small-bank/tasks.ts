// The tasks that changes of administration make in the small bank: one a record, shown in the list beside the operation.
import {
  folderOf,
  lastPartOf,
  outputSchema,
  recordLists,
  type RecordList,
} from '../../../scripts/conformance/record-lists.ts';
import { isFields, isIdentity, nameOf, seenIn } from '../../../scripts/conformance/seen.ts';
import type { LocatedOperation, OpenApiDocument } from '../../../server/contract/document.ts';
import { ongoingOf, repairsIn } from './examples.ts';
import type { Skip } from './fault.ts';
import { Refusal } from './requests.ts';
import { createSettingTasks } from './setting-tasks.ts';

type Item = Readonly<Record<string, unknown>>;
type ItemsOf = (located: LocatedOperation) => readonly Item[];

const isItems = (value: unknown): value is readonly Item[] => Array.isArray(value);
const listOf = (value: unknown): readonly Item[] => (isItems(value) ? value : []);

const repairer = {
  parameters: { actor: 'Siti Rahmawati', time: '23 Nov 2026 09:15 WIB' },
  values: { actor: 'Siti Rahmawati', time: '2026-11-23T09:15:00+07:00' },
};

function checkValues(item: Item, body: Item, skips: readonly Skip[]): void {
  const { confirmationData, originalChangedData } = body;
  const [[read], [wanted]] = [listOf(originalChangedData), listOf(confirmationData)];
  const isOther = read && JSON.stringify(read['values']) !== JSON.stringify(item['values']);
  if (isOther && !skips.includes('values-read')) throw new Refusal(409, 'ERR_REQ_3');
  const isSame = read && JSON.stringify(read) === JSON.stringify(wanted);
  if (isSame && !skips.includes('no-change')) throw new Refusal(422, 'NOTHING_CHANGED');
}

export function createTasks(
  document: OpenApiDocument,
  itemsOf: ItemsOf,
  outputOf: (located: LocatedOperation) => Item,
) {
  const lists = recordLists(document).filter(({ located }) => lastPartOf(located) === 'list');
  const open = new Map<string, string>();
  const repaired = new Set<string>();
  const made: string[] = [];
  const ongoing = ongoingOf(document);
  const settings = createSettingTasks(document, outputOf);

  const listBeside = (located: LocatedOperation) =>
    lists.find((list) => folderOf(list.located) === folderOf(located) && list.located !== located);

  function idOf({ itemSchema }: RecordList, item: Item): string {
    const found = [...seenIn(document, itemSchema, item)].find(([name]) => isIdentity(name) && name !== 'TaskId');
    return String(found?.[1]);
  }

  const answersTask = (located: LocatedOperation) =>
    nameOf(outputSchema(document, located) ?? {}) === 'AdminTaskReceipt';
  const makesTask = (located: LocatedOperation) =>
    answersTask(located) && located.operation['x-error-codes'].includes('CA-10');

  /** Makes the task of a change. Throws a Refusal if the record has one, or is not as the body says. */
  function change(located: LocatedOperation, given: unknown, output: Item, skips: readonly Skip[]): Item {
    const list = makesTask(located) ? listBeside(located) : undefined;
    if (!isFields(given)) return output;
    const { repair, ...body } = given;
    if (answersTask(located)) checkRepair(located, repair, skips);
    if (!answersTask(located)) return output;
    const taskId = `TSK-20261123-9${String(made.length).padStart(5, '0')}`;
    const next = isFields(repair) && { taskId: repair['taskId'], revision: Number(repair['revision']) + 1 };
    const receipt = next ? { ...output, ...next } : { ...output, taskId, revision: skips.includes('receipt') ? 7 : 1 };
    if (!list) {
      settings.change(located, { body, isRepair: repair !== undefined, taskId, skips });
      made.push(taskId);
      return receipt;
    }
    const text = JSON.stringify(body);
    const items = repair ? [] : itemsOf(list.located).filter((item) => text.includes(JSON.stringify(idOf(list, item))));
    for (const item of items) checkRecord(list, item, body, skips);
    made.push(taskId);
    for (const item of items) open.set(`${folderOf(located)} ${idOf(list, item)}`, taskId);
    return receipt;
  }

  function checkRepair(located: LocatedOperation, repair: unknown, skips: readonly Skip[]): void {
    if (!isFields(repair)) return;
    const key = `${folderOf(located)} ${String(repair['taskId'])}`;
    if (repaired.has(key) && !skips.includes('repaired-before')) throw new Refusal(409, '79', repairer);
    const known = repairsIn(document, located).find(({ taskId }) => taskId === repair['taskId']);
    const isOther = known && known['revision'] !== repair['revision'];
    if (isOther && !skips.includes('repaired-revision')) throw new Refusal(409, 'ERR_REQ_3');
    repaired.add(key);
  }

  function checkRecord(list: RecordList, item: Item, body: Item, skips: readonly Skip[]): void {
    const revision = /"revision":(\d+)/.exec(JSON.stringify(body))?.[1];
    const isOld = revision !== undefined && Number(revision) !== item['revision'];
    if (isOld && typeof item['revision'] === 'number' && !skips.includes('old-revision'))
      throw new Refusal(409, 'ERR_REQ_3');
    checkValues(item, body, skips);
    const isOpen = open.has(`${folderOf(list.located)} ${idOf(list, item)}`);
    if (isOpen && !skips.includes('second-task')) throw new Refusal(409, 'CA-10');
  }

  /** The items of a list with their open tasks. */
  function shown(located: LocatedOperation, output: Item, skips: readonly Skip[]): Item {
    const list = lists.find((one) => one.located.path === located.path);
    if (!list || !isItems(output['items'])) return output;
    const items = output['items'].map((item) => {
      const taskId = open.get(`${folderOf(located)} ${idOf(list, item)}`);
      const actions = skips.includes('actions') ? [] : item['actions'];
      if (taskId === undefined || !('ongoingTask' in item)) return 'actions' in item ? { ...item, actions } : item;
      const blocked = listOf(actions).map((action) => ({ ...action, allowed: false, code: 'CA-10' }));
      const task = skips.includes('task-shown') ? null : { ...ongoing, taskId };
      const revision = skips.includes('at-once') ? Number(item['revision']) + 1 : item['revision'];
      return { ...item, revision, ongoingTask: task, actions: skips.includes('still-allowed') ? actions : blocked };
    });
    return { ...output, items };
  }

  return { change, shown, isMade: (taskId: string) => made.includes(taskId), shownSetting: settings.shown };
}
