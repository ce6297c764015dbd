// Requests that repeat what an id says. Redocly loads this file itself, so it stays JavaScript.

const repeats = /\/DebitAccountChoice(?:\.yaml)?$/;

/** Whether a schema, or one that it leads to, chooses the account to be debited. */
function choosesAccount(context, node, from, seen) {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  if (typeof node.$ref !== 'string')
    return Object.entries(node).some(([key, part]) => key !== 'examples' && choosesAccount(context, part, from, seen));
  if (repeats.test(node.$ref)) return true;
  const found = context.resolve(node, from);
  return choosesAccount(context, found.node, found.location?.source.absoluteRef, seen);
}

/** A copy that differs from what the account's id says is refused with one code. */
export function* copyFaults({ requestBody, 'x-error-codes': codes = [], 'x-item-codes': itemCodes = [] }, context) {
  const isDeclared = [...codes, ...itemCodes].includes('COPY_DIFFERS');
  if (isDeclared || !choosesAccount(context, requestBody, undefined, new Set())) return;
  yield 'the request can repeat an account (DebitAccountChoice): declare COPY_DIFFERS';
}
