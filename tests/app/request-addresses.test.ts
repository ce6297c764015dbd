import { expect, test } from 'vitest';
import type { DecisionTarget } from '../../generated/types.ts';
import { decisionPath } from '../../src/components/queue/queues.ts';
import { readTargets, writeTargets } from '../../src/components/queue/targets.ts';

const target = (refNo: string, menuAccess: DecisionTarget['menuAccess'] = 'LCY'): DecisionTarget => ({
  taskId: `TSK-20261123-${refNo.slice(-6)}`,
  refNo,
  revision: 2,
  menuAccess,
});
const two = [target('LCY2611230000147'), target('A/B#1:x_y-000022', 'BULK_NON_QUICK')];

test('an address names the requests of a decision, and they are read back from it', () => {
  expect(readTargets(writeTargets(two))).toEqual(two);
});

test('an address that was cut off names no request', () => {
  expect(readTargets('TSK-1.LCY1')).toEqual([]);
  expect(readTargets('')).toEqual([]);
});

test('thirty requests fit into an address', () => {
  const thirty = Array.from({ length: 30 }, () => target('LCY2611230000147'));
  expect(decisionPath('approve', 'approve', thirty).length).toBeLessThan(2000);
});

test.each([
  ['verify', 'send-to-repair', 1, '/request/for-verify/send-for-repair-confirmation'],
  ['approve', 'send-to-repair', 2, '/request/repair/all/for-approver'],
  ['release', 'send-to-repair', 1, '/request/repair/all/for-releaser'],
  ['release', 'reject', 2, '/request/reject-confirmation'],
  ['repair', 'cancel', 2, '/request/repair/all/for-repair'],
] as const)('from the queue to %s, %s of %i is confirmed at its own screen', (queue, decision, count, path) => {
  expect(decisionPath(queue, decision, two.slice(0, count)).split('?')[0]).toBe(path);
});
