// Puts the ids of the request into an answer made from an example, which always names the same record.
import { sharedIds } from '../../../scripts/conformance/answered-about.ts';
import { outputSchema } from '../../../scripts/conformance/record-lists.ts';
import { isFields, itemsOf, propertiesOf } from '../../../scripts/conformance/seen.ts';
import { listOperations, type LocatedOperation, type OpenApiDocument } from '../../../server/contract/document.ts';
import type { Output } from './memory.ts';

export function withAskedIds(
  document: OpenApiDocument,
  located: LocatedOperation,
  body: unknown,
  output: Output,
): Output {
  const asked = located.operation.requestBody?.content['application/json']?.schema;
  const answered = outputSchema(document, located);
  if (located.operation['x-effect'] === 'write' || !asked || !answered || !isFields(body) || !isFields(output))
    return output;
  const wanted = propertiesOf(document, asked);
  const renamed = (names: readonly string[], value: Output): Output =>
    Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, names.includes(name) && name in body ? body[name] : one]),
    );
  const { items } = propertiesOf(document, answered);
  const ofItems = items && itemsOf(document, items);
  const own = renamed(sharedIds(wanted, propertiesOf(document, answered)), output);
  if (!ofItems || !Array.isArray(own['items'])) return own;
  const names = sharedIds(wanted, propertiesOf(document, ofItems));
  return { ...own, items: own['items'].map((item) => (isFields(item) ? renamed(names, item) : item)) };
}

/** The output with the counts of lists that the operation says (x-adds-up), as the examples of those lists have them. */
export function withCounts(
  document: OpenApiDocument,
  { operation }: LocatedOperation,
  output: Output,
  itemsOf: (located: LocatedOperation) => readonly unknown[],
): Output {
  const counts = (operation['x-adds-up'] ?? []).flatMap(({ list, count = '' }) => {
    const located = listOperations(document).find((one) => one.operation.operationId === list);
    return located && count in output ? [[count, itemsOf(located).length]] : [];
  });
  return { ...output, ...Object.fromEntries(counts) };
}
