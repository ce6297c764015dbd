import { expect, test } from 'vitest';
import type { HistoryStep, TransactionDetail } from '../../generated/types.ts';
import { madeOfRevision } from '../../src/user/requests/detail/made-of-revision.ts';

const step = (action: HistoryStep['action'], revision: number, actor: string, time: string): HistoryStep => ({
  idProcessStep: `${action}-${revision}`,
  action,
  actor: { userId: `${actor}@NUSANTARA`, name: actor },
  actionDate: `2026-11-23T${time}:00+07:00`,
  status: 'Pending Verify',
  revision,
});
const steps = [
  step('submit', 1, 'SITI', '06:08'),
  step('recall', 1, 'SITI', '06:10'),
  step('repair', 2, 'ANDI', '07:15'),
  step('verify', 2, 'RINA', '07:20'),
];
const transaction = {
  createdBy: { userId: 'SITI@NUSANTARA', name: 'SITI' },
  createdAt: '2026-11-23T06:08:00+07:00',
} as TransactionDetail;

test.each([
  [1, 'SITI', '06:08'],
  [2, 'ANDI', '07:15'],
])('revision %i was made by %s at %s', (revision, name, time) => {
  expect(madeOfRevision({ steps, transaction, revision })).toEqual({ name, at: `2026-11-23T${time}:00+07:00` });
});
