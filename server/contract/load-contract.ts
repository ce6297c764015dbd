import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from './document.ts';

const read = async (name: string): Promise<OpenApiDocument> =>
  JSON.parse(await readFile(new URL(`../../generated/${name}`, import.meta.url), 'utf8'));

/** Loads the whole contract, with examples and descriptions. */
export const loadContract = (): Promise<OpenApiDocument> => read('openapi.json');

let serverContract: Promise<OpenApiDocument> | undefined;

/** Loads what a running server needs, a quarter of the contract, once for the process. */
export function loadServerContract(): Promise<OpenApiDocument> {
  serverContract ??= read('server-contract.json');
  return serverContract;
}
