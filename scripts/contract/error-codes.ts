import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type ErrorKind = 'inline' | 'popup' | 'confirmation' | 'page';

export interface CatalogueEntry {
  readonly kind: ErrorKind;
  readonly status?: number;
  readonly tone?: 'failed' | 'info' | 'warning';
  readonly theme: string;
  readonly params?: readonly string[];
}

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
export type CodeTexts = Readonly<Record<string, { readonly title: string; readonly description: string }>>;

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

export const readCatalogue = (): Catalogue => parse(read('openapi/errors.yaml'));
export const readCodeTexts = (language: 'en' | 'id'): CodeTexts => JSON.parse(read(`locales/${language}/errors.json`));

/** An enum of all codes, so that lint and generators know them. */
export function errorCodeSchema(catalogue: Catalogue): string {
  const lines = Object.keys(catalogue).map((code) => `  - '${code}'`);
  return [
    '# Made from errors.yaml by npm run generate.',
    'description: Every code of the catalogue; docs and texts are keyed by it.',
    'type: string',
    'enum:',
    ...lines,
    '',
  ].join('\n');
}

const constant = (name: string, type: string, value: unknown) => `${name}: { type: ${type}, const: ${String(value)} }`;

type Texts = Readonly<Record<'en' | 'id', CodeTexts>>;

/** JSON is YAML too, and needs no rules for quotes. */
const textsLine = (code: string, { en, id }: Texts) => `x-texts: ${JSON.stringify({ en: en[code], id: id[code] })}`;

function entryLines(
  [code, { kind, status, tone, theme, params = [] }]: [string, CatalogueEntry],
  texts: Texts,
): string[] {
  const names = `{ type: string, enum: [${params.join(', ')}] }`;
  const values = `values: { type: array, maxItems: ${params.length}, uniqueItems: true, items: ${names} }`;
  const facts = [
    constant('kind', 'string', kind),
    constant('theme', 'string', theme),
    ...(status === undefined ? [] : [constant('status', 'integer', status)]),
    ...(tone === undefined ? [] : [constant('tone', 'string', tone)]),
    ...(params.length > 0 ? [values] : []),
  ];
  const required = [
    'kind',
    'theme',
    ...(status ? ['status'] : []),
    ...(tone ? ['tone'] : []),
    ...(params.length > 0 ? ['values'] : []),
  ];
  const own = [
    textsLine(code, texts),
    'type: object',
    'additionalProperties: false',
    `required: [${required.join(', ')}]`,
    'properties:',
  ];
  return [`  '${code}':`, ...[...own, ...facts.map((fact) => `  ${fact}`)].map((line) => `    ${line}`)];
}

/** Each code with its facts as constants, so that the generated types contain the whole catalogue. */
export function errorCatalogueSchema(catalogue: Catalogue, texts: Texts): string {
  return [
    '# Made from errors.yaml by npm run generate.',
    'description: >-',
    '  What is fixed of each code: how it is shown, its HTTP status, which parameters and values it carries, and its texts',
    '  in English and Indonesian (x-texts), with {{name}} for a parameter. A code without a status never answers a failed',
    '  request. A code with the status 400 comes in errors alone.',
    'type: object',
    'additionalProperties: false',
    'properties:',
    ...Object.entries(catalogue).flatMap((entry) => entryLines(entry, texts)),
    '',
  ].join('\n');
}
