import type { Language } from '../../generated/types.ts';
import { html, type Html } from './html.ts';
import { pageTexts } from './page-texts.ts';

export interface Page {
  readonly language: Language;
  readonly heading: string;
  readonly content: Html;
}

export function layout({ language, heading, content }: Page): string {
  const texts = pageTexts[language];
  const page = html`<!doctype html>
    <html lang="${language.toLowerCase()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading}</title>
        <link rel="stylesheet" href="/sandbox/files/sandbox.css" />
      </head>
      <body>
        <nav>
          <a href="/sandbox">${texts.people}</a>
          <a href="/sandbox/device">${texts.device}</a>
          <a href="/sandbox/mailbox">${texts.mailbox}</a>
        </nav>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return page.markup;
}
