import type { JsonSchema } from '../../../server/contract/document.ts';
import type { CodeFacts } from '../page-data.ts';
import { codes, contract, operations } from './data.ts';
import { code, element, link, type Child } from './elements.ts';
import { schemaView } from './schema-view.ts';

const cells = (tag: 'td' | 'th', ...children: Child[]) => children.map((child) => element(tag, {}, child));

function row(name: string, { kind, status, params = [], en }: CodeFacts): HTMLElement {
  const text = [element('b', {}, en.title), ' ', en.description];
  return element(
    'tr',
    {},
    cells('td', link(`#/code/${name}`, name), String(status ?? ''), kind, text, params.map(code)),
  );
}

/** A table of the codes: status, kind, text and parameters. */
export function codeTable(names: readonly string[], kind = 'codes'): HTMLElement {
  const head = element('tr', {}, cells('th', 'Code', 'Status', 'Shown', 'Says', 'Parameters'));
  return element(
    'table',
    { class: kind },
    head,
    names.flatMap((name) => (codes[name] ? [row(name, codes[name])] : [])),
  );
}

export const codesView = (): Child => [element('h1', {}, 'Codes'), codeTable(Object.keys(codes))];

const parametersOf = (params: readonly string[]): Child => {
  const known = (contract.components.schemas['FailureValues']?.['properties'] ?? {}) as Record<string, JsonSchema>;
  const own = Object.fromEntries(params.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  return params.length > 0
    ? [element('h3', {}, 'Parameters'), schemaView({ type: 'object', properties: own })]
    : undefined;
};

export function codeView(name: string): Child {
  const facts = codes[name];
  if (!facts) return element('h1', {}, 'There is no such code');
  const users = operations.filter(({ operation }) =>
    [...operation['x-error-codes'], ...(operation['x-item-codes'] ?? [])].includes(name),
  );
  return [
    element('p', { class: 'crumb' }, link('#/codes', 'codes')),
    element('h1', {}, `${name} · ${facts.en.title}`),
    element('p', {}, `HTTP status ${facts.status ?? 'none: it answers no failed request'}, shown as ${facts.kind}.`),
    element('p', { lang: 'en' }, facts.en.description),
    element('p', { lang: 'id' }, element('b', {}, facts.id.title), ' ', facts.id.description),
    parametersOf(facts.params ?? []),
    element('h3', {}, `Answered by ${users.length} operations`),
    element(
      'ul',
      {},
      users.map(({ operation: { operationId } }) => element('li', {}, link(`#/operation/${operationId}`, operationId))),
    ),
  ];
}
