import { expect, test, vi } from 'vitest';
import type { TodoCounts } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { openStream, takeTicket } from './event-reader.ts';
import { outputOf } from './lookup-calls.ts';
import { tokenOf } from './people.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';

onBothDatabases('the numbers of a queue', addRequestBank, (bank) => {
  const listenAs = async (id: string) => openStream(bank(), await takeTicket(bank(), await tokenOf(bank(), user(id))));

  test('are sent to users who must act, and to no others', async () => {
    const [verifier, inquiry] = [await listenAs('VERIFIER01'), await listenAs('INQUIRY01')];
    await submit(bank(), draftOf('11000000.00'));
    await submit(bank(), draftOf('12000000.00'));
    const now = await outputOf<TodoCounts>(bank(), 'countRequests', { user: user('VERIFIER01') });
    expect(now.countDataToVerify).toBe(2);
    await vi.waitFor(() => expect(verifier.received.at(-1)?.data['counts']).toEqual(now), { timeout: 4000 });
    await vi.waitFor(() => expect(inquiry.received.length).toBeGreaterThan(0), { timeout: 4000 });
    expect(inquiry.received.filter(({ event }) => event === 'todo-counts')).toEqual([]);
    verifier.close();
    inquiry.close();
  });
});
