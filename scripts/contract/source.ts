import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@redocly/openapi-core';
import { parse, stringify } from 'yaml';

const openapi = (path: string) => fileURLToPath(new URL(`../../openapi/${path}`, import.meta.url));

export const contractFile = openapi('openapi.yaml');
export const contractFolder = openapi('');

export function loadRules() {
  return loadConfig({ configPath: openapi('redocly.yaml') });
}

/** The contract's index with the paths of one domain only, so that lint can check a domain alone. */
export function indexOfDomain(domain: string): string {
  const index = parse(readFileSync(contractFile, 'utf8'));
  const own = Object.entries<{ $ref: string }>(index.paths).filter(([, { $ref }]) =>
    $ref.startsWith(`paths/${domain}/`),
  );
  return stringify({ ...index, paths: Object.fromEntries(own) });
}
