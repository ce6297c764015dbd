// What a series says of the one that it takes over from, or that takes over from it.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { RecurringDetail, StatusLabel } from '../../generated/types.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';
import { OtherSeries } from '../../src/user/recurring/detail/other-series.tsx';

const locales = ['en', 'id'] as const;

beforeAll(() => {
  for (const locale of locales)
    addTexts(locale, 'recurring', JSON.parse(readFileSync(`locales/${locale}/recurring.json`, 'utf8')));
});

const saidBy = (status: StatusLabel, links: Partial<RecurringDetail>) => {
  const detail = { series: { status }, replacesRefNo: null, replacedByRefNo: null, ...links } as RecurringDetail;
  const banner = createElement(OtherSeries, { detail });
  return renderToStaticMarkup(createElement(MemoryRouter, null, banner)).replaceAll(/<[^>]+>/g, ' ');
};
const other = 'REC2611270002';

test('a change has replaced a series only once it is approved, and until then it waits', async () => {
  await i18n.changeLanguage('en');
  expect(saidBy('In Progress', { replacedByRefNo: other })).toContain('A change waits for approval');
  expect(saidBy('Stopped', { replacedByRefNo: other, isReplaced: true })).toContain('Replaced by');
  expect(saidBy('Pending Approve', { replacesRefNo: other })).toContain('Takes over from, once approved');
  expect(saidBy('In Progress', { replacesRefNo: other })).toContain('Took over from');
  await i18n.changeLanguage('id');
  expect(saidBy('In Progress', { replacedByRefNo: other })).toContain('Perubahan menunggu persetujuan');
});
