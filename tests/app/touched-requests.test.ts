// What an administrator reads of the open requests that a change touches.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { TouchedRequest } from '../../generated/types.ts';
import { TouchedRequests } from '../../src/components/admin-resource/touched-requests.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['administration', 'kinds'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

const request: TouchedRequest = {
  refNo: 'LCY2611230000147',
  menuAccess: 'LCY',
  serviceType: 'SVC_LCY_BIFAST',
  amount: { value: '60000000.00', currency: 'IDR' },
  maker: { userId: 'MAKER01@NUSANTARA', name: 'Siti Rahmawati' },
  submittedAt: '2026-11-23T09:12:00+07:00',
};

const shown = (requests: readonly TouchedRequest[], total: number) =>
  renderToStaticMarkup(createElement(MemoryRouter, { children: createElement(TouchedRequests, { requests, total }) }));

test('each is named with its type, amount and maker, and leads to its audit trail from its first day', () => {
  const text = shown([request], 1);
  expect(text).toContain('search=LCY2611230000147&amp;dates=2026-11-23%7E');
  expect(text).toContain('BI-FAST · ');
  expect(text).toContain('60,000,000');
  expect(text).toContain('Siti Rahmawati');
  expect(text).not.toContain('more');
});

test('a page of them says how many more there are', () => {
  expect(shown([request], 8)).toContain('and 7 more open requests');
  expect(shown([], 0)).toBe('');
});
