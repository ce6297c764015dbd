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

const timing = { frequencyType: 'DAILY', startDate: '2026-12-17', endDate: '2026-12-31' };
const saidBy = (status: StatusLabel, links: Partial<RecurringDetail>) => {
  const detail = {
    series: { status, timing },
    replacesRefNo: null,
    replacedByRefNo: null,
    ...links,
  } as RecurringDetail;
  const banner = createElement(OtherSeries, { detail });
  return renderToStaticMarkup(createElement(MemoryRouter, null, banner)).replaceAll(/<[^>]+>/g, ' ');
};
const other = 'REC2611270002';
const asking = { replacedByRefNo: other, replacedFrom: '2026-12-10' } as const;

test('a change says from which day it pays, and whether it still waits for approval', async () => {
  await i18n.changeLanguage('en');
  expect(saidBy('In Progress', asking)).toContain('A change from 10 Dec 2026 on waits for approval');
  expect(saidBy('In Progress', { ...asking, isReplaced: true })).toContain('From 10 Dec 2026 on replaced by');
  expect(saidBy('Pending Approve', { replacesRefNo: other })).toContain(
    'Once approved, from 17 Dec 2026 on in place of',
  );
  expect(saidBy('In Progress', { replacesRefNo: other })).toContain('From 17 Dec 2026 on in place of');
  await i18n.changeLanguage('id');
  expect(saidBy('In Progress', asking)).toContain('Perubahan mulai 10 Des 2026 menunggu persetujuan');
});
