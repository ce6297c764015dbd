import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { OpenApiDocument } from '../../server/contract/document.ts';

async function generateInto(folder: string, document: OpenApiDocument): Promise<string> {
  await createClient({
    input: structuredClone(document) as never,
    logs: { level: 'silent', file: false },
    output: { path: folder, entryFile: false, clean: true },
    parser: { transforms: { readWrite: false } },
    plugins: [
      {
        name: 'zod',
        compatibilityVersion: 'mini',
        comments: false,
        dates: { offset: true },
        webhooks: false,
      },
    ],
  });
  return withWholeCurrencies(document, withLongName(await readFile(join(folder, 'zod.gen.ts'), 'utf8')));
}

// vite.config.ts marks calls on this name as pure, so unused schemas are dropped; the name z could be something else.
const withLongName = (code: string) =>
  code
    .replace("import * as z from 'zod/mini'", "import * as zodMini from 'zod/mini'")
    .replaceAll(/(?<![\w.])z\./g, 'zodMini.');

/** The generator ignores x-whole-currencies, so this adds its check to the schema of the amount. */
function withWholeCurrencies(document: OpenApiDocument, code: string): string {
  const amounts = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Array.isArray(schema['x-whole-currencies']) ? [[name, schema['x-whole-currencies']] as const] : [],
  );
  return amounts.reduce((whole, [name, currencies]) => {
    const isWhole = `({ value, currency }) => !${JSON.stringify(currencies)}.includes(currency) || value.endsWith('.00')`;
    // The code and its parameters, as src/lib/coded-message.ts reads them.
    const error = String.raw`({ input }) => 'FIELD_NO_DECIMALS\n' + JSON.stringify({ currency: Object(input).currency })`;
    const check = `.check(zodMini.refine(${isWhole}, { path: ['value'], error: ${error} }))`;
    return whole.replace(new RegExp(`(?<=export const z${name} = zodMini\\.object\\(\\{[^}]*\\}\\))`), check);
  }, code);
}

export async function zodOf(document: OpenApiDocument): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-zod-'));
  try {
    return await generateInto(folder, document);
  } finally {
    await rm(folder, { recursive: true });
  }
}
