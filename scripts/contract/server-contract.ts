// The contract as the running server keeps it: what judges requests and writes answers, without a word of explanation.
import { listOperations, type OpenApiDocument } from '../../server/contract/document.ts';

const words = ['description', 'example', 'examples', 'title'];

/** Under properties every key is the name of a field, whatever it is called. */
function withoutWords(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => areNames || !words.includes(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutWords(item, !areNames && key === 'properties')]));
}

/** Refusals are written by their code alone. */
function withoutRefusals(document: OpenApiDocument): OpenApiDocument {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of listOperations(document)) {
    const success = operation.responses['200'];
    paths[path] = { ...paths[path], [method]: { ...operation, responses: success ? { 200: success } : {} } };
  }
  return { ...document, paths };
}

export function serverContract(document: OpenApiDocument): string {
  const { examples: _, ...components } = document.components;
  return `${JSON.stringify(withoutWords(withoutRefusals({ ...document, components })))}\n`;
}
