// Requests that repeat data which an id already determines. Redocly loads this file itself, so it is JavaScript.

/** Whether a schema, or one that it refers to, has copied fields (x-copies). */
function hasCopies(context, node, from, seen) {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  if (node['x-copies']) return true;
  if (typeof node.$ref !== 'string')
    return Object.entries(node).some(([key, part]) => key !== 'examples' && hasCopies(context, part, from, seen));
  const found = context.resolve(node, from);
  return hasCopies(context, found.node, found.location?.source.absoluteRef, seen);
}

/** A request with copied fields must declare the code for a copy that differs. */
export function* copyFaults({ requestBody, 'x-error-codes': codes = [], 'x-item-codes': itemCodes = [] }, context) {
  const isDeclared = [...codes, ...itemCodes].includes('COPY_DIFFERS');
  if (isDeclared || !hasCopies(context, requestBody, undefined, new Set())) return;
  yield 'the request can repeat what an id says (x-copies): declare COPY_DIFFERS';
}
