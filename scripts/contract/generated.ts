import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from '../../server/contract/document.ts';

export const generatedContract = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

export async function readGeneratedContract(): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(generatedContract, 'utf8'));
}
