import type { JsonSchema, Operation } from '../../../server/contract/document.ts';
import { code, element, fold, link, type Child } from './elements.ts';
import { operationExtensions, schemaExtensions } from './extensions.ts';

const words = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? `[${words(one)}]` : words(one))).join(', ');
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${words(one)}`)
    .join('; ');
};

const textTable = (texts: object) =>
  element(
    'table',
    {},
    Object.entries(texts).map(([value, text]) =>
      element('tr', {}, element('td', {}, code(value)), element('td', {}, words(text))),
    ),
  );

const valueOf = (name: string, value: unknown): Child =>
  name === 'x-texts' && typeof value === 'object' && value !== null
    ? fold(['texts'], () => textTable(value))
    : code(words(value));

const lines = (explained: Readonly<Record<string, string>>, of: Readonly<Record<string, unknown>>) =>
  Object.entries(explained)
    .filter(([name]) => of[name] !== undefined)
    .map(([name, sentence]) => element('li', {}, link('#/', name), ' ', valueOf(name, of[name]), ' ', sentence));

const listOf = (items: readonly HTMLElement[]): Child =>
  items.length > 0 ? element('ul', { class: 'rules' }, items) : undefined;

/** The extensions of a schema with what they mean. */
export const extensionsOf = (schema: JsonSchema): Child => listOf(lines(schemaExtensions, schema));

/** The rules of an operation that are not in its own sentences: its extensions, those of all, those of its domain. */
export function rulesOf(operation: Operation): Child {
  const [domain] = operation.tags;
  return [
    element(
      'p',
      { class: 'more' },
      'What holds for every operation, such as the order of checks and the meaning of the codes: ',
      link('#/', 'the introduction'),
      '. What holds in this domain, such as who may see what: ',
      link(`#/domain/${domain}`, domain),
      '.',
    ),
    listOf(lines(operationExtensions, { ...operation })),
  ];
}
