// The codes that an operation declares and that no answer of the run had: the rules behind them are not proved.
import type { LocatedOperation } from '../../server/contract/document.ts';
import type { CaseResult } from './prove.ts';

export interface Unreached {
  readonly operationId: string;
  readonly codes: readonly string[];
}

/** Codes of every operation: they say nothing about the rules of one. */
const general = new Set([
  '400',
  '401',
  '403',
  '429',
  '500',
  '501',
  '503',
  '504',
  '154',
  '166',
  '167',
  'ERR_REQ_2',
  'MAINTENANCE',
]);

export function unreachedCodes(wanted: readonly LocatedOperation[], cases: readonly CaseResult[]): Unreached[] {
  const byOperation = Map.groupBy(cases, ({ operationId }) => operationId);
  return wanted.flatMap(({ operation }) => {
    const { operationId, 'x-error-codes': declared, 'x-item-codes': ofItems = [] } = operation;
    const seen = new Set(byOperation.get(operationId)?.flatMap(({ codes }) => codes));
    const codes = [...new Set([...declared, ...ofItems])].filter((code) => !general.has(code) && !seen.has(code));
    return codes.length > 0 ? [{ operationId, codes }] : [];
  });
}

const mostLines = 20;

/** One line for each operation, or one for all of a large run, whose reports name them. */
export function asLines(unreached: readonly Unreached[]): string[] {
  if (unreached.length > mostLines)
    return [`some codes of ${unreached.length} operations, because no answer had them; a report names them`];
  return unreached.map(({ operationId, codes }) => `${operationId}: no answer had ${codes.join(', ')}`);
}
