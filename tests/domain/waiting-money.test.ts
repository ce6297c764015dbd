import { expect, test } from 'vitest';
import { executableUntil } from '../../domain/execution-window.ts';
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
