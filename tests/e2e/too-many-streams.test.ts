// A stream that newer streams replaced is reopened late; at once, two devices would close each other's for ever.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLogin, openPortal, type Portal } from './portal.ts';

const mostStreams = 10;
/** After any other end, the portal reconnects within two seconds. */
const storm = 5000;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('does not come back at once after newer streams of its user closed its own', async () => {
  const user = { companyId: 'NUSANTARA', userId: 'MAKER01@NUSANTARA' };
  const page = await portal.openBrowser();
  const tickets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/event/ticket')) tickets.push(request.url());
  });
  const opening = page.waitForResponse((response) => response.url().includes('/notif/stream'));
  await page.goto('/login');
  await fillLogin(page, user.userId);
  await opening;
  const { session_id: sessionId } = await portal.services.db
    .selectFrom('sessions')
    .select('session_id')
    .where('user_id', '=', user.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  for (let count = 0; count < mostStreams; count += 1)
    await portal.services.events.open({ ...user, sessionId, language: 'EN' });
  await pause(storm);
  expect(tickets).toHaveLength(1);
});
