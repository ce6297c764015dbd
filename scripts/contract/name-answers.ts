// Names the answer of each operation and its output, so that generated types have readable names.
import type { JsonSchema, OpenApiDocument, ResponseObject } from '../../server/contract/document.ts';
import { isReference, listOperations } from '../../server/contract/document.ts';

const named = (operationId: string, ending: string) =>
  `${operationId.slice(0, 1).toUpperCase()}${operationId.slice(1)}${ending}`;

export const answerNameOf = (operationId: string) => named(operationId, 'Answer');
export const outputNameOf = (operationId: string) => named(operationId, 'Output');

type Named = Record<string, JsonSchema>;

/** Adds the schema under the name and returns a reference to it. */
function add(schemas: Named, name: string, schema: JsonSchema): JsonSchema {
  if (name in schemas) throw new Error(`${name} is the name of another schema`);
  schemas[name] = schema;
  return { $ref: `#/components/schemas/${name}` };
}

/** Names an output that is an object written in place; one that is a schema of its own has a name. */
function withNamedOutput(envelope: JsonSchema, operationId: string, description: string, schemas: Named): JsonSchema {
  const properties = envelope['properties'] as Named | undefined;
  const output = properties?.['output'];
  if (output?.['type'] !== 'object') return envelope;
  const reference = add(schemas, outputNameOf(operationId), { description, ...output });
  return { ...envelope, properties: { ...properties, output: reference } };
}

function nameAnswer(response: ResponseObject, operationId: string, schemas: Named): ResponseObject {
  const json = response.content?.['application/json'];
  if (!json?.schema || isReference(json.schema)) return response;
  const { description = '' } = response;
  const envelope = withNamedOutput(json.schema, operationId, description, schemas);
  const schema = add(schemas, answerNameOf(operationId), { description, ...envelope });
  return { ...response, content: { ...response.content, 'application/json': { ...json, schema } } };
}

/** Moves the envelope of every success, and its output, to components: for example LogInAnswer for logIn. */
export function nameAnswers(document: OpenApiDocument): OpenApiDocument {
  const schemas: Named = { ...document.components.schemas };
  const paths: Record<string, OpenApiDocument['paths'][string]> = { ...document.paths };
  for (const { path, method, operation } of listOperations(document)) {
    const success = operation.responses['200'];
    if (!success || isReference(success)) continue;
    const responses = { ...operation.responses, '200': nameAnswer(success, operation.operationId, schemas) };
    paths[path] = { ...paths[path], [method]: { ...operation, responses } };
  }
  return { ...document, paths, components: { ...document.components, schemas } };
}
