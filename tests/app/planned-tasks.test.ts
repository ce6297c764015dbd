// What an approver must know before deciding is set off, and no green result of a check stands beside it.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { AdminPlannedItem } from '../../generated/types.ts';
import { PlannedTasks } from '../../src/admin/tasks/planned-tasks.tsx';
import { MapFindings } from '../../src/components/map-check/map-findings.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['administration', 'common', 'errors', 'kinds', 'tasks', 'workflows'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

const creation: AdminPlannedItem = {
  taskId: 'TSK-20261127-000012',
  refNo: 'ADM2611270000012',
  revision: 1,
  recordKind: 'user-profile',
  action: 'create',
  recordName: 'Putri Anggraini',
  changes: [{ field: 'name', before: null, after: 'Putri Anggraini' }],
  ready: true,
  code: null,
  confirmations: [],
  notices: [{ code: 'ADMIN_SAME_PERSON', about: ['SITI07@NUSANTARA'] }],
  statusAfter: 'Successful',
};

/** The boxes of the page, each with its tone and its text. */
function boxesOf(item: AdminPlannedItem) {
  const page = renderToStaticMarkup(createElement(PlannedTasks, { items: [item], onLeaveOut: () => undefined }));
  return [...page.matchAll(/<div role="status" class="[^"]*bg-(\w+)-soft[^"]*">(.*?)<\/div><\/div>/g)].map(
    ([, tone, inside = '']) => ({ tone, text: inside.replaceAll(/<[^>]+>/g, ' ') }),
  );
}

test('a warning about a task has the colour and the title of a warning', () => {
  const [warning, ...others] = boxesOf(creation);
  expect(warning?.tone).toBe('wait');
  expect(warning?.text).toMatch(/Check before you decide.*same identity document.*SITI07@NUSANTARA/);
  expect(others).toEqual([]);
});

test('a task without a warning has no box', () => {
  expect(boxesOf({ ...creation, notices: [] })).toEqual([]);
});

test('the check of a map that finds nothing is said without green', () => {
  const report = { gaps: [], overlaps: [], unreachable: [], truncated: false, needsConfirmation: false };
  const line = renderToStaticMarkup(createElement(MapFindings, { report }));
  expect(line).toContain('No gaps and no overlaps');
  expect(line).not.toContain('done');
});
