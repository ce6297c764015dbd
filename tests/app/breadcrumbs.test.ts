// The breadcrumbs above a title lead to what contains the page; the page itself is the title.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { crumbsTo } from '../../src/components/shell/crumbs.tsx';
import { PersonProvider, type SignedInPerson } from '../../src/components/shell/person.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';
import { paths } from '../../src/paths.ts';
import { PageHeader } from '../../src/ui/page-header.tsx';

const markupOf = (...breadcrumbs: string[]) =>
  renderToStaticMarkup(createElement(PageHeader, { title: 'Detail', breadcrumbs, breadcrumbsLabel: 'Path' }));

const arrows = (markup: string) => markup.split('<svg').length - 1;

test('an arrow stands between two breadcrumbs, and none after the last one', () => {
  expect(arrows(markupOf('Successful'))).toBe(0);
  expect(arrows(markupOf('Bulk payment', 'pembayaran.csv'))).toBe(1);
  const [, last = ''] = markupOf('Bulk payment', 'pembayaran.csv').split('</svg>');
  expect(last).toMatch(/^pembayaran.csv<\/li>/);
});

beforeAll(async () => {
  await i18n.changeLanguage('en');
  addTexts('en', 'screens', JSON.parse(readFileSync('locales/en/screens.json', 'utf8')));
});

/** The addresses of the breadcrumbs that a user with this role sees. */
function addressesOf(role: string, href: string): string[] {
  const person = { roles: [role], services: [], flags: [], hiddenMenus: [], access: { menuSet: 'CU' } };
  const header = createElement(PageHeader, { title: 'Detail', ...crumbsTo({ href, label: 'List' }) });
  const page = createElement(PersonProvider, { value: person as unknown as SignedInPerson }, header);
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, page));
  return [...markup.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
}

test('a breadcrumb leads to the list, and to the first screen if the user may not open the list', () => {
  expect(addressesOf('MK', paths.statusAll)).toEqual([paths.statusAll]);
  expect(addressesOf('RL', paths.statusAll)).toEqual([paths.home]);
  expect(addressesOf('RL', paths.recurring)).toEqual([paths.home]);
  const history = '/request/action-history?page=2';
  expect(addressesOf('RL', history)).toEqual([history]);
});
