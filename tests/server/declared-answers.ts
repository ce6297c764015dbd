// Says which codes of an answer the contract does not declare for the operation that was called.
import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import { operations } from '../contract/contract.ts';
import type { Answer } from './bank.ts';

const byCall = new Map(operations.map((located) => [`${located.method} ${located.path}`, located.operation]));

/** What the schema of a field refuses is not declared by any operation. */
const isOfSchema = (code: string) => errorCatalogue[code as ErrorCode]?.status === 400;

interface Coded {
  readonly code?: unknown;
}
const codesIn = (found: unknown): string[] =>
  Array.isArray(found) ? (found as Coded[]).flatMap(({ code }) => (typeof code === 'string' ? [code] : [])) : [];

/** Returns nothing for an address that is not in the contract. */
export function undeclaredCodes(method: string, address: string, { body, output }: Pick<Answer, 'body' | 'output'>) {
  const operation = byCall.get(`${method.toLowerCase()} ${address.split('?')[0]}`);
  if (!operation) return [];
  const declared = new Set(['00', ...operation['x-error-codes']]);
  const ofItems = operation['x-item-codes'];
  const results = ofItems ? codesIn((output as { results?: unknown } | undefined)?.results) : [];
  const ofCall = [String(body['statusCode']), ...codesIn(body['errors']).filter((code) => !isOfSchema(code))];
  return [
    ...ofCall.filter((code) => !declared.has(code)),
    ...results.filter((code) => !['00', ...(ofItems ?? [])].includes(code)),
  ];
}
