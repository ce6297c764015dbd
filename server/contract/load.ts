import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from './document.ts';

const read = async (name: string): Promise<OpenApiDocument> =>
  JSON.parse(await readFile(new URL(`../../generated/${name}`, import.meta.url), 'utf8'));

/** All of it, examples and explanations included. */
export const loadContract = (): Promise<OpenApiDocument> => read('openapi.json');

let serverContract: Promise<OpenApiDocument> | undefined;

/** A quarter of it: what a server that runs needs to keep, once for the whole process. */
export function loadServerContract(): Promise<OpenApiDocument> {
  serverContract ??= read('server-contract.json');
  return serverContract;
}
