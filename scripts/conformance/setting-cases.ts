// The cases of a change of the only record of its kind: as it was read, from other values, up to its ceiling and above.
import type { OpenApiDocument } from '../../server/contract/document.ts';
import { complain, isDone, outputOf } from './answers.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import { failureOf, isTheSameAnswer, type Expectation } from './expectations.ts';
import { isFields, type Fields } from './seen.ts';
import { settingOf, type Setting } from './settings.ts';
import type { Case, Step, Subject } from './subject.ts';

interface Settings {
  readonly subject: Subject;
  readonly setting: Setting;
  readonly read: PreparedRequest;
}

/** Changes an entry of the body, which was read as shown; undefined if it cannot be changed so. */
type Change = (entry: Fields, shown: Fields) => Fields | undefined;
type Made = (answers: readonly Answer[]) => PreparedRequest | undefined;

/** The request that changes the first entry; undefined if nothing was read. */
const changing =
  ({ subject, setting }: Settings, change: Change): Made =>
  ([read]) => {
    const output = outputOf(read);
    const body = setting.asRead(output);
    const [shown] = setting.entriesOf(output);
    const list = body?.[setting.list];
    const [first, ...rest] = Array.isArray(list) ? list.filter(isFields) : [];
    const changed = first && shown && change(first, shown);
    const wanted = changed && { ...body, [setting.list]: [changed, ...rest] };
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

const isStale: Expectation = ([, answer]) =>
  !answer || [401, 403, 429].includes(answer.status) || failureOf(answer).statusCode === 'ERR_REQ_3'
    ? []
    : complain(
        'accepts-other-values',
        `Other values than those in force were answered ${answer.status}, not ERR_REQ_3`,
      );

const isTooMuch: Expectation = ([, answer]) =>
  isDone(answer) ? complain('accepts-above-ceiling', 'An amount above the ceiling was taken') : [];

const hasOpenTask = (read: Answer | undefined) => isFields(outputOf(read)['ongoingTask']);

/** A refusal is stored under its key: the task that was made since does not change it. */
const isOneTask: Expectation = ([read, nothing, changed, second, again]) => [
  ...(isDone(nothing) ? complain('accepts-no-change', 'A change of nothing was carried out') : []),
  ...(failureOf(changed).statusCode === '1186'
    ? complain('refuses-ceiling', 'An amount at the ceiling was refused as above it')
    : []),
  ...(isDone(changed) && (hasOpenTask(read) || isDone(second))
    ? complain('accepts-second-task', 'A record with an open task got a second one')
    : []),
  ...(again ? isTheSameAnswer([nothing, again].filter((one) => one !== undefined)) : []),
];

function oneTask(settings: Settings): Case {
  let nothing: PreparedRequest | undefined;
  const asRead = changing(settings, (entry) => entry);
  const change = changing(settings, toCeiling(0n));
  return {
    name: 'the record as it was read, a change, another change, and the first again',
    steps: [settings.read, (answers) => (nothing = asRead(answers)), change, change, () => nothing],
    expect: isOneTask,
    needsMemory: true,
  };
}

function readOf(subject: Subject, { detail }: Setting, token: string): PreparedRequest {
  const { method, path, operation } = detail;
  const parts = subject.requests.partsOf(operation, {});
  return { ...subject.requests.prepare(method, path, operation, parts, token), of: detail };
}

export function settingCases(document: OpenApiDocument, subject: Subject): Case[] {
  const setting = settingOf(document, subject.located);
  if (!setting || !subject.allowed) return [];
  const settings = { subject, setting, read: readOf(subject, setting, subject.allowed) };
  const one = (name: string, change: Change, expect: Expectation): Case => {
    const step: Step = changing(settings, change);
    return { name, steps: [settings.read, step], expect, needsMemory: true };
  };
  return [
    one('values that are not those in force', fromOther, isStale),
    one('an amount above the ceiling', toCeiling(1n), isTooMuch),
    oneTask(settings),
  ];
}
