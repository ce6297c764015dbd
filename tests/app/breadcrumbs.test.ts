// The breadcrumbs above a title lead to what contains the page; the page itself is the title.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
