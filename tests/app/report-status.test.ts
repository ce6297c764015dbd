import { expect, test } from 'vitest';
import { statusOf } from '../../src/user/reports/report-status.tsx';

const expiresAt = '2026-11-30T09:00:00+07:00';
const end = Date.parse(expiresAt);

test.each([
  ['GENERATING_REPORT', null, end, 'waiting'],
  ['READY_DOWNLOAD', expiresAt, end - 1, 'ready'],
  ['READY_DOWNLOAD', expiresAt, end, 'expired'],
  ['GENERATE_FAILED', expiresAt, end - 1, 'failed'],
  ['GENERATE_FAILED', expiresAt, end, 'expired'],
] as const)('a file that is %s until %s is at %s %s', (state, until, now, status) => {
  expect(statusOf({ state, expiresAt: until }, now)).toBe(status);
});
