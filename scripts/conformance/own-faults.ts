// Requests that are wrong whatever the server has stored: repeated items, copies that differ, unknown ids.
import type { OpenApiDocument } from '../../server/contract/document.ts';
import { complain } from './answers.ts';
import type { Answer } from './exchange.ts';
import { codesOf, failureOf, isOpen, type Expectation } from './expectations.ts';
import type { Complaint } from './judge.ts';
import type { Case, Subject } from './subject.ts';
import { unknownIds } from './unknown-ids.ts';

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfBodies = (value: unknown): value is readonly Body[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBody);

/** The server must refuse such a body before it looks for the records. */
const isRefusedBy =
  (code: string, kind: string, what: string): Expectation =>
  (answers) =>
    answers.length === 0 || answers.some((answer) => isOpen(answer) || codesOf(answer).includes(code))
      ? []
      : [{ kind, message: `${what} was answered ${answers.map(({ status }) => status).join(', ')}, never ${code}` }];

interface Repeated {
  readonly body: unknown;
  /** The lists that have an item twice. */
  readonly lists: readonly string[];
}

/** The body with each list of an object doubled in turn, and with all lists of the object doubled together. */
function* withRepeatedItems(value: unknown, path = ''): Generator<Repeated> {
  if (!isBody(value)) return;
  const lists = Object.entries(value).filter(([, list]) => isListOfBodies(list) && list.length < 20);
  const doubled = lists.map(([name, list]) => [name, [...(list as Body[]), (list as Body[])[0]]] as const);
  const named = doubled.map(([name]) => `${path}${name}`);
  if (lists.length > 1) yield { body: { ...value, ...Object.fromEntries(doubled) }, lists: named };
  for (const [name, list] of doubled) yield { body: { ...value, [name]: list }, lists: [`${path}${name}`] };
  for (const [name, inner] of Object.entries(value))
    for (const { body, ...changed } of withRepeatedItems(inner, `${path}${name}.`))
      yield { body: { ...value, [name]: body }, ...changed };
}

/** The kit does not know which list is meant; for one of them the repetition is refused before anything is looked up. */
const isRepetitionFound =
  (all: readonly Repeated[]): Expectation =>
  (answers) =>
    answers.some(({ status }) => status < 300)
      ? [{ kind: 'accepts-repetition', message: 'A request with an item twice in a list was carried out' }]
      : [
          ...isRefusedBy('FIELD_REPEATED', 'repetition-not-found', 'A request with an item twice in a list')(answers),
          ...answers.flatMap((answer, place) => repeatedElsewhere(answer, all[place]?.lists ?? [])),
        ];

/** The repetition is named at a list that has it, or at an item of it or what is in it. */
function repeatedElsewhere(answer: Answer, lists: readonly string[]): Complaint[] {
  const repeated = (failureOf(answer).errors ?? []).filter(({ code }) => code === 'FIELD_REPEATED');
  const isThere = (field: string) => lists.some((list) => field === list || field.startsWith(`${list}.`));
  const other = repeated.find(({ field }) => !isThere(field));
  return other
    ? complain('repetition-elsewhere', `What comes twice in ${lists.join(' or ')} is named at ${other.field}`)
    : [];
}

function repeatedItems({ base, parts, ready, fits }: Subject): Case[] {
  const bodies = [...withRepeatedItems(base)].filter(({ body }) => fits(body));
  return bodies.length === 0
    ? []
    : [
        {
          name: 'a list with an item twice',
          steps: bodies.map(({ body }) => ready(parts(body))),
          expect: isRepetitionFound(bodies),
        },
      ];
}

const original = 'originalChangedData';

/** The list of what was read names the first record at another revision than the list of what is wanted. */
function differingLists({ base, parts, ready }: Subject): Case[] {
  const read = isBody(base) ? base[original] : undefined;
  if (!isBody(base) || !isListOfBodies(read) || typeof read[0]?.['revision'] !== 'number') return [];
  const body = { ...base, [original]: [{ ...read[0], revision: read[0]['revision'] + 1 }, ...read.slice(1)] };
  const expect = isRefusedBy('COPY_DIFFERS', 'accepts-differing-lists', 'Two lists of other revisions');
  return [{ name: 'two lists that differ', steps: [ready(parts(body))], expect }];
}

export function ownFaults(document: OpenApiDocument, subject: Subject): Case[] {
  const { 'x-error-codes': codes } = subject.located.operation;
  const isOfOne = subject.located.operation['x-item-codes'] === undefined;
  return [
    ...(codes.includes('FIELD_REPEATED') && isOfOne ? repeatedItems(subject) : []),
    ...(codes.includes('COPY_DIFFERS') ? differingLists(subject) : []),
    ...(codes.includes('193') && isOfOne ? unknownIds(document, subject) : []),
  ];
}
