import type { Language } from '../../generated/types.ts';
import { html, type Html } from './html.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';

export interface Page {
  readonly language: Language;
  readonly heading: string;
  readonly content: Html;
}

const places = [
  ['/sandbox', 'people'],
  ['/sandbox/device', 'device'],
  ['/sandbox/mailbox', 'mailbox'],
  ['/sandbox/host', 'host'],
  ['/sandbox/codes', 'codes'],
  ['/sandbox/branches', 'branches'],
  ['/sandbox/jobs', 'jobs'],
  ['/sandbox/ui', 'components'],
  ['/login', 'portal'],
] as const;

function links(texts: PageTexts, heading: string): Html[] {
  return places.map(([path, name]) => {
    const current = texts[name] === heading ? html` aria-current="page"` : html``;
    return html`<a href="${path}" ${current}>${texts[name]}</a>`;
  });
}

export function layout({ language, heading, content }: Page): string {
  const texts = pageTexts[language];
  const page = html`<!doctype html>
    <html lang="${language.toLowerCase()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading}</title>
        <link rel="stylesheet" href="/sandbox/files/sandbox.css" />
      </head>
      <body>
        <nav aria-label="${texts.title}">${links(texts, heading)}</nav>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return page.markup;
}
