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

/** The schema of a code, so that the contract's lint and every generator know the catalogue. */
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
