// What a finding says of the amounts that have no route.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { SetUpFinding } from '../../generated/types.ts';
import { useFindingText } from '../../src/components/set-up-findings/finding-words.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['administration', 'errors', 'kinds', 'screens', 'workflows'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

const uncoveredIn = (currency: 'USD' | 'SGD'): SetUpFinding => ({
  rule: 'uncovered',
  severity: 'stops',
  record: { kind: 'workflow-map', id: 'wm-0001', name: 'Matriks Keuangan' },
  stage: 'approve',
  names: ['SVC_FCY_TT'],
  needed: null,
  available: 2,
  code: '85',
  uncovered: {
    userGroups: [{ id: 'ug-0001', name: 'Keuangan' }],
    account: null,
    currency,
    range: {},
    why: 'nobody',
  },
});

const Shown = ({ finding }: { readonly finding: SetUpFinding }) => useFindingText()(finding);
const textOf = (finding: SetUpFinding) => renderToStaticMarkup(createElement(Shown, { finding }));

test('two findings that differ only in the currency have different words', () => {
  expect(textOf(uncoveredIn('USD'))).toContain('any amount in USD');
  expect(textOf(uncoveredIn('SGD'))).toContain('any amount in SGD');
});

test('a passport that has expired is said with its last day, and that it takes no right', () => {
  const { uncovered: _, ...finding } = uncoveredIn('USD');
  const record = { kind: 'user-profile', id: 'INQUIRY02@NUSANTARA', name: 'Komang Ayu' } as const;
  const about = { record, names: [], code: null, expiresOn: '2026-12-17' };
  const text = textOf({ ...finding, ...about, rule: 'identity-expired', severity: 'urgent' });
  expect(text).toMatch(/17 Dec 2026.*keeps all rights/);
});
