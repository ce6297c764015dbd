// Refuses a body for its Content-Type or its length, before its content is looked at.
import type { IncomingMessage } from 'node:http';
import type { LocatedOperation } from '../../../server/contract/document.ts';
import type { BankAnswer } from './bank.ts';
import type { Skip } from './fault.ts';

const largest = { public: 10_240, others: 1_048_576 } as const;
const refused = (more: object = {}): BankAnswer => ({
  status: 400,
  headers: {},
  body: { statusCode: '400', output: null, ...more },
});

export function refuseForm(
  { operation }: LocatedOperation,
  { headers }: IncomingMessage,
  skips: readonly Skip[],
): BankAnswer | undefined {
  const length = Number(headers['content-length'] ?? 0);
  if (!operation.requestBody?.content['application/json'] || length === 0) return undefined;
  const most = operation['x-permission'].area === 'public' ? largest.public : largest.others;
  const mentioned = { parameters: { characters: String(most) }, values: { characters: most } };
  if (length > most && !skips.includes('length'))
    return refused({ errors: [{ field: '(body)', code: 'FIELD_TOO_LONG', ...mentioned }] });
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return isJson || skips.includes('content-type') ? undefined : refused();
}
