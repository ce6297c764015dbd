import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from './document.ts';

export async function loadContract(): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));
}
