// One complete, valid document per domain, for tools that cannot handle the whole contract.
import { extractOperations } from '../contract/extract.ts';
import { listOperations, type OpenApiDocument } from '../../server/contract/document.ts';

export function domainBundles(document: OpenApiDocument): ReadonlyMap<string, OpenApiDocument> {
  const byDomain = Map.groupBy(listOperations(document), ({ operation }) => operation.tags[0]);
  return new Map(
    [...byDomain].map(([domain, located]) => {
      const wanted = new Set(located.map(({ operation }) => operation.operationId));
      const own = extractOperations(document, wanted);
      return [domain, { ...own, tags: document.tags.filter(({ name }) => name === domain) }];
    }),
  );
}
