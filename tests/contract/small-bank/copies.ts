// What the small bank holds of the accounts that requests name: what the examples of the contract say of them.
import { resolve, type OpenApiDocument, type Operation } from '../../../server/contract/document.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Every account that a body chooses to be debited. */
function accountsIn(value: unknown): Facts[] {
  if (typeof value !== 'object' || value === null) return [];
  const { fromAccount } = value as Facts;
  const own = typeof fromAccount === 'object' && fromAccount !== null ? [fromAccount as Facts] : [];
  return [...own, ...Object.values(value).flatMap(accountsIn)];
}

function heldAccounts(document: OpenApiDocument, operation: Operation): Map<unknown, Facts> {
  const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  const bodies = Object.values(examples).map((example) => resolve(document, example).value);
  return new Map(bodies.flatMap(accountsIn).map((account) => [account['id'], account]));
}

export function hasOtherCopies(document: OpenApiDocument, operation: Operation, body: unknown): boolean {
  const held = heldAccounts(document, operation);
  return accountsIn(body).some((account) => {
    const known = held.get(account['id']);
    return (
      known !== undefined && Object.entries(account).some(([name, value]) => name in known && known[name] !== value)
    );
  });
}
