import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../../server/contract/document.ts';

export async function typesOf(document: OpenApiDocument): Promise<string> {
  const syntax = await openapiTS(structuredClone(document) as Parameters<typeof openapiTS>[0], {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return astToString(syntax);
}
