// Requests that repeat data which an id already determines. Redocly loads this file itself, so it is JavaScript.

/** Whether a schema, or one that it refers to, passes the test. */
function hasSchema(context, node, isWanted, from, seen = new Set()) {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  if (isWanted(node)) return true;
  if (typeof node.$ref !== 'string')
    return Object.entries(node).some(
      ([key, part]) => key !== 'examples' && hasSchema(context, part, isWanted, from, seen),
    );
  const found = context.resolve(node, from);
  return hasSchema(context, found.node, isWanted, found.location?.source.absoluteRef, seen);
}

/** A request with copied fields must declare the code for a copy that differs. */
export function* copyFaults({ requestBody, 'x-error-codes': codes = [], 'x-item-codes': itemCodes = [] }, context) {
  const isDeclared = [...codes, ...itemCodes].includes('COPY_DIFFERS');
  if (isDeclared || !hasSchema(context, requestBody, (node) => Boolean(node['x-copies']))) return;
  yield 'the request can repeat what an id says (x-copies): declare COPY_DIFFERS';
}

const isWholeAccount = ({ $ref = '' }) => /\/FromAccount(?:\.yaml)?$/.test($ref);

/** An account is chosen by its id alone; FromAccount, which requires the copies too, is for answers. */
export function* accountFaults({ requestBody }, context) {
  if (hasSchema(context, requestBody, isWholeAccount)) yield 'a request chooses an account by DebitAccountChoice';
}
