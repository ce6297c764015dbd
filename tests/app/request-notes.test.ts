// What an approver reads above the facts of a request.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { SecondLook } from '../../generated/types.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';
import { Notes } from '../../src/user/requests/detail/request-notices.tsx';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['requests', 'common'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

const notesOn = (secondLooks: SecondLook[] = []) => {
  const transaction = { destination: '5270338812', destinationBank: 'Bank Central Asia' };
  const notes = [{ flag: 'first-time-payee' as const, code: null, mustConfirm: false }];
  const request = { flags: ['first-time-payee' as const], notes, secondLooks, transaction };
  return renderToStaticMarkup(createElement(Notes, { request }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ');
};
const rupiah = (value: string) => ({ value, currency: 'IDR' as const });

test('a first payment names the account to which nothing was paid', () => {
  expect(notesOn()).toContain('No payment to 5270338812, Bank Central Asia has been completed yet.');
});

test.each([
  [1, 'this payee was paid once, IDR 60,000,000.00'],
  [2, 'this payee was paid 2 times, IDR 15,300,000.00 to IDR 60,000,000.00'],
])('an unusual amount after %s payments names what was paid before', (count, facts) => {
  const usual = { count, smallest: rupiah('15300000.00'), largest: rupiah('60000000.00') };
  expect(notesOn([{ kind: 'unusual-amount', usual }])).toContain(facts);
});
