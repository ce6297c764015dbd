// The operations that a run tests: those of the named domains and those named one by one.
import { listOperations, type LocatedOperation, type OpenApiDocument } from '../../server/contract/document.ts';
import type { Options } from './options.ts';

export type Selection = Pick<Options, 'only' | 'operations'>;

export const isEverything = ({ only, operations }: Selection) => only.length === 0 && operations.length === 0;

// A misspelt name would select nothing, and the run would end without a fault.
function refuseUnknown(option: string, wanted: readonly string[], known: ReadonlySet<string>): void {
  const unknown = wanted.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`--${option}: the contract has no ${unknown.join(', ')}`);
}

export function selectOperations(document: OpenApiDocument, selection: Selection): LocatedOperation[] {
  const all = listOperations(document);
  const { only, operations } = selection;
  refuseUnknown('only', only, new Set(all.map(({ operation }) => operation.tags[0])));
  refuseUnknown('operation', operations, new Set(all.map(({ operation }) => operation.operationId)));
  if (isEverything(selection)) return all;
  return all.filter(({ operation }) => only.includes(operation.tags[0]) || operations.includes(operation.operationId));
}
