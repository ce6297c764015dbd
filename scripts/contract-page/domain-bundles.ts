// One complete, valid document per domain, for tools that cannot handle the whole contract.
import { extractOperations } from '../contract/extract.ts';
import { listOperations, type OpenApiDocument } from '../../server/contract/document.ts';

const introduction = ({ info }: OpenApiDocument, domain: string) =>
  `${info.description}\n\nThis document has the operations of \`${domain}\` and what they use. The rest, such as \`ErrorCatalogue\`, is in the whole contract, \`/contract/openapi.json\`.`;

export function domainBundles(document: OpenApiDocument): ReadonlyMap<string, OpenApiDocument> {
  const byDomain = Map.groupBy(listOperations(document), ({ operation }) => operation.tags[0]);
  return new Map(
    [...byDomain].map(([domain, located]) => {
      const wanted = new Set(located.map(({ operation }) => operation.operationId));
      const own = extractOperations(document, wanted);
      const info = { ...document.info, description: introduction(document, domain) };
      return [domain, { ...own, info, tags: document.tags.filter(({ name }) => name === domain) }];
    }),
  );
}
