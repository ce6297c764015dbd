import { beforeEach, expect, test } from 'vitest';
import type { InboxMessage, InboxMessageDetail, RequestHistory } from '../../generated/types.ts';
import { expireRequests } from '../../server/requests/expire.ts';
import { onBothDatabases } from './on-databases.ts';
import { addDeal, draftAtDeal, usedOfDeal } from './deal-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, draftOf, keyOf, statusOf, submit, user } from './request-bank.ts';

const at = (moment: string) => new Date(`${moment}+07:00`);

onBothDatabases('a request that is not decided on', addRequestBank, (bank) => {
  const runJob = async () => {
    const { services } = bank();
    await expireRequests({}, { ...services, now: services.clock.now(), attempt: 1 });
  };
  const expiredOn = async (moment: string) => {
    bank().setTime(at(moment));
    await runJob();
  };

  beforeEach(async () => {
    bank().setTime(at('2026-11-23T09:00:00'));
    const over = { tab: 'unsuccessful', status: 'Cancelled', stage_kind: null } as const;
    await bank().services.db.updateTable('requests').set(over).execute();
  });

  test('waits through the next working day for a choice, and expires on the day after', async () => {
    const receipt = await submit(bank());
    await expiredOn('2026-11-24T23:50:00');
    expect(await statusOf(bank(), receipt)).toBe('Pending Verify');
    await expiredOn('2026-11-25T00:05:00');
    expect(await statusOf(bank(), receipt)).toBe('Expired');
  });

  test('expires with its day if a special rate fixes the date, and gives back what it used of the deal', async () => {
    await addDeal(bank(), '1000.00');
    const receipt = await submit(bank(), draftAtDeal('8270000.00', '500.00'));
    expect(await usedOfDeal(bank())).toBe('500.00');
    await expiredOn('2026-11-24T00:05:00');
    expect(await statusOf(bank(), receipt)).toBe('Expired');
    expect(await usedOfDeal(bank())).toBe('0.00');
  });

  test('waits while its day is still to come, but not longer than the bank allows', async () => {
    const receipt = await submit(bank(), draftOf('10000000.00', { transactionDate: '2027-02-12' }));
    await expiredOn('2026-12-23T12:00:00');
    expect(await statusOf(bank(), receipt)).toBe('Pending Verify');
    await expiredOn('2026-12-24T12:00:00');
    expect(await statusOf(bank(), receipt)).toBe('Expired');
  });

  test('expires while it waits for a repair', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'sendRequestToRepair', receipt, 'Wrong amount');
    await expiredOn('2026-12-23T12:00:00');
    expect(await statusOf(bank(), receipt)).toBe('For Repair');
    await expiredOn('2026-12-24T12:00:00');
    expect(await statusOf(bank(), receipt)).toBe('Expired');
  });

  test('says so in its history, in the audit trail and in the inboxes, once', async () => {
    const receipt = await submit(bank());
    await expiredOn('2026-11-26T08:00:00');
    await runJob();
    const { refNo } = receipt;
    const history = await outputOf<RequestHistory>(bank(), 'getRequestHistory', { body: { refNo, menuAccess: 'LCY' } });
    expect(history.revisions[0]?.steps.at(-1)).toMatchObject({ action: 'expire', actor: null, status: 'Expired' });
    const { db } = bank().services;
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event_type', '=', 'request-expired')
      .execute();
    expect(events.filter(({ subject }) => subject === refNo)).toHaveLength(1);
    const messages = await db
      .selectFrom('inbox_messages')
      .selectAll()
      .where('subject_en', 'like', `${refNo}%`)
      .execute();
    expect(messages.map(({ user_id }) => user_id).toSorted()).toEqual([user('MAKER01'), user('VERIFIER01')]);
  });

  test('is not named to a verifier who does not see its account', async () => {
    const receipt = await submit(bank());
    const { db } = bank().services;
    const seen = { company_id: 'NUSANTARA', account_id: 'acc-0001', user_id: user('VERIFIER01') };
    const access = db.deleteFrom('account_access').where('user_id', '=', seen.user_id);
    await access.where('account_id', '=', seen.account_id).execute();
    await expiredOn('2026-11-26T08:00:00');
    const named = db.selectFrom('inbox_messages').select('user_id').where('subject_en', 'like', `${receipt.refNo}%`);
    expect(await named.execute()).toEqual([{ user_id: user('MAKER01') }]);
    await db.insertInto('account_access').values(seen).execute();
  });

  test.each([
    ['en', 'has expired', 'was not decided on in time', 'Make it again if it is still needed.'],
    ['id', 'telah kedaluwarsa', 'tidak diputuskan tepat waktu', 'Buat kembali bila masih diperlukan.'],
  ] as const)('is described in a text of its own (%s)', async (language, subject, reason, advice) => {
    const { refNo } = await submit(bank());
    await expiredOn('2026-11-26T08:00:00');
    const { items } = await outputOf<{ items: InboxMessage[] }>(bank(), 'listInboxMessages', {
      body: { filter: {} },
      language,
    });
    const listed = items.find((item) => item.subject.startsWith(refNo));
    const message = await outputOf<InboxMessageDetail>(bank(), 'readInboxMessage', {
      body: { messageId: listed?.messageId },
      language,
    });
    expect(message.subject).toBe(`${refNo} ${subject}`);
    expect(message.paragraphs).toEqual([expect.stringContaining(reason), advice]);
    expect(message.paragraphs[0]).toContain('CV Sinar Jaya Abadi');
  });

  test('accepts no decision any more, and says since when', async () => {
    const receipt = await submit(bank());
    await expiredOn('2026-11-26T08:00:00');
    const late = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
    expect([late.status, late.code]).toEqual([422, '201']);
    expect(late.body['parameters']).toEqual({ date: '26 Nov 2026' });
  });
});
