// A value that fills in every field of a schema of the contract.
import { readFileSync } from 'node:fs';

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
type Json = { readonly [key: string]: Json | undefined };

const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export function schemaNamed(name: string): Schema {
  const found = contract.components.schemas[name];
  if (!found) throw new Error(`The contract has no schema ${name}`);
  return found;
}

/** Takes another alternative of each choice for each variant. */
export function sampleOf(schema: Schema, variant: number): unknown {
  if (schema.$ref) return sampleOf(schemaNamed(schema.$ref.split('/').at(-1) ?? ''), variant);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return sampleOf(choices[variant % choices.length] ?? {}, variant);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, sampleOf(one, variant)]));
  if (schema.items) return [sampleOf(schema.items, variant)];
  return leafOf(schema);
}

const leafOf = ({ const: only, enum: all = [], examples = [], type }: Schema): unknown =>
  [only, ...all, ...examples].find((value) => value !== undefined) ?? plain(type);

const plain = (type: Schema['type']) =>
  type === 'boolean' ? true : type === 'integer' || type === 'number' ? 1 : 'text';

/** The paths of all values that are neither an object nor a list. */
export function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
}

/** A copy in which one value is missing. */
export function without(value: object, path: string): object {
  const copy = structuredClone(value) as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Json | undefined>((inner, key) => inner?.[key], copy);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (parent) Reflect.deleteProperty(parent, last);
  return copy;
}
