import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import type { NotificationEvent } from '../../generated/types.ts';
import { publish } from '../../server/events/publish.ts';
import { onBothDatabases } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { openStream, takeTicket } from './event-reader.ts';
import { tokenOf } from './people.ts';
import { addRequestBank, releaseSmall, runJobs, submit, user } from './request-bank.ts';

const listeners = ['MAKER01', 'MAKER02', 'VERIFIER01', 'APPROVER01', 'APPROVER02', 'INQUIRY01', 'SYSADMIN01'] as const;
type Name = (typeof listeners)[number];

async function listenAs(bank: TestBank, name: Name) {
  return openStream(bank, await takeTicket(bank, await tokenOf(bank, user(name))));
}

/** MAKER02 may not see the requests of others; APPROVER02 has no access to the account. */
async function narrowRights({ services: { db } }: TestBank): Promise<void> {
  await db
    .updateTable('users')
    .set({ flags: sql<string[]>`array_remove(flags, 'commonVisibility')` })
    .where('user_id', '=', user('MAKER02'))
    .execute();
  await db
    .deleteFrom('account_access')
    .where('user_id', '=', user('APPROVER02'))
    .where('account_id', '=', 'acc-0001')
    .execute();
}

onBothDatabases('news of a request', addRequestBank, (bank) => {
  beforeAll(async () => {
    await narrowRights(bank());
  });

  /** The users who received an event of this type while the work was done. */
  async function hearersOf(type: string, work: () => Promise<unknown>): Promise<Name[]> {
    const streams = await Promise.all(listeners.map((name) => listenAs(bank(), name)));
    await work();
    const { db, clock } = bank().services;
    const last = {
      type: 'parameters-changed',
      at: clock.now().toISOString(),
      names: ['BANK_PHONE'],
    } satisfies NotificationEvent;
    await publish(db, { companyId: 'NUSANTARA' }, last);
    await vi.waitFor(
      () => {
        for (const { received } of streams) expect(received.at(-1)?.event).toBe(last.type);
      },
      { timeout: 4000, interval: 20 },
    );
    for (const stream of streams) stream.close();
    return listeners.filter((_, index) => streams[index]?.received.some(({ event }) => event === type));
  }

  test('reaches its maker and users who may read the account, and no other user of the company', async () => {
    const heard = await hearersOf('request-changed', () => submit(bank()));
    expect(heard).toEqual(['MAKER01', 'VERIFIER01', 'APPROVER01', 'INQUIRY01']);
  });

  test('about its execution reaches the same users', async () => {
    const heard = await hearersOf('transaction-changed', async () => {
      await releaseSmall(bank(), await submit(bank()));
      await runJobs(bank());
    });
    expect(heard).toEqual(['MAKER01', 'VERIFIER01', 'APPROVER01', 'INQUIRY01']);
  });
});
