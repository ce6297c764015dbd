import { isReference, listOperations } from '../../server/contract/document.ts';
import type { Method, OpenApiDocument, Operation } from '../../server/contract/document.ts';

function collect(node: unknown, into: Set<string>, document: Record<string, Record<string, unknown>>): void {
  if (typeof node !== 'object' || node === null) return;
  if (isReference(node) && typeof node.$ref === 'string' && !into.has(node.$ref)) {
    into.add(node.$ref);
    const [, , kind = '', name = ''] = node.$ref.split('/');
    collect(document[kind]?.[name], into, document);
  }
  for (const child of Object.values(node)) collect(child, into, document);
}

type Paths = OpenApiDocument['paths'];

function withPaths(document: OpenApiDocument, paths: Paths): OpenApiDocument {
  const components = document.components as unknown as Record<string, Record<string, unknown>>;
  const reached = new Set<string>();
  collect(paths, reached, components);
  const kept = Object.entries(components).map(([kind, entries]) => [
    kind,
    kind === 'securitySchemes'
      ? entries
      : Object.fromEntries(Object.entries(entries).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
  ]);
  return { ...document, paths, components: Object.fromEntries(kept) };
}

/** A document with one path and only the components that it uses. */
export function extractPath(document: OpenApiDocument, path: string): OpenApiDocument {
  return withPaths(document, { [path]: document.paths[path] ?? {} });
}

/** A document with some operations and only the components that they use. */
export function extractOperations(document: OpenApiDocument, operationIds: ReadonlySet<string>): OpenApiDocument {
  const paths: Record<string, Partial<Record<Method, Operation>>> = {};
  for (const { path, method, operation } of listOperations(document))
    if (operationIds.has(operation.operationId)) paths[path] = { ...paths[path], [method]: operation };
  return withPaths(document, paths);
}
