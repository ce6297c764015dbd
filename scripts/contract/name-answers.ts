// Names the response of each operation, so that generated types have readable names.
import type { JsonSchema, OpenApiDocument, ResponseObject } from '../../server/contract/document.ts';
import { isReference, listOperations } from '../../server/contract/document.ts';

export const answerNameOf = (operationId: string) =>
  `${operationId.slice(0, 1).toUpperCase()}${operationId.slice(1)}Answer`;

function nameAnswer(response: ResponseObject, name: string, schemas: Record<string, JsonSchema>): ResponseObject {
  const json = response.content?.['application/json'];
  if (!json?.schema || isReference(json.schema)) return response;
  if (name in schemas) throw new Error(`${name} is the name of another schema`);
  schemas[name] = { description: response.description, ...json.schema };
  const named = { ...json, schema: { $ref: `#/components/schemas/${name}` } };
  return { ...response, content: { ...response.content, 'application/json': named } };
}

/** Moves the envelope of every success to components, for example LogInAnswer for logIn. */
export function nameAnswers(document: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { ...document.components.schemas };
  const paths: Record<string, OpenApiDocument['paths'][string]> = { ...document.paths };
  for (const { path, method, operation } of listOperations(document)) {
    const success = operation.responses['200'];
    if (!success || isReference(success)) continue;
    const responses = {
      ...operation.responses,
      '200': nameAnswer(success, answerNameOf(operation.operationId), schemas),
    };
    paths[path] = { ...paths[path], [method]: { ...operation, responses } };
  }
  return { ...document, paths, components: { ...document.components, schemas } };
}
