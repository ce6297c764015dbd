import { expect, test } from 'vitest';
import {
  bannerRules,
  displayedStatus,
  isConcluded,
  statusOfStage,
  tabOf,
  toneOfStatus,
} from '../../domain/transaction-status.ts';

test.each([
  ['For Repair', 'repair'],
  ['Pending by Bank', 'pending'],
  ['Ready to Pick-up', 'successful'],
  ['Stopped', 'unsuccessful'],
] as const)('%s stands on the tab %s', (status, tab) => {
  expect(tabOf(status)).toBe(tab);
});

test('what waits for its date is forward-dated, what waits for money is pending', () => {
  expect(tabOf('Pending Execute', true)).toBe('forward_dated');
  expect(tabOf('Pending Execute')).toBe('pending');
});

test('only Pending Approve is displayed under another label', () => {
  expect(displayedStatus(statusOfStage('approve'))).toBe('Pending Approval');
  expect(displayedStatus('Pending Release')).toBe('Pending Release');
});

test.each(['Expired', 'Stopped'] as const)('%s is red neither as a tag nor as a banner', (status) => {
  expect({ tag: toneOfStatus(status), banner: bannerRules(status).tone }).toEqual({ tag: 'plain', banner: 'info' });
});

test('the banner is red after a rejection and names the user', () => {
  expect(bannerRules('Rejected')).toEqual({ title: 'REJECTED', tone: 'error', showsReason: true, showsActor: true });
  expect(bannerRules('For Repair').tone).toBe('info');
  expect(bannerRules('Failed').showsActor).toBe(false);
});

test.each([
  ['Pending Execute', false],
  ['Pending by Bank', false],
  ['Pending Approve', false],
  ['For Repair', false],
  ['Successful', true],
  ['Failed', true],
  ['Ready to Pick-up', true],
] as const)('%s is concluded: %s, and only then it is paid again', (status, expected) => {
  expect(isConcluded(status)).toBe(expected);
});
