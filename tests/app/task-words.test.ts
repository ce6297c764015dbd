// How a task is called in the lists and on its page.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { AdminAction, AdminRecordKind } from '../../generated/types.ts';
import { useTaskWords } from '../../src/components/admin-resource/use-task-words.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['administration', 'tasks'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

interface Named {
  readonly action: AdminAction;
  readonly recordKind: AdminRecordKind;
  readonly recordName: string;
}

const Title = ({ task }: { readonly task: Named }) => useTaskWords().titleOf(task);
const titleOf = (recordKind: AdminRecordKind, recordName: string) =>
  renderToStaticMarkup(createElement(Title, { task: { action: 'edit', recordKind, recordName } }));

test('a task of a setting of the company is called after the setting, and any other after its record', () => {
  const company = 'PT Nusantara Sejahtera Abadi';
  expect(titleOf('daily-limit', company)).toBe('Edit: Daily limit');
  expect(titleOf('company-setup', company)).toBe('Edit: Company set-up');
  expect(titleOf('service-level', 'financial-request')).toBe('Edit: Service Level Agreement of financial requests');
  expect(titleOf('service-level', 'service-request')).toBe('Edit: Service Level Agreement of service requests');
  expect(titleOf('user-group', 'Treasury')).toBe('Edit: Treasury');
});
