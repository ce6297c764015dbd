// The accounts and customers of the small bank: those in the contract's examples, with the same facts.
import { resolve, type OpenApiDocument, type Operation } from '../../../server/contract/document.ts';

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const named = ['fromAccount', 'payeeDetails'] as const;

/** Every debit account and every customer of a biller that a body names. */
function namedIn(value: unknown): Facts[] {
  if (!isFacts(value)) return [];
  const own = named.map((name) => value[name]).filter(isFacts);
  return [...own, ...Object.values(value).flatMap(namedIn)];
}

const copies = ['number', 'alias', 'currency', 'accountName'] as const;
const keyOf = ({ id, institution, accountNumber }: Facts) => JSON.stringify([id, institution, accountNumber]);

function heldFacts(document: OpenApiDocument, operation: Operation): Map<string, Facts> {
  const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  const bodies = Object.values(examples).map((example) => resolve(document, example).value);
  return new Map(bodies.flatMap(namedIn).map((facts) => [keyOf(facts), facts]));
}

export function hasOtherCopies(document: OpenApiDocument, operation: Operation, body: unknown): boolean {
  const held = heldFacts(document, operation);
  return namedIn(body).some((facts) => {
    const known = held.get(keyOf(facts));
    return known !== undefined && copies.some((name) => name in facts && name in known && known[name] !== facts[name]);
  });
}
