// What an administrator reads of a change that leaves a step without people.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ImpactNotes } from '../../src/components/admin-resource/impact-list.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['administration', 'errors'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

test.each(['85', '86', '87'] as const)('the text of %s does not send an administrator to an administrator', (code) => {
  const text = renderToStaticMarkup(createElement(ImpactNotes, { notes: [{ code, about: ['Pembayaran besar'] }] }));
  expect(text).toContain('Pembayaran besar');
  expect(text).toContain('rows of Workflow Maps');
  expect(text).not.toContain('administrator');
});
