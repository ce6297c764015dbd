// Values that a schema allows, made by fast-check, so that the same seed gives the same values.
import fc from 'fast-check';
import { isReference, resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';

type Build = (schema: JsonSchema) => fc.Arbitrary<unknown>;

interface SchemaWords {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

const smallest = 3;
// Only the server can make the cursor of a list.
const isOpaque = (schema: JsonSchema) => isReference(schema) && schema.$ref === '#/components/schemas/Cursor';
const letter = fc.constantFrom(...'abcdefghijklmnop 0123456789');
const twoDigits = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((number) => String(number).padStart(2, '0'));
const calendarDate = fc.tuple(twoDigits(1, 12), twoDigits(1, 28)).map(([month, day]) => `2026-${month}-${day}`);
const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: calendarDate,
  'date-time': fc.tuple(calendarDate, twoDigits(0, 23)).map(([date, hour]) => `${date}T${hour}:15:00+07:00`),
};

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: SchemaWords): fc.Arbitrary<string> {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (format && byFormat[format]) return byFormat[format];
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  const length = Math.min(maxLength, Math.max(minLength, 20));
  return fc.array(letter, { minLength: Math.max(minLength, 1), maxLength: length }).map((letters) => letters.join(''));
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: SchemaWords,
  build: Build,
): fc.Arbitrary<unknown> {
  const given = Object.entries(properties).filter(([name, schema]) => required.includes(name) || !isOpaque(schema));
  const model = Object.fromEntries(given.map(([name, schema]) => [name, build(schema)]));
  if (Object.keys(model).length > 0)
    return fc.record(model, { requiredKeys: required.filter((name) => name in model), noNullPrototype: true });
  if (typeof additionalProperties !== 'object') return fc.constant({});
  return fc.dictionary(fc.stringMatching(/^[a-z]{3,8}$/), build(additionalProperties), {
    maxKeys: smallest,
    noNullPrototype: true,
  });
}

function ofType(type: string, words: SchemaWords, build: Build): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = smallest, minimum = 0, maximum = 100 } = words;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) });
  if (type === 'array')
    return fc.array(build(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, smallest)) });
  return type === 'object' ? objectOf(words, build) : textOf(words);
}

export function arbitraryFor(document: OpenApiDocument): Build {
  const known = new Map<string, fc.Arbitrary<unknown>>();
  const build: Build = (given) => {
    const name = isReference(given) ? given.$ref : undefined;
    const found = name && known.get(name);
    if (found) return found;
    const words = resolve<JsonSchema>(document, given) as SchemaWords;
    const made = words.oneOf ? fc.oneof(...words.oneOf.map(build)) : fixedOrTyped(words);
    if (name) known.set(name, made);
    return made;
  };
  const fixedOrTyped = (words: SchemaWords) => {
    if (words.const !== undefined) return fc.constant(words.const);
    if (words.enum) return fc.constantFrom(...words.enum);
    return fc.oneof(...[words.type ?? 'string'].flat().map((type) => ofType(type, words, build)));
  };
  return build;
}
