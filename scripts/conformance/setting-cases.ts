// The cases of a change of the only record of its kind: as it was read, from other values, up to its ceiling and above,
// at another revision, and the task that a change makes.
import { resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';
import { complain, isDone, outputOf } from './answers.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import { failureOf, unlessRefused, type Expectation } from './expectations.ts';
import { nameOf, isFields, propertiesOf, type Fields } from './seen.ts';
import { isTaskOfSetting, type TaskSteps } from './setting-task.ts';
import { settingOf, type Setting } from './settings.ts';
import type { Case, Step, Subject } from './subject.ts';
import { otherText } from './unknown-ids.ts';

interface Settings {
  readonly subject: Subject;
  readonly setting: Setting;
  readonly read: PreparedRequest;
  /** The read of what a task wants of the record; undefined where the read takes no task. */
  readonly readTask: (taskId: unknown) => PreparedRequest | undefined;
}

/** Changes an entry of the body, which was read as shown; undefined if it cannot be changed so. */
type Change = (entry: Fields, shown: Fields) => Fields | undefined;
type Made = (answers: readonly Answer[]) => PreparedRequest | undefined;

/** The request that changes the first entry; undefined if nothing was read. */
const changing =
  ({ subject, setting }: Settings, change: Change, more: (body: Fields) => Fields = (body) => body): Made =>
  ([read]) => {
    const output = outputOf(read);
    const body = setting.asRead(output);
    const [shown] = setting.entriesOf(output);
    const list = body?.[setting.list];
    const [first, ...rest] = Array.isArray(list) ? list.filter(isFields) : [];
    const changed = first && shown && change(first, shown);
    const wanted = changed && more({ ...body, [setting.list]: [changed, ...rest] });
    return wanted && subject.fits(wanted) ? subject.ready(subject.parts(wanted)) : undefined;
  };

const suffix = 'Init';
/** The field of an amount whose value as read stands beside it. */
const changeable = (entry: Fields) => Object.keys(entry).find((name) => `${name}${suffix}` in entry);

const fromOther: Change = (entry) => {
  const name = `${changeable(entry)}${suffix}`;
  return name in entry ? { ...entry, [name]: entry[name] === '1.00' ? '2.00' : '1.00' } : undefined;
};

const toCeiling =
  (more: bigint): Change =>
  (entry, { ceiling }) => {
    const name = changeable(entry);
    if (name === undefined || typeof ceiling !== 'string') return undefined;
    return { ...entry, [name]: `${BigInt(ceiling.replace(/\..*/, '')) + more}.00` };
  };

const amountPattern = /^\d+\.\d\d$/;

/** The value with another amount wherever it has one; a value as read stays. */
function withOtherAmounts(value: unknown): unknown {
  if (typeof value === 'string' && amountPattern.test(value)) return value === '1.00' ? '2.00' : '1.00';
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    name.endsWith(suffix) ? child : withOtherAmounts(child),
  ]);
  return Object.fromEntries(entries);
}

const toAnother: Change = (entry, shown) => {
  const changed = toCeiling(0n)(entry, shown) ?? withOtherAmounts(entry);
  return isFields(changed) && JSON.stringify(changed) !== JSON.stringify(entry) ? changed : undefined;
};

const isStale: Expectation = ([, answer]) =>
  !answer || [401, 403, 429].includes(answer.status) || failureOf(answer).statusCode === 'ERR_REQ_3'
    ? []
    : complain(
        'accepts-other-values',
        `Other values than those in force were answered ${answer.status}, not ERR_REQ_3`,
      );

/** A row that the record does not have, at its present revision, so that only the id is wrong. */
const toUnknown: Change = ({ id, ...entry }) => (typeof id === 'string' ? { ...entry, id: otherText(id) } : undefined);

const isUnknown: Expectation = ([, answer]) =>
  unlessRefused(answer, '193', 'accepts-unknown-id', 'A row that the record does not have');

const isTooMuch: Expectation = ([, answer]) =>
  isDone(answer) ? complain('accepts-above-ceiling', 'An amount above the ceiling was taken') : [];

/** Every revision but the present one is refused, before anything is said about open tasks. */
function otherRevision(settings: Settings): Case[] {
  const { subject, read } = settings;
  if (!subject.located.operation['x-error-codes'].includes('ERR_REQ_3')) return [];
  const steps = [1, -1].map((more) => ({
    more,
    step: changing(settings, toAnother, (body) => ({ ...body, revision: Number(body['revision']) + more })),
  }));
  return steps.map(({ more, step }) => ({
    name: `a change at ${more < 0 ? 'an old' : 'a coming'} revision`,
    steps: [read, step],
    expect: ([, answer]) => unlessRefused(answer, 'ERR_REQ_3', 'accepts-old-revision', 'Another revision'),
    needsMemory: true,
  }));
}

/** The record as it was read, a change, the same key again, a new key, the first key again, the task, and the record. */
function oneTask(settings: Settings): Case {
  const { read, readTask, setting } = settings;
  let nothing: PreparedRequest | undefined;
  let request: PreparedRequest | undefined;
  const asRead = changing(settings, (entry) => entry);
  const change = changing(settings, toAnother);
  const steps: TaskSteps<Step> = {
    read,
    nothing: (answers) => (nothing = asRead(answers)),
    changed: (answers) => (request = change(answers)),
    same: () => request,
    second: change,
    again: () => nothing,
    later: read,
    ofTask: (answers) => readTask(outputOf(answers[2])['taskId']),
  };
  return {
    name: 'the record as it was read, a change, the same again, another, and what the record shows then',
    steps: Object.values(steps),
    expect: isTaskOfSetting(setting, () => request),
    needsMemory: true,
  };
}

const bodySchema = ({ operation }: Setting['detail']): JsonSchema =>
  operation.requestBody?.content['application/json']?.schema ?? {};

function readsOf(document: OpenApiDocument, subject: Subject, { detail }: Setting, token: string) {
  const { method, path, operation } = detail;
  const asked = Object.entries(propertiesOf(document, resolve(document, bodySchema(detail))));
  const [field] = asked.find(([, schema]) => nameOf(schema) === 'TaskId') ?? [];
  const about = (body: Fields): PreparedRequest => {
    const parts = subject.requests.partsOf(operation, body);
    return { ...subject.requests.prepare(method, path, operation, parts, token), of: detail };
  };
  return {
    read: about({}),
    readTask: (taskId: unknown) => (field !== undefined && taskId ? about({ [field]: taskId }) : undefined),
  };
}

export function settingCases(document: OpenApiDocument, subject: Subject): Case[] {
  const setting = settingOf(document, subject.located);
  if (!setting || !subject.allowed) return [];
  const settings = { subject, setting, ...readsOf(document, subject, setting, subject.allowed) };
  const one = (name: string, change: Change, expect: Expectation): Case => {
    const step: Step = changing(settings, change);
    return { name, steps: [settings.read, step], expect, needsMemory: true };
  };
  return [
    one('values that are not those in force', fromOther, isStale),
    one('a row that the record does not have', toUnknown, isUnknown),
    one('an amount above the ceiling', toCeiling(1n), isTooMuch),
    ...otherRevision(settings),
    oneTask(settings),
  ];
}
