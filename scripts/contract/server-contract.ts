// The contract that the running server loads: schemas only, without descriptions and examples.
import { listOperations, type OpenApiDocument } from '../../server/contract/document.ts';

const words = ['description', 'example', 'examples', 'title', 'x-texts'];

/** The keys under properties are field names, so a field called title is kept. */
export function withoutDescriptions(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDescriptions(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => areNames || !words.includes(key));
  return Object.fromEntries(
    kept.map(([key, item]) => [key, withoutDescriptions(item, !areNames && key === 'properties')]),
  );
}

/** The server writes a refusal from its code, so it needs no schema of failed responses. */
function withoutRefusals(document: OpenApiDocument): OpenApiDocument {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of listOperations(document)) {
    const success = operation.responses['200'];
    paths[path] = { ...paths[path], [method]: { ...operation, responses: success ? { 200: success } : {} } };
  }
  return { ...document, paths };
}

/** A line for each path and each component, so that a change of one shows as one line in a diff. */
function linesOf(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${linesOf(item, depth - 1)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

export function serverContract(document: OpenApiDocument): string {
  const { examples: _, ...components } = document.components;
  return `${linesOf(withoutDescriptions(withoutRefusals({ ...document, components })), 3)}\n`;
}
