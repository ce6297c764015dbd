import { bundle } from '@redocly/openapi-core';
import type { OpenApiDocument } from '../../server/contract/document.ts';
import { readCatalogue, readCodeTexts } from './error-codes.ts';
import { declareFailures } from './failures.ts';
import { nameAnswers } from './name-answers.ts';
import { contractFile, loadRules } from './source.ts';

/** One document from the many files, its shared responses still shared: the generators of types want it so. */
export async function bundleFiles(index = contractFile): Promise<OpenApiDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: index, config: await loadRules() });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return nameAnswers(bundled.parsed as OpenApiDocument);
}

/** The same with every failure of every operation spelt out: what servers, mocks and readers get. */
export async function bundleContract(index = contractFile): Promise<OpenApiDocument> {
  return declareFailures(await bundleFiles(index), readCatalogue(), readCodeTexts('en'));
}
