// Changes a valid body in one place, once for every rule of its schema.
import { fieldFailures, type FieldFailure } from '../../domain/field-failures.ts';
import { resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';
import type { ContractValidator } from '../../server/contract/validator.ts';

export interface Mutation {
  readonly kind: string;
  /** The path of the fault, as in field failures. */
  readonly field: string;
  readonly body: unknown;
}

type Path = readonly (string | number)[];
type Change = readonly [kind: string, path: Path, value: unknown];

const absent = Symbol('absent');
const differingCopy = 'differing-copy';
const leftOutCopy = 'left-out-copy';
const hiddenCharacter = 'hidden-character';
const zeroWidthSpace = '\u200B';
const outside = 'NOT-ONE-OF-THESE';
const otherThanObjects = [5, 'x', [], true];

function put(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string | number, unknown>;
  const next = put(copy[key], rest, value);
  if (next === absent) delete copy[key];
  else copy[key] = next;
  return copy;
}

function wrongTypeOf(schema: JsonSchema): unknown {
  const types = [schema['type']].flat();
  if (types.includes('string')) return types.includes('object') ? 7 : { not: 'text' };
  return types.includes('array') || types.includes('object') ? 'not a structure' : 'not a value';
}

function* textChanges(schema: JsonSchema, path: Path, value: string): Generator<Change> {
  const { minLength, maxLength, pattern, format } = schema as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  if (maxLength !== undefined && maxLength < 5000) yield ['too-long', path, value.padEnd(maxLength + 1, 'a')];
  if (minLength) yield ['too-short', path, value.slice(0, minLength - 1)];
  if (pattern) yield ['pattern', path, `${value.slice(0, -1)}\u0001`];
  if (format) yield ['format', path, `${value.slice(0, -2)}zz`];
  if (!pattern && !format && !schema['enum'])
    yield [hiddenCharacter, path, `${value.slice(0, 1)}${zeroWidthSpace}${value.slice(2)}`];
  if (/^\d+\.\d\d$/.test(value)) yield ['zero', path, '0.00'];
}

function* listChanges(schema: JsonSchema, path: Path, value: readonly unknown[]): Generator<Change> {
  const { minItems, maxItems } = schema as { minItems?: number; maxItems?: number };
  if (maxItems !== undefined && maxItems <= 300 && value.length > 0)
    yield ['too-many', path, Array.from({ length: maxItems + 1 }, (_, index) => value[index % value.length])];
  if (minItems) yield ['too-few', path, value.slice(0, minItems - 1)];
}

function* valueChanges(schema: JsonSchema, path: Path, value: unknown): Generator<Change> {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  yield ['wrong-type', path, wrongTypeOf(schema)];
  yield ['null', path, null];
  if (schema['enum'] || schema['const'] !== undefined) yield ['enum', path, outside];
  if (typeof value === 'string') yield* textChanges(schema, path, value);
  if (Array.isArray(value)) yield* listChanges(schema, path, value);
  if (minimum !== undefined) yield ['below-minimum', path, minimum - 1];
  if (maximum !== undefined) yield ['above-maximum', path, maximum + 1];
}

function* objectChanges(schema: JsonSchema, path: Path): Generator<Change> {
  for (const name of (schema['required'] ?? []) as string[]) yield ['missing', [...path, name], absent];
  if (schema['additionalProperties'] === false) yield ['unknown-field', [...path, 'fieldOfNobody'], 'x'];
  const [whole] = (schema['x-whole-currencies'] ?? []) as readonly string[];
  if (whole) yield ['fraction', path, { value: '1000.50', currency: whole }];
  yield ['empty-object', path, {}];
}

const otherEnding = (text: string) => `${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`;

/** Copied fields left out, or with another value than their id determines; the schema still allows both. */
function* copyChanges(schema: JsonSchema, path: Path, value: object): Generator<Change> {
  const copies = (schema['x-copies'] ?? []) as readonly string[];
  for (const [name, text] of Object.entries(value)) {
    if (!copies.includes(name) || typeof text !== 'string') continue;
    yield [differingCopy, [...path, name], otherEnding(text)];
    yield [leftOutCopy, [...path, name], absent];
  }
}

/** A union is a kind of its own: some validators read its discriminator only from objects and accept other values. */
function* notAnObject(path: Path, isUnion: boolean): Generator<Change> {
  for (const value of otherThanObjects) yield [isUnion ? 'not-an-object-for-union' : 'not-an-object', path, value];
}

export function createMutator(document: OpenApiDocument, validator: ContractValidator) {
  function branchFor(given: JsonSchema, value: unknown): JsonSchema {
    const schema = resolve<JsonSchema>(document, given);
    const branches = schema['oneOf'] as readonly JsonSchema[] | undefined;
    const fitting = branches?.find((branch) => validator.of(branch)(value).length === 0);
    return fitting ? branchFor(fitting, value) : schema;
  }

  function* changes(given: JsonSchema, value: unknown, path: Path): Generator<Change> {
    const schema = branchFor(given, value);
    const isUnion = schema !== resolve<JsonSchema>(document, given);
    yield* valueChanges(schema, path, value);
    if (Array.isArray(value) && value.length > 0 && schema['items'])
      yield* changes(schema['items'] as JsonSchema, value[0], [...path, 0]);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    yield* notAnObject(path, isUnion);
    yield* objectChanges(schema, path);
    yield* copyChanges(schema, path, value);
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
    for (const [name, child] of Object.entries(value))
      if (properties[name]) yield* changes(properties[name], child, [...path, name]);
  }

  const mutations = (schema: JsonSchema, body: unknown): Mutation[] =>
    [...changes(schema, body, [])]
      .map(([kind, path, value]) => ({ kind, field: path.join('.'), body: put(body, path, value) }))
      .filter(({ body: mutated }) => mutated !== absent);

  return {
    /** Every fault of the body, several of one field included. */
    faultsOf: (schema: JsonSchema, body: unknown): FieldFailure[] =>
      validator
        .of(schema)(body)
        .flatMap((error) => fieldFailures([error])),
    /** Every single change that the schema forbids; a change that is still allowed is left out. */
    mutate(schema: JsonSchema, body: unknown): Mutation[] {
      const judge = validator.of(schema);
      return mutations(schema, body).filter(
        ({ kind, body: mutated }) => kind !== hiddenCharacter && judge(mutated).length > 0,
      );
    },
    /** The body without its copied fields, or undefined if it has none or the schema requires them. */
    withoutCopies(schema: JsonSchema, body: unknown): unknown {
      const left = [...changes(schema, body, [])].filter(([kind]) => kind === leftOutCopy);
      const lacking = left.reduce((given, [, path, value]) => put(given, path, value), body);
      return left.length > 0 && validator.of(schema)(lacking).length === 0 ? lacking : undefined;
    },
    /** Texts with a character that no schema forbids and no reader sees. */
    hiddenCharacters(schema: JsonSchema, body: unknown): Mutation[] {
      const judge = validator.of(schema);
      return mutations(schema, body).filter(
        (mutation) => mutation.kind === hiddenCharacter && judge(mutation.body).length === 0,
      );
    },
    /** Changes that the schema allows but that contradict the id of the same object. */
    differingCopies(schema: JsonSchema, body: unknown): Mutation[] {
      const judge = validator.of(schema);
      return mutations(schema, body).filter(
        (mutation) => mutation.kind === differingCopy && judge(mutation.body).length === 0,
      );
    },
  };
}
