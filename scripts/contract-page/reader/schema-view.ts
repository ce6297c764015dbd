import type { JsonSchema } from '../../../server/contract/document.ts';
import { follow, nameOf } from './data.ts';
import { badge, code, element, fold, link, type Child } from './elements.ts';
import { extensionsOf } from './extension-view.ts';
import { markdown } from './markdown.ts';
import { typeWords, valuesOf } from './schema-words.ts';

const most = 40;
type Properties = Readonly<Record<string, JsonSchema>>;

const listed = (values: readonly string[]) => element('p', { class: 'values' }, values.map(code));

function valueList(schema: JsonSchema): Child {
  const values = valuesOf(schema);
  if (values.length === 0) return undefined;
  return values.length > most ? fold([`${values.length} values`], () => listed(values)) : listed(values);
}

function patternOf({ pattern, 'x-pattern-message': message }: JsonSchema): Child {
  if (typeof pattern !== 'string') return undefined;
  const otherwise = typeof message === 'string' ? [' else ', link(`#/code/${message}`, message)] : [];
  return element('p', {}, 'pattern ', code(pattern), ...otherwise);
}

const innerOf = (schema: JsonSchema): JsonSchema | undefined =>
  (schema['items'] ??
    (typeof schema['additionalProperties'] === 'object' ? schema['additionalProperties'] : undefined)) as
    | JsonSchema
    | undefined;

const isTree = (schema: JsonSchema): boolean => {
  const inner = innerOf(schema);
  return Boolean(schema['properties'] ?? schema['oneOf'] ?? (inner && isTree(follow(inner))));
};

function nameLink(given: JsonSchema): Child {
  const name = nameOf(given);
  return name ? link(`#/schema/${name}`, name) : undefined;
}

function property(name: string, given: JsonSchema, isRequired: boolean): HTMLElement {
  const schema = follow(given);
  const described = (given['description'] ?? schema['description'] ?? '') as string;
  const head = [code(name), isRequired ? badge('required', 'required') : undefined, nameLink(given), typeWords(schema)];
  return element(
    'li',
    {},
    element('div', { class: 'head' }, head),
    markdown(described),
    isTree(schema) ? undefined : [patternOf(schema), extensionsOf(schema)],
    isTree(schema) ? fold(['fields'], () => schemaBody(schema)) : [valueList(schema), itemsOf(schema)],
  );
}

function itemsOf(schema: JsonSchema): Child {
  const inner = innerOf(schema);
  if (!inner) return undefined;
  const followed = follow(inner);
  const head = element('div', { class: 'head' }, 'each: ', nameLink(inner), typeWords(followed));
  const plain = [patternOf(followed), extensionsOf(followed), valueList(followed)];
  return [head, isTree(followed) ? schemaBody(followed) : plain];
}

const branch = (given: JsonSchema): HTMLElement =>
  fold([nameOf(given) ?? typeWords(given)], () => schemaBody(follow(given)));

/** The fields, alternatives or items of a schema. */
export function schemaBody(schema: JsonSchema): Child {
  const {
    properties,
    oneOf,
    required = [],
  } = schema as {
    properties?: Properties;
    oneOf?: JsonSchema[];
    required?: string[];
  };
  const fields = Object.entries(properties ?? {}).map(([name, given]) =>
    property(name, given, required.includes(name)),
  );
  return [
    extensionsOf(schema),
    fields.length > 0 ? element('ul', { class: 'fields' }, fields) : undefined,
    (oneOf ?? []).map(branch),
    patternOf(schema),
    valueList(schema),
    itemsOf(schema),
  ];
}

export function schemaView(given: JsonSchema): HTMLElement {
  const schema = follow(given);
  const head = element('div', { class: 'head' }, nameLink(given), typeWords(schema));
  return element('div', { class: 'schema' }, head, schemaBody(schema));
}
