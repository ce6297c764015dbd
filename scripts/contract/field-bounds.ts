// The length and pattern of each text schema as a small constant, so that filters need not load the whole schemas.
import type { OpenApiDocument } from '../../server/contract/document.ts';

interface TextSchema {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const nameOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function boundsOf(name: string, { maxLength, pattern }: TextSchema): string {
  const shape = pattern === undefined ? '' : `, pattern: ${new RegExp(pattern).toString()}`;
  return `export const ${nameOf(name)} = { longest: ${maxLength}${shape} };`;
}

export function fieldBounds(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components.schemas as Record<string, TextSchema>);
  const texts = schemas.filter(([, { type, enum: values, maxLength }]) => type === 'string' && !values && maxLength);
  const lines = texts
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, schema]) => boundsOf(name, schema));
  return `// Made by npm run generate. Do not edit.\n\n${lines.join('\n')}\n`;
}
