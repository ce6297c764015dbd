import type { LocatedOperation } from '../../../server/contract/document.ts';
import { byDomain, contract, operations } from './data.ts';
import { badge, code, element, link, type Child } from './elements.ts';
import { markdown } from './markdown.ts';
import { permissionBadges } from './operation-view.ts';
import { schemaView } from './schema-view.ts';

// Relative, so that the links work under /contract and from a file in a folder.
const bundle = (name: string) => element('a', { href: `contract/${name}.json`, download: '' }, `${name}.json`);
const descriptionOf = (domain: string) =>
  (contract.tags as readonly { name: string; description?: string }[]).find(({ name }) => name === domain)
    ?.description ?? '';
const firstParagraphOf = (domain: string) => descriptionOf(domain).split('\n\n')[0];

function domainRow([domain, located]: readonly [string, readonly LocatedOperation[]]): HTMLElement {
  const cells = [link(`#/domain/${domain}`, domain), String(located.length), firstParagraphOf(domain), bundle(domain)];
  return element(
    'tr',
    {},
    cells.map((cell) => element('td', {}, cell)),
  );
}

export function overview(): Child {
  return [
    element('h1', {}, contract.info.title),
    markdown(contract.info.description ?? ''),
    element('h3', {}, `${operations.length} operations`),
    element('p', {}, 'All of them in one file: ', bundle('openapi'), '. Each domain by itself, complete and valid: '),
    element('table', {}, [...byDomain].map(domainRow)),
    element('p', {}, link('#/codes', 'Every code a failure can carry')),
  ];
}

function operationRow({ method, path, operation }: LocatedOperation): HTMLElement {
  const effect = operation['x-effect'];
  const name = [link(`#/operation/${operation.operationId}`, operation.summary), element('br', {}), code(path)];
  const who = [badge(effect, effect), permissionBadges(operation['x-permission'])];
  return element(
    'tr',
    {},
    [[badge('method', method.toUpperCase())], name, who].map((cell) => element('td', {}, cell)),
  );
}

export function domainView(domain: string): Child {
  const located = byDomain.get(domain) ?? [];
  return [
    element('h1', {}, domain),
    element('p', {}, 'By itself, with the introduction: ', bundle(domain)),
    markdown(descriptionOf(domain)),
    element('table', {}, located.map(operationRow)),
  ];
}

export function namedSchema(name: string): Child {
  const schema = contract.components.schemas[name];
  if (!schema) return element('h1', {}, 'There is no such schema');
  return [element('h1', {}, name), markdown((schema['description'] ?? '') as string), schemaView(schema)];
}
