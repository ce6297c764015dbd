// What the examples of the contract name: the small bank has nothing else.
import { isFields } from '../../../scripts/conformance/seen.ts';
import {
  listOperations,
  resolve,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../../server/contract/document.ts';

export function ongoingOf(document: OpenApiDocument): Readonly<Record<string, unknown>> {
  const { examples } = resolve<{ examples?: unknown[] }>(document, { $ref: '#/components/schemas/OngoingTask' });
  const [ongoing] = examples ?? [];
  return isFields(ongoing) ? ongoing : {};
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  if (isFields(value)) for (const one of Object.values(value)) yield* textsIn(one);
}

function* examplesOf(document: OpenApiDocument): Generator {
  for (const { operation } of listOperations(document)) {
    const answers = Object.values(operation.responses).map((one) =>
      resolve<(typeof operation.responses)[string]>(document, one),
    );
    for (const one of [operation.requestBody, ...answers]) {
      const content = one && 'content' in one ? one.content : undefined;
      for (const { examples = {} } of Object.values(content ?? {}))
        for (const example of Object.values(examples)) yield resolve(document, example).value;
    }
  }
}

/** Every text of the examples, and so every id. */
export const knownTexts = (document: OpenApiDocument) =>
  new Set([...examplesOf(document)].flatMap((example) => [...textsIn(example)]));

/** The tasks that the examples of an operation repair, at the revision that was sent back. */
export function repairsIn(document: OpenApiDocument, { operation }: LocatedOperation) {
  const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  const bodies = Object.values(examples).map((example) => resolve(document, example).value);
  return bodies.map((body) => (isFields(body) ? body['repair'] : undefined)).filter(isFields);
}
