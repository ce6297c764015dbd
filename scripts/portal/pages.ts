// The built pages: in both languages, with the first content and its styles inside the HTML.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from './sources.ts';

export const portalFolder = `${root}dist/portal`;
export const prerenderFolder = `${root}dist/prerender`;

const names = ['login', 'app'] as const;
type Name = (typeof names)[number];

const locales = ['en', 'id'] as const;
type Locale = (typeof locales)[number];

type Output = Rolldown.RolldownOutput['output'];
type Render = Record<Name, (locale: Locale) => Promise<string>>;

const prerendered = (name: Name, locale: Locale) => join(prerenderFolder, `${name}.${locale}.html`);

const eachPage = names.flatMap((name) => locales.map((locale) => [name, locale] as const));

/** Call it before the portal is built, because the build collects the styles that this HTML uses. */
export async function prerender(): Promise<void> {
  await mkdir(prerenderFolder, { recursive: true });
  const { render } = (await import(join(prerenderFolder, 'prerender.js'))) as { readonly render: Render };
  // One after the other, because only one language can be active at a time.
  for (const [name, locale] of eachPage) await writeFile(prerendered(name, locale), await render[name](locale));
}

const assetsOf = (output: Output) => output.filter((file) => file.type === 'asset');

/** A preload of the login's texts in one language. */
function textsHint(output: Output, locale: Locale): string {
  const source = `locales/${locale}/session.json`;
  const texts = assetsOf(output).find(({ originalFileNames }) => originalFileNames.some((one) => one.endsWith(source)));
  return texts ? `<link rel="preload" as="fetch" crossorigin href="/${texts.fileName}" />` : '';
}

/** Removes a file from the build output; its content is inlined into the pages. */
async function takeOut(fileName: string): Promise<string> {
  const path = join(portalFolder, fileName);
  const content = await readFile(path, 'utf8');
  await rm(path);
  return content.trim();
}

interface Inline {
  readonly styles: string;
  readonly script: string;
}

async function takeInline(output: Output): Promise<Inline> {
  const styles = assetsOf(output).find(({ names: [name] }) => name === 'first-paint.css');
  if (!styles) throw new Error('The build made no styles for the first paint');
  return { styles: await takeOut(styles.fileName), script: await takeOut('boot.js') };
}

const styleSheet = /<link rel="stylesheet"[^>]*>/;

const descriptions: Readonly<Record<Locale, string>> = {
  en: 'Corporate banking: accounts, transfers, bills, tax and approvals for companies.',
  id: 'Perbankan korporasi: rekening, transfer, tagihan, pajak, dan persetujuan bagi perusahaan.',
};

/** Moves all other styles behind the content, so that they do not block the first paint. */
function paintFirst(page: string, { styles, script }: Inline): string {
  const [link = ''] = styleSheet.exec(page) ?? [];
  return page
    .replace(link, () => `<style>${styles}</style>`)
    .replace('<script src="/boot.js"></script>', () => `<script>${script}</script>`)
    .replace('</body>', `${link}</body>`);
}

/** The form works without a script, so scripts get a low fetch priority. */
const formFirst = (page: string) =>
  page.replaceAll(/<(?:script type="module"|link rel="(?:modulepreload|preload)")/g, '$& fetchpriority="low"');

export async function writePages(output: Output): Promise<void> {
  const inline = await takeInline(output);
  for (const [name, locale] of eachPage) {
    const page = await readFile(join(portalFolder, `${name}.html`), 'utf8');
    const first = await readFile(prerendered(name, locale), 'utf8');
    const inLanguage = page
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start: string) => start + descriptions[locale]);
    const hint = name === 'login' ? textsHint(output, locale) : '';
    const made = paintFirst(inLanguage.replace('</head>', `${hint}</head>`), inline);
    const shipped = (name === 'login' ? formFirst(made) : made).replace('<!--first-->', () => first);
    await writeFile(join(portalFolder, `${name}.${locale}.html`), shipped);
  }
  for (const name of names) await rm(join(portalFolder, `${name}.html`));
}
