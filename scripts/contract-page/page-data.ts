// The data of the contract's page: the document and the catalogue, without examples and texts that follow from the catalogue.
import type { Catalogue, CatalogueEntry, CodeTexts } from '../contract/error-codes.ts';
import { listOperations, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';

export interface CodeFacts extends CatalogueEntry {
  readonly en: CodeTexts[string];
  readonly id: CodeTexts[string];
}

export interface PageData {
  readonly document: OpenApiDocument & { readonly info: { readonly description?: string } };
  readonly codes: Readonly<Record<string, CodeFacts>>;
}

const unknownText = { title: '', description: '' };

/** The catalogue without the texts, which the page has with its codes. */
const withoutTexts = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'x-texts' ? undefined : value)));

function withoutFailures(document: OpenApiDocument): OpenApiDocument {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of listOperations(document)) {
    const kept = Object.entries(operation.responses).filter(([status]) => status < '400');
    paths[path] = { ...paths[path], [method]: { ...operation, responses: Object.fromEntries(kept) } };
  }
  const { examples: _, schemas, ...components } = document.components;
  const { ErrorCatalogue = {} } = schemas;
  const shown = { ...schemas, ErrorCatalogue: withoutTexts(ErrorCatalogue) };
  return { ...document, paths, components: { ...components, schemas: shown } };
}

export function pageDataOf(document: OpenApiDocument, catalogue: Catalogue, texts: Record<'en' | 'id', CodeTexts>) {
  const codes = Object.entries(catalogue).map(([code, entry]) => [
    code,
    { ...entry, en: texts.en[code] ?? unknownText, id: texts.id[code] ?? unknownText },
  ]);
  return { document: withoutFailures(document), codes: Object.fromEntries(codes) } satisfies PageData;
}
