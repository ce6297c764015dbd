import { bundle } from '@redocly/openapi-core';
import type { OpenApiDocument } from '../../server/contract/document.ts';
import { readCatalogue, readCodeTexts } from './error-codes.ts';
import { declareFailures } from './failures.ts';
import { nameAnswers } from './name-answers.ts';
import { contractFile, loadRules } from './source.ts';

/** The contract as one document. Responses stay shared, as the generators of types need it. */
export async function bundleFiles(index = contractFile): Promise<OpenApiDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: index, config: await loadRules() });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return nameAnswers(bundled.parsed as OpenApiDocument);
}

/** The same document with every failure of every operation as an example, for servers, mocks and readers. */
export async function bundleContract(index = contractFile): Promise<OpenApiDocument> {
  return declareFailures(await bundleFiles(index), readCatalogue(), readCodeTexts('en'));
}
