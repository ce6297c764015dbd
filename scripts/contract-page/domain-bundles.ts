// One complete, valid document per domain, for tools that cannot handle the whole contract.
import { extractOperations } from '../contract/extract.ts';
import { listOperations, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';

const introduction = ({ info }: OpenApiDocument, domain: string) =>
  `${info.description}\n\nThis document has the operations of \`${domain}\`, what they use, and the codes of \`ErrorCatalogue\` that they name. The rest is in the whole contract, \`/contract/openapi.json\`.`;

/** The part of the catalogue that the document mentions: as a code, or as a word of a description. */
function catalogueOf(catalogue: JsonSchema, { info, tags, paths, components }: OpenApiDocument): JsonSchema {
  const schemas = { ...components.schemas, ErrorCode: {} };
  const words = new Set(JSON.stringify([info, tags, paths, schemas]).match(/[\w-]+/g));
  const known = Object.entries(catalogue['properties'] as Readonly<Record<string, JsonSchema>>);
  return { ...catalogue, properties: Object.fromEntries(known.filter(([code]) => words.has(code))) };
}

/** Adds that part, unless an operation answers the whole catalogue. */
function withCatalogue(document: OpenApiDocument, catalogue: JsonSchema): OpenApiDocument {
  const { schemas } = document.components;
  if ('ErrorCatalogue' in schemas) return document;
  const ErrorCatalogue = catalogueOf(catalogue, document);
  return { ...document, components: { ...document.components, schemas: { ...schemas, ErrorCatalogue } } };
}

export function domainBundles(document: OpenApiDocument): ReadonlyMap<string, OpenApiDocument> {
  const byDomain = Map.groupBy(listOperations(document), ({ operation }) => operation.tags[0]);
  const { ErrorCatalogue: catalogue = {} } = document.components.schemas;
  return new Map(
    [...byDomain].map(([domain, located]) => {
      const wanted = new Set(located.map(({ operation }) => operation.operationId));
      const info = { ...document.info, description: introduction(document, domain) };
      const tags = document.tags.filter(({ name }) => name === domain);
      return [domain, withCatalogue({ ...extractOperations(document, wanted), info, tags }, catalogue)];
    }),
  );
}
