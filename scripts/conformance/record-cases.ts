// The cases of a change of administration, made from a record that the server listed: what refuses it, that it makes one
// task, and that the list shows the task.
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { complain, isDone, outputOf } from './answers.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import { isTheSameAnswer, unlessRefused, type Expectation } from './expectations.ts';
import type { Complaint } from './judge.ts';
import { itemsIn, manyItems, type Item } from './lists.ts';
import { folderOf, lastPartOf, outputSchema, recordLists, type RecordList } from './record-lists.ts';
import { createFiller, isFields, isIdentity, nameOf, seenIn, type Seen } from './seen.ts';
import type { Case, Subject } from './subject.ts';

type Body = Readonly<Record<string, unknown>>;

const mostBodies = 2;
const attempts = 4;

interface Offered {
  readonly action?: unknown;
  readonly allowed?: unknown;
}

const actionsOf = ({ actions }: Item): readonly Offered[] => (Array.isArray(actions) ? (actions as Offered[]) : []);
const offers = (item: Item, wanted: string) =>
  actionsOf(item).some(({ action, allowed }) => action === wanted && allowed === true);
const taskOf = ({ ongoingTask: task }: Item) => (isFields(task) ? task['taskId'] : null);

/** What names the record in its list. */
const identityOf = (seen: Seen) =>
  JSON.stringify([...seen].find(([name]) => isIdentity(name) && name !== 'TaskId')?.[1]);

/** What a change must leave alone until it is approved. */
const contentOf = (item: Item) =>
  JSON.stringify(Object.entries(item).filter(([name]) => name !== 'ongoingTask' && name !== 'actions'));

function wrongReceipt(changed: Answer): Complaint[] {
  const { revision, status } = outputOf(changed);
  if (revision === 1 && status === 'Pending Approval') return [];
  return complain('wrong-receipt', `A new task has the revision ${String(revision)} and the status ${String(status)}`);
}

function wrongRecord(action: string, before: Item, after: Item, changed: Answer): Complaint[] {
  const { taskId } = outputOf(changed);
  return [
    ...(taskOf(after) === taskId
      ? []
      : complain('task-not-shown', 'The list does not show the task of the change as ongoing')),
    ...(contentOf(after) === contentOf(before)
      ? []
      : complain('changes-at-once', 'The record changed before the approval')),
    ...(offers(after, action) ? complain('still-allowed', `The list offers ${action} beside its own open task`) : []),
  ];
}

const listBeside = (document: OpenApiDocument, located: LocatedOperation): RecordList | undefined =>
  recordLists(document).find(
    (one) => folderOf(one.located) === folderOf(located) && lastPartOf(one.located) === 'list',
  );

/** A change of administration with the list beside it. */
interface Records {
  readonly subject: Subject;
  readonly action: string;
  readonly bodies: readonly unknown[];
  readonly all: PreparedRequest;
  readonly seenOf: (item: Item) => Seen;
  readonly fill: (body: Body, seen: Seen) => unknown;
}

/** One of the free records, another for each attempt: a rule about one of them may refuse what others allow. */
function freeItem({ action }: Records, listed: Answer | undefined, attempt: number): Item | undefined {
  const free = (itemsIn(listed) ?? []).filter((item) => taskOf(item) === null && offers(item, action));
  return free[Math.floor((free.length * attempt) / attempts)];
}

type Change = (filled: Body) => Body | undefined;
const unchanged: Change = (filled) => filled;

/** The request about a free record of the list, with a change of the body; undefined if there is none. */
function requestAbout(
  records: Records,
  listed: Answer | undefined,
  attempt: number,
  change: Change,
): PreparedRequest | undefined {
  const { subject, bodies, seenOf, fill } = records;
  const item = freeItem(records, listed, attempt);
  const body = bodies[attempt % bodies.length];
  const { repair: _, ...rest } = isFields(body) ? body : {};
  const filled = item && fill(rest, seenOf(item));
  const wanted = isFields(filled) ? change(filled) : undefined;
  // A body that names its record in another place stays about the record of the example.
  const isAbout = item !== undefined && JSON.stringify(wanted)?.includes(identityOf(seenOf(item)));
  return wanted && isAbout && subject.fits(wanted) ? subject.ready(subject.parts(wanted)) : undefined;
}

function refusedAs(records: Records, code: string, name: string, kind: string, change: Change): Case[] {
  const { subject, bodies, all } = records;
  if (!subject.located.operation['x-error-codes'].includes(code)) return [];
  return bodies.map((_, place) => ({
    name,
    steps: [all, ([listed]: readonly Answer[]) => requestAbout(records, listed, place * bodies.length, change)],
    expect: ([, answer]) => unlessRefused(answer, code, kind, name),
    needsMemory: true,
  }));
}

const isOneTask =
  (records: Records, attempt: number): Expectation =>
  ([listed, changed, same, second, later]) => {
    const items = itemsIn(listed) ?? [];
    if (items.length > 0 && items.every((item) => actionsOf(item).length === 0))
      return complain('no-actions', 'No record of the list offers an action to a user who makes changes');
    const before = freeItem(records, listed, attempt);
    if (!before || !changed || !isDone(changed)) return [];
    const named = (item: Item) => identityOf(records.seenOf(item));
    const after = itemsIn(later)?.find((item) => named(item) === named(before));
    return [
      ...wrongReceipt(changed),
      ...(same ? isTheSameAnswer([changed, same]) : []),
      ...unlessRefused(second, 'CA-10', 'accepts-second-task', 'A second task of a record with an open one'),
      ...(after ? wrongRecord(records.action, before, after, changed) : []),
    ];
  };

/** The change, the same again, the same under a new key, and the list after it. */
function oneTask(records: Records, attempt: number): Case {
  let request: PreparedRequest | undefined;
  const first = ([listed]: readonly Answer[]) => (request = requestAbout(records, listed, attempt, unchanged));
  const again = (answers: readonly Answer[]) => (isDone(answers[1]) ? request : undefined);
  const anew = () => request && { ...request, headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() } };
  return {
    name: 'a change of a listed record',
    steps: [records.all, first, again, anew, () => records.all],
    expect: isOneTask(records, attempt),
    needsMemory: true,
  };
}

/** Undefined for an operation that makes no task or has no list beside it. */
function recordsOf(document: OpenApiDocument, subject: Subject): Records | undefined {
  const { located, schema, named, requests, allowed } = subject;
  const output = outputSchema(document, located);
  const makesTask = output && nameOf(output) === 'AdminTaskReceipt';
  if (!schema || !makesTask || !allowed || !located.operation['x-error-codes'].includes('CA-10')) return undefined;
  const list = listBeside(document, located);
  const fill = createFiller(document);
  return (
    list && {
      subject,
      action: lastPartOf(located),
      bodies: Object.values(named).slice(0, mostBodies),
      all: wholeList(requests, list, allowed),
      seenOf: (item) => seenIn(document, list.itemSchema, item),
      fill: (body, seen) => fill(schema, body, seen),
    }
  );
}

/** Cases of a body that repeats the record as it was read. */
const ofOriginals = (records: Records): Case[] => [
  ...refusedAs(records, 'ERR_REQ_3', 'other values as read', 'accepts-other-values', otherValues(records.subject.base)),
  ...refusedAs(records, 'FIELD_REPEATED', 'a record twice', 'accepts-repetition', withRecordTwice),
  ...refusedAs(records, 'NOTHING_CHANGED', 'a change of nothing', 'accepts-no-change', changingNothing),
];

export function recordCases(document: OpenApiDocument, subject: Subject): Case[] {
  const records = recordsOf(document, subject);
  if (!records || records.bodies.length === 0) return [];
  return [
    ...refusedAs(records, 'ERR_REQ_3', 'an old revision', 'accepts-old-revision', withNextRevisions),
    ...(listIn(subject.base, 'originalChangedData').length === 0 ? [] : ofOriginals(records)),
    ...Array.from({ length: attempts }, (_, attempt) => oneTask(records, attempt)),
  ];
}

function wholeList(requests: Subject['requests'], { located }: RecordList, token: string): PreparedRequest {
  const { method, path, operation } = located;
  const [example] = Object.values(requests.bodiesOf(operation).named);
  const { filter: _, sort: __, ...rest } = isFields(example) ? example : {};
  const body = { ...rest, page: { size: manyItems } };
  return { ...requests.prepare(method, path, operation, requests.partsOf(operation, body), token), of: located };
}

/** Every revision of the body one higher than the server said. */
function withNextRevisions(value: Body): Body {
  const entries = Object.entries(value).map(([name, child]) => {
    if (name === 'revision' && typeof child === 'number') return [name, child + 1];
    if (Array.isArray(child)) return [name, child.map((one) => (isFields(one) ? withNextRevisions(one) : one))];
    return [name, isFields(child) ? withNextRevisions(child) : child];
  });
  return Object.fromEntries(entries);
}

const listIn = (body: unknown, name: string): readonly Body[] => {
  const list = isFields(body) ? body[name] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
};

/** The values of the example instead of those that the server listed. */
const otherValues =
  (base: unknown) =>
  (filled: Body): Body | undefined => {
    const [[read], [example]] = [listIn(filled, 'originalChangedData'), listIn(base, 'originalChangedData')];
    const isSame = JSON.stringify(read?.['values']) === JSON.stringify(example?.['values']);
    if (!read || !example || isSame) return undefined;
    return { ...filled, originalChangedData: [{ ...read, values: example['values'] }] };
  };

const changingNothing = (filled: Body): Body | undefined =>
  'originalChangedData' in filled ? { ...filled, confirmationData: filled['originalChangedData'] } : undefined;

const withRecordTwice = (filled: Body): Body =>
  Object.fromEntries(
    Object.entries(filled).map(([name, list]) => [name, Array.isArray(list) ? [...list, ...list.slice(0, 1)] : list]),
  );
