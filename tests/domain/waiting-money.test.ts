import { expect, test } from 'vitest';
import { executableUntil } from '../../domain/execution-window.ts';
import { moneyFacts } from '../../domain/money-wait.ts';
import { actionLabelOf, waitsForMoney } from '../../domain/transaction-status.ts';
import { hours } from './reference.ts';

const at = (instant: string) => Date.parse(instant);

test.each([
  ['SVC_LCY_BIFAST', '2026-11-23', at('2026-11-24T00:00:00+07:00')],
  ['SVC_LCY_BIFAST', '2026-11-22', at('2026-11-23T00:00:00+07:00')],
  ['SVC_LCY_RTGS', '2026-12-31', at('2026-12-31T22:30:00+07:00')],
  ['SVC_LCY_LLG', '2026-11-25', null],
  ['SVC_LCY_RTGS', '2026-11-22', null],
])('%s can be executed on %s until its service closes', (service, date, until) => {
  expect(executableUntil(hours, { service, date })).toBe(until);
});

test('a payment that waits for money differs from one that waits for its date', () => {
  expect(waitsForMoney({ status: 'Pending Execute', tab: 'pending' })).toBe(true);
  expect(waitsForMoney({ status: 'Pending Execute', tab: 'forward_dated' })).toBe(false);
});

test('an execution is shown by its result, and every other step by its action', () => {
  expect(actionLabelOf('execute', 'Successful')).toBe('execute');
  expect(actionLabelOf('execute', 'Pending Execute')).toBe('execute-unfunded');
  expect(actionLabelOf('execute', 'Pending by Bank')).toBe('execute-unanswered');
  expect(actionLabelOf('execute', 'Failed')).toBe('execute-failed');
  expect(actionLabelOf('execute', 'Execution In Progress')).toBe('execute-begun');
  expect(actionLabelOf('release', 'Pending Execute')).toBe('release');
});

test('mails, timelines and screens say the same about it: what is missing, until when, and when the bank tries again', () => {
  const until = '2026-11-23T16:00:00+07:00';
  const again = '2026-11-24T07:00:00+07:00';
  const missing = { value: '5.00', currency: 'IDR' } as const;
  const saidAt = (now: string, more: object = {}) => moneyFacts({ missing: null, until, ...more }, at(now));
  const [before, after] = ['2026-11-23T15:59:00+07:00', until];
  expect(saidAt(before, { missing })).toEqual([
    { kind: 'missing', amount: missing },
    { kind: 'until', at: until },
  ]);
  expect(saidAt(before, { missing: { ...missing, value: '0.00' }, until: null })).toEqual([{ kind: 'enough' }]);
  expect(saidAt(after)).toEqual([{ kind: 'over', at: until }]);
  expect(saidAt(after, { hasSpecialRate: true })).toEqual([{ kind: 'rateOver', at: until }]);
  expect(saidAt(before, { nextAttemptAt: again }).map(({ kind }) => kind)).toEqual(['until', 'again']);
  expect(saidAt(after, { nextAttemptAt: again })).toEqual([{ kind: 'again', at: again }]);
});
