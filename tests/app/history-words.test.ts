// The titles of a history name people as they are called, and the bank in the middle of a sentence in lower case.
import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { HistoryStep, TimelineAhead } from '../../generated/types.ts';
import { HistoryTimeline } from '../../src/components/history/history-timeline.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['kinds', 'common'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

const textIn = (timeline: ReactElement) => renderToStaticMarkup(timeline).replaceAll(/<[^>]+>/g, ' ');

const titleOf = (step: Partial<HistoryStep>) => {
  const whole = { idProcessStep: 'step-1', actionDate: '2026-11-23T09:00:00+07:00', actor: null, ...step };
  return textIn(createElement(HistoryTimeline, { steps: [whole as HistoryStep] }));
};

const aheadBy = (expectedAt: string) => {
  const ahead: TimelineAhead = { kind: 'approve', expectedAt, people: [], waitsFor: '' };
  return textIn(createElement(HistoryTimeline, { steps: [], ahead: [ahead] }));
};

test('the bank executes as "the bank", and begins a sentence with a capital', () => {
  expect(titleOf({ action: 'execute', status: 'Successful' })).toContain('Executed by the bank');
  expect(titleOf({ action: 'execute', status: 'Failed' })).toContain('The bank did not execute it');
});

test('a step that is late was due; one in time is expected', () => {
  const hour = 3_600_000;
  expect(aheadBy(new Date(Date.now() - hour).toISOString())).toContain('Was due');
  expect(aheadBy(new Date(Date.now() + hour).toISOString())).toContain('Expected');
});
