import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from './document.ts';

const read = async (name: string): Promise<OpenApiDocument> =>
  JSON.parse(await readFile(new URL(`../../generated/${name}`, import.meta.url), 'utf8'));

const loaded = new Map<string, Promise<OpenApiDocument>>();

/** Loads a document once for the process, so that its schemas are compiled once (`validatorOf`). */
function load(name: string): Promise<OpenApiDocument> {
  const document = loaded.get(name) ?? read(name);
  loaded.set(name, document);
  return document;
}

/** The whole contract, with examples and descriptions. */
export const loadContract = (): Promise<OpenApiDocument> => load('openapi.json');

/** What a running server needs: a quarter of the contract. */
export const loadServerContract = (): Promise<OpenApiDocument> => load('server-contract.json');
