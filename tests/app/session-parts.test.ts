import { describe, expect, test } from 'vitest';
import type { NotificationEvent } from '../../generated/types.ts';
import { blocksOf, readEvent } from '../../src/api/events/event-text.ts';
import { adoptSession } from '../../src/api/session/begin.ts';
import { liveSession, type LiveSession } from '../../src/api/session/session-store.ts';
import { concerns } from '../../src/api/events/event-refresh.ts';
import { backoff } from '../../src/lib/backoff.ts';
import { isDeveloperShortcut } from '../../src/lib/developer-shortcuts.ts';
import { noteOpenChange } from '../../src/lib/open-change.ts';
import { isReloadSpared } from '../../src/lib/reload-policy.ts';

function streamOf(...parts: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

describe('the text of the event stream', () => {
  test('is read event by event, however it is cut', async () => {
    const blocks = await Array.fromAsync(
      blocksOf(streamOf(': still here\n\nid: 7\nev', 'ent: x\ndata: {"a"', ':1}\n\nid: 8\ndata: é\n\n')),
    );
    expect(blocks.map(readEvent)).toEqual([undefined, { id: '7', data: '{"a":1}' }, { id: '8', data: 'é' }]);
  });
});

const approved: NotificationEvent = {
  type: 'request-changed',
  at: '2026-11-23T09:15:02+07:00',
  menuAccess: 'LCY',
  taskId: 'TSK-20261123-000147',
  refNo: 'LCY2611230000147',
  revision: 1,
  status: 'Pending Release',
  actor: null,
};

describe('a changed request', () => {
  test.each([
    ['its queues are asked again', 'listRequestsToApprove', { body: {} }, true],
    ['its detail is asked again', 'getRequest', { body: { refNo: 'LCY2611230000147' } }, true],
    ['the detail of another stays', 'getRequest', { body: { refNo: 'LCY2611230000148' } }, false],
    ['favorites stay', 'listFavorites', { body: {} }, false],
  ] as const)('%s', (_, id, input, isConcerned) => {
    expect(concerns(approved, { domain: 'requests', id, input })).toBe(isConcerned);
  });
});

describe('a decision on a change of administration', () => {
  const decided: NotificationEvent = {
    type: 'task-changed',
    at: '2026-11-23T09:15:02+07:00',
    taskId: 'TSK-20261123-000201',
    refNo: 'ADM2611230000201',
    revision: 1,
    status: 'Successful',
    actor: null,
  };
  const input = { body: { userId: 'MAKER01@NUSANTARA' } };
  const user = { domain: 'users', id: 'getUserProfileDetail', input } as const;

  test('has the record on the screen read again, which said that the change waits', () => {
    expect(concerns(decided, user)).toBe(true);
    expect(concerns(decided, { domain: 'users', id: 'checkUserId', input })).toBe(false);
    expect(concerns(approved, user)).toBe(false);
  });

  test('leaves a form alone that somebody fills in', () => {
    const close = noteOpenChange();
    expect(concerns(decided, user)).toBe(false);
    close();
    expect(concerns(decided, user)).toBe(true);
  });
});

test('the pause before a new connection grows each time, up to thirty seconds', () => {
  expect([0, 1, 2, 9].map((failures) => backoff(failures, 1))).toEqual([1000, 2000, 4000, 30_000]);
  expect(backoff(2, 0)).toBe(2000);
});

describe('hardened navigation', () => {
  test.each([
    ['localhost', '', true],
    ['127.0.0.1', '', true],
    ['bank.co.id', '', false],
    ['bank.co.id', '?return=1', true],
    ['localhost.bank.co.id', '', false],
  ])('on %s%s spares a reload: %s', (hostname, search, isSpared) => {
    expect(isReloadSpared({ hostname, search })).toBe(isSpared);
  });

  test.each([
    [{ key: 'F12', code: 'F12' }, true],
    [{ key: 'I', code: 'KeyI', ctrlKey: true, shiftKey: true }, true],
    [{ key: 'i', code: 'KeyI', metaKey: true, altKey: true }, true],
    [{ key: 'u', code: 'KeyU', ctrlKey: true }, true],
    [{ key: 'c', code: 'KeyC', ctrlKey: true }, false],
    [{ key: 'k', code: 'KeyK', ctrlKey: true }, false],
  ])('knows whether %o opens the tools of developers', (keys, isOne) => {
    const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    expect(isDeveloperShortcut({ ...none, ...keys })).toBe(isOne);
  });
});

test('of two copies of a session the one that was renewed more often counts, even in the same moment', async () => {
  const secretKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const renewed = (renewals: number): LiveSession => ({
    userId: 'MAKER01@NUSANTARA',
    menuSet: 'CU',
    token: `token ${renewals}`,
    refreshToken: `refresh token ${renewals}`,
    renewals,
    expireAt: Date.parse('2026-11-23T09:15:00+07:00'),
    clockAhead: 0,
    keyId: 's-1',
    secretKey,
    mustChangePassword: false,
    hardenedNavigation: false,
  });
  adoptSession(renewed(0));
  adoptSession(renewed(1));
  expect(liveSession()?.token).toBe('token 1');
  adoptSession(renewed(0));
  expect(liveSession()?.token).toBe('token 1');
});
