import { describe, expect, inject, test, vi } from 'vitest';
import type { FavoriteChangedEvent } from '../../generated/types.ts';
import { publish, type Audience } from '../../server/events/publish.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { endSessionsOf } from '../../server/session/session-store.ts';
import { deliver } from '../../server/mail/deliver-to-inbox.ts';
import { onBothDatabases } from './on-databases.ts';
import { openTwoServers, type TestBank } from './bank.ts';
import { logInAs } from './browser.ts';
import { openStream, takeTicket } from './event-reader.ts';
import { addPeople, tokenOf } from './people.ts';

const nusantara = { companyId: 'NUSANTARA' };

function favoriteNamed(favoriteName: string): FavoriteChangedEvent {
  const at = '2026-11-23T09:20:00+07:00';
  return { type: 'favorite-changed', at, favoriteId: 'fav-000418', favoriteName, change: 'created', actor: null };
}

const say = ({ services }: TestBank, to: Audience, name: string) => publish(services.db, to, favoriteNamed(name));

async function listenAs(bank: TestBank, userId: string, headers: Record<string, string> = {}) {
  return openStream(bank, await takeTicket(bank, await tokenOf(bank, userId)), headers);
}

const namesOf = ({ received }: Awaited<ReturnType<typeof listenAs>>) =>
  received.map(({ data }) => data['favoriteName']);
const soon = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 20 });

onBothDatabases('the event stream', addPeople, (bank) => {
  test('carries what happens in the company, and nothing of another company or user', async () => {
    const maker = await listenAs(bank(), 'MAKER01@NUSANTARA');
    const stranger = await listenAs(bank(), 'MAKER01@BAHARI');
    await say(bank(), { ...nusantara, userId: 'APPROVER01@NUSANTARA' }, 'for the approver');
    await say(bank(), nusantara, 'for everybody');
    await say(bank(), { companyId: 'BAHARI' }, 'for Bahari');
    await soon(() => expect(namesOf(stranger)).toEqual(['for Bahari']));
    await soon(() => expect(namesOf(maker)).toEqual(['for everybody']));
    expect(maker.received[0]).toMatchObject({ event: 'favorite-changed', id: expect.stringMatching(/^\d+$/) });
    maker.close();
    stranger.close();
  });

  test('sends missed events to a caller who names the last one it received', async () => {
    const first = await listenAs(bank(), 'MAKER01@NUSANTARA');
    await say(bank(), nusantara, 'seen');
    await soon(() => expect(namesOf(first)).toEqual(['seen']));
    first.close();
    await say(bank(), nusantara, 'missed one');
    await say(bank(), nusantara, 'missed two');
    const again = await listenAs(bank(), 'MAKER01@NUSANTARA', { 'last-event-id': first.received[0]?.id ?? '' });
    await soon(() => expect(namesOf(again)).toEqual(['missed one', 'missed two']));
    again.close();
  });

  test('closes the oldest of more than ten streams of a user, says why, and leaves those of others', async () => {
    const other = await listenAs(bank(), 'APPROVER01@NUSANTARA');
    const streams: Awaited<ReturnType<typeof listenAs>>[] = [];
    for (let count = 0; count < 12; count += 1) streams.push(await listenAs(bank(), 'MAKER01@NUSANTARA'));
    const reasonsOf = (stream: (typeof streams)[number]) => stream.received.map(({ data }) => data['reason']);
    await soon(() => expect(streams.filter(({ isEnded }) => isEnded)).toEqual(streams.slice(0, 2)));
    expect(streams.slice(0, 2).map(reasonsOf)).toEqual([['too-many-streams'], ['too-many-streams']]);
    await say(bank(), nusantara, 'for all who listen');
    for (const stream of [other, ...streams.slice(2)])
      await soon(() => expect(namesOf(stream)).toEqual(['for all who listen']));
    for (const stream of [other, ...streams]) stream.close();
  });

  test('is opened once by a ticket, and not after thirty seconds', async () => {
    const ticket = await takeTicket(bank(), await tokenOf(bank(), 'MAKER01@NUSANTARA'));
    const stream = await openStream(bank(), ticket);
    stream.close();
    const { status, code } = await bank().ask('GET', `/notif/stream?xid=${ticket}`);
    expect([status, code]).toEqual([403, 'EVENT_TICKET_EXPIRED']);
    const late = await takeTicket(bank(), await tokenOf(bank(), 'MAKER01@NUSANTARA'));
    const now = bank().services.clock.now();
    bank().setTime(new Date(now.getTime() + 31_000));
    expect((await bank().ask('GET', `/notif/stream?xid=${late}`)).code).toBe('EVENT_TICKET_EXPIRED');
    bank().setTime(now);
  });

  test('ends with its session, and says why', async () => {
    const stream = await listenAs(bank(), 'VERIFIER01@NUSANTARA');
    const { db, clock } = bank().services;
    const who = { ...nusantara, userId: 'VERIFIER01@NUSANTARA' };
    await db.transaction().execute(async (inside) => {
      await endSessionsOf(inside, who, '154', clock.now());
      const at = '2026-11-23T09:20:07+07:00';
      await publish(inside, who, { type: 'session-ended-elsewhere', at, device: 'Chrome on Windows' });
    });
    await soon(() => expect(stream.isEnded).toBe(true));
    expect(stream.received.map(({ event }) => event)).toEqual(['session-ended-elsewhere']);
  });

  test('stays open when an older session of the same person is ended', async () => {
    const old = await listenAs(bank(), 'RELEASER01@NUSANTARA');
    const { db, clock } = bank().services;
    const who = { ...nusantara, userId: 'RELEASER01@NUSANTARA' };
    await endSessionsOf(db, who, '154', clock.now());
    const young = await listenAs(bank(), 'RELEASER01@NUSANTARA');
    const at = '2026-11-23T09:20:07+07:00';
    await publish(db, who, { type: 'session-ended-elsewhere', at, device: 'Chrome on Windows' });
    await say(bank(), nusantara, 'still here');
    await soon(() => expect(namesOf(young)).toEqual(['still here']));
    await soon(() => expect(old.isEnded).toBe(true));
    expect(young.isEnded).toBe(false);
    young.close();
  });

  test('carries nothing of a change that was rolled back', async () => {
    const stream = await listenAs(bank(), 'MAKER02@NUSANTARA');
    const failing = bank()
      .services.db.transaction()
      .execute(async (inside) => {
        await publish(inside, nusantara, favoriteNamed('never happened'));
        throw new Error('rolled back');
      });
    await expect(failing).rejects.toThrow('rolled back');
    await say(bank(), nusantara, 'happened');
    await soon(() => expect(namesOf(stream)).toEqual(['happened']));
    stream.close();
  });

  test('describes a message in the language in which the stream was opened', async () => {
    const stream = await listenAs(bank(), 'INQUIRY01@NUSANTARA', { 'accept-language': 'id' });
    const words = {
      EN: { subject: 'Your report is ready', paragraphs: ['You can download it now.'] },
      ID: { subject: 'Laporan Anda sudah siap', paragraphs: ['Anda dapat mengunduhnya sekarang.'] },
    };
    const to = { ...nusantara, userId: 'INQUIRY01@NUSANTARA' };
    await deliver(bank().services.db, to, { category: 'report', words }, bank().services.clock.now());
    await soon(() => expect(stream.received[0]?.data).toMatchObject({ subject: 'Laporan Anda sudah siap', unread: 1 }));
    stream.close();
  });
});

describe.skipIf(!inject('postgresUrl'))('two servers on one database', () => {
  test('hand an event that one publishes to a stream of the other', async () => {
    const [one, other] = await openTwoServers();
    await addPeople(one);
    const ticket = await takeTicket(one, await tokenOf(one, 'MAKER01@NUSANTARA'));
    const stream = await openStream(other, ticket);
    await say(one, nusantara, 'from the other server');
    await soon(() => expect(namesOf(stream)).toEqual(['from the other server']));
    await Promise.all([one.close(), other.close()]);
  });

  test('end the stream of a session at once when its user logs in at the other', async () => {
    const [one, other] = await openTwoServers();
    await addPeople(one);
    const first = await logInAs(one, 'MAKER01@NUSANTARA', demoPassword);
    const stream = await openStream(other, await takeTicket(one, first.token));
    await logInAs(one, 'MAKER01@NUSANTARA', demoPassword);
    await soon(() => expect(stream.isEnded).toBe(true));
    expect(stream.received.map(({ event }) => event)).toEqual(['session-ended-elsewhere']);
    await Promise.all([one.close(), other.close()]);
  });
});
