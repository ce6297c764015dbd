import { bundle } from '@redocly/openapi-core';
import type { OpenApiDocument } from './document.ts';
import { readCatalogue, readCodeTexts } from './error-codes.ts';
import { declareFailures } from './failures.ts';
import { contractFile, loadRules } from './source.ts';

/** One document from the many files, with every failure spelt out. */
export async function bundleContract(): Promise<OpenApiDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: contractFile, config: await loadRules() });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return declareFailures(bundled.parsed as OpenApiDocument, readCatalogue(), readCodeTexts('en'));
}
