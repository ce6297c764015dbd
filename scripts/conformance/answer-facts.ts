// What fields of one object say about each other: differences, flags, fields that are null together, the highest part.
import type { JsonSchema } from '../../server/contract/document.ts';
import { amountOf, valuesAt, type Amount } from './answer-values.ts';
import type { Complaint } from './judge.ts';
import { isFields, type Fields } from './seen.ts';

const ruleOf = <Rule>(schema: JsonSchema, extension: string) =>
  Object.entries((schema[extension] ?? {}) as Readonly<Record<string, Rule>>);
const isAmount = (amount: Amount | undefined): amount is Amount => amount !== undefined;
const amountsAt = (value: Fields, path: string) => valuesAt(value, path).map(amountOf);

function* wrongDifference(value: Fields, name: string, parts: readonly string[], path: string): Generator<Complaint> {
  const [first = '', ...others] = parts;
  const said = value[name];
  if ((value[first] === null) !== (said === null)) {
    yield {
      kind: 'wrong-difference',
      message: `${path}.${name} is ${String(said)} beside a ${first} of ${String(value[first])}`,
    };
    return;
  }
  const [result, from] = [amountOf(said), amountOf(value[first])];
  const less = others.flatMap((one) => amountsAt(value, one)).filter(isAmount);
  if (!result || !from || less.length < others.length) return;
  const left = less.reduce((units, one) => units - one.units, from.units);
  if (result.units !== (left < 0n ? 0n : left))
    yield { kind: 'wrong-difference', message: `${path}.${name} is not ${parts.join(' less ')}` };
}

interface TrueWhere {
  readonly differ?: readonly (readonly [string, string])[];
  readonly present?: readonly string[];
}

function* wrongFlag(
  value: Fields,
  name: string,
  { differ = [], present = [] }: TrueWhere,
  path: string,
): Generator<Complaint> {
  const isTrue = value[name] === true;
  const same = differ.find(([left, right]) => value[left] === value[right]);
  const wrong = present.find((one) => (value[one] !== null) !== isTrue);
  if (isTrue && same)
    yield { kind: 'wrong-flag', message: `${path}.${name} is true, but ${same.join(' and ')} are the same` };
  if (wrong) yield { kind: 'wrong-flag', message: `${path}.${name} is ${isTrue}, which does not go with ${wrong}` };
}

function* nullAlone(value: Fields, names: readonly string[], path: string): Generator<Complaint> {
  const empty = names.filter((name) => value[name] === null);
  if (empty.length > 0 && empty.length < names.length)
    yield { kind: 'null-alone', message: `${path}.${empty[0]} is null, but not all of ${names.join(', ')}` };
}

interface Parts {
  readonly sums: string;
  readonly counts: string;
}

/** Of one currency the highest is not above any sum of one, not below the mean of any sum, and equal to a sum of one. */
function* wrongHighest(value: Fields, name: string, { sums, counts }: Parts, path: string): Generator<Complaint> {
  const [highest] = amountsAt(value, name);
  const all = amountsAt(value, sums);
  const numbers = amountsAt(value, counts);
  if (!highest || all.length === 0 || !all.every((one) => one?.currency === highest.currency)) return;
  const parts = all.map((one, place) => ({ units: one?.units ?? 0n, count: numbers[place]?.units ?? 0n }));
  const isBelow = parts.some(({ units, count }) => highest.units * count < units);
  const isAbove = parts.every(({ units }) => units < highest.units);
  const isNone = parts.every(({ units, count }) => count === 1n && units !== highest.units);
  if (isBelow || isAbove || isNone)
    yield { kind: 'impossible-highest', message: `${path}.${name} cannot be the highest that ${sums} are made of` };
}

export function* factComplaints(schema: JsonSchema, value: Fields, path: string): Generator<Complaint> {
  for (const [name, parts] of ruleOf<string[]>(schema, 'x-difference'))
    yield* wrongDifference(value, name, parts, path);
  for (const [name, where] of ruleOf<TrueWhere>(schema, 'x-true-where')) yield* wrongFlag(value, name, where, path);
  for (const [name, parts] of ruleOf<Parts>(schema, 'x-highest')) yield* wrongHighest(value, name, parts, path);
  const together = schema['x-null-together'];
  if (Array.isArray(together) && isFields(value))
    for (const names of together as readonly string[][]) yield* nullAlone(value, names, path);
}
