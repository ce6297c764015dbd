// Builds the contract's page: one HTML file with its data, script and style inside.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { digestOf } from './digest.ts';
import type { PageData } from './page-data.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function buildScript(): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: here('reader/main.ts') } },
  });
  const [script] = (built as Rolldown.RolldownOutput).output;
  return script.code;
}

/** CSP: only the page's own script and style, allowed by their hashes; no requests. */
const policyOf = (script: string, style: string) =>
  `default-src 'none'; script-src ${digestOf(script)}; style-src ${digestOf(style)}; base-uri 'none'; form-action 'none'`;

// Escapes "<", so that the data cannot contain the end tag of its script element.
const asData = (data: PageData) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** For a reader without scripts: the same contract as files. */
function withoutScript({ document }: PageData): string {
  const files = ['openapi', ...document.tags.map(({ name }) => name)];
  const links = files.map((name) => `<li><a href="contract/${name}.json">${name}.json</a></li>`);
  return `<noscript><h1>${document.info.title}</h1><p>This page needs scripts. The contract is in these files as well,
as OpenAPI: the whole, and each domain by itself with the introduction.</p><ul>${links.join('')}</ul></noscript>`;
}

export async function buildPage(data: PageData): Promise<string> {
  const [script, style] = await Promise.all([buildScript(), readFile(here('page.css'), 'utf8')]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="${policyOf(script, style)}">
<title>${data.document.info.title}</title><style>${style}</style></head><body>
${withoutScript(data)}
<script type="application/json" id="contract">${asData(data)}</script>
<script type="module">${script}</script></body></html>
`;
}
