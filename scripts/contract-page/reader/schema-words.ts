// What a schema allows, in words: its type, its bounds, its values.
import type { JsonSchema } from '../../../server/contract/document.ts';

interface Bounded {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly uniqueItems?: boolean;
  readonly 'x-max-bytes'?: number;
}

function range(from: number | undefined, to: number | undefined, what: string): string[] {
  if (from === undefined && to === undefined) return [];
  if (from === to) return [`exactly ${to}${what}`];
  if (to === undefined) return [`at least ${from}${what}`];
  return [from === undefined ? `at most ${to}${what}` : `${from} to ${to}${what}`];
}

function typeOf(schema: JsonSchema): string {
  const { type = 'any', format } = schema as Bounded;
  if (schema['const'] !== undefined) return `always ${JSON.stringify(schema['const'])}`;
  if (Array.isArray(schema['oneOf'])) return 'one of';
  const types = typeof type === 'string' ? type : type.join(' or ');
  return format ? `${types} (${format})` : types;
}

function boundsOf(schema: JsonSchema): string[] {
  const bounds = schema as Bounded;
  return [
    ...range(bounds.minLength, bounds.maxLength, ' characters'),
    ...range(bounds.minimum, bounds.maximum, ''),
    ...range(bounds.minItems, bounds.maxItems, ' items'),
    ...range(bounds.minProperties, bounds.maxProperties, ' entries'),
    ...range(undefined, bounds['x-max-bytes'], ' bytes'),
    ...(bounds.uniqueItems ? ['no item twice'] : []),
    ...(schema['default'] === undefined ? [] : [`default ${JSON.stringify(schema['default'])}`]),
  ];
}

export const typeWords = (schema: JsonSchema) => [typeOf(schema), ...boundsOf(schema)].join(', ');
export const valuesOf = ({ enum: values }: JsonSchema) =>
  Array.isArray(values) ? values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))) : [];
