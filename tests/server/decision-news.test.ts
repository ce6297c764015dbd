// Makers, and those who act beside the decider, read in their inbox of every decision while a request goes on.
import { beforeEach, expect, test } from 'vitest';
import type { InboxMessageDetail, NoticeTopic, SubmitReceipt } from '../../generated/types.ts';
import { queueUnmailedNews } from '../../server/news/queue-news.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import {
  addRequestBank,
  decideSigned,
  decideUnsigned,
  draftOf,
  releaseSmall,
  resubmit,
  runJobs,
} from './request-bank.ts';
import { keyOf, sign, submit, user } from './request-bank.ts';

const [medium, large] = ['100000000.00', '1200000000.00'];

onEmbeddedDatabase('news of decisions', addRequestBank, (bank) => {
  beforeEach(async () => {
    const { db } = bank().services;
    await db.updateTable('user_details').set({ email_notices: [] }).execute();
    await db.deleteFrom('inbox_messages').execute();
  });

  async function deliverNews() {
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
  }

  async function inboxOf(id: string, language: 'en' | 'id' = 'en'): Promise<InboxMessageDetail[]> {
    const { db } = bank().services;
    const rows = await db
      .selectFrom('inbox_messages')
      .select('message_id')
      .where('user_id', '=', user(id))
      .orderBy('received_at')
      .orderBy('subject_en')
      .execute();
    const read = ({ message_id: messageId }: { readonly message_id: string }) =>
      outputOf<InboxMessageDetail>(bank(), 'readInboxMessage', { user: user(id), body: { messageId }, language });
    return Promise.all(rows.map(read));
  }
  const subjectsOf = async (id: string) => (await inboxOf(id)).map(({ subject }) => subject);
  const clear = () => bank().services.db.deleteFrom('inbox_messages').execute();

  const verified = async (receipt: SubmitReceipt) =>
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
  const approved = async (receipt: SubmitReceipt, by = 'APPROVER01', amount?: string) =>
    expect((await decideSigned(bank(), by, 'approve', receipt, amount)).code).toBe('00');

  test('name the request, who decided and what comes next, in both languages, and lead to its detail', async () => {
    const receipt = await submit(bank());
    await verified(receipt);
    await deliverNews();
    await deliverNews();
    const [message, ...others] = await inboxOf('MAKER01');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      subject: `${receipt.refNo} was verified by Agus Wijaya`,
      read: false,
      target: { kind: 'transaction', refNo: receipt.refNo, menuAccess: 'LCY' },
    });
    expect(message?.paragraphs).toEqual([
      expect.stringMatching(/10,000,000\.00 to CV Sinar Jaya Abadi, created by /),
      'Verified by Agus Wijaya.',
      'It now waits for approval by Direksi.',
    ]);
    const [indonesian] = await inboxOf('MAKER01', 'id');
    expect(indonesian?.subject).toBe(`${receipt.refNo} diverifikasi oleh Agus Wijaya`);
    expect(indonesian?.paragraphs.at(-1)).toBe('Sekarang menunggu persetujuan oleh Direksi.');
    const [waiting] = await inboxOf('APPROVER01');
    expect(waiting?.paragraphs).toContain('Verified by Agus Wijaya.');
  });

  test('of the first of two approvals go to those who act beside the approver, too, but not to the approver', async () => {
    const receipts = [
      await submit(bank(), draftOf(large, { service: 'SVC_LCY_RTGS' })),
      await submit(bank(), draftOf(medium)),
    ] as const;
    for (const receipt of receipts) await verified(receipt);
    await deliverNews();
    await clear();
    const paid = { serviceType: 'SVC_LCY_RTGS', menuAccess: 'LCY' };
    const signature = await sign(bank(), 'APPROVER01', 'approve', [receipts[0]], large, paid);
    const body = { ...keyOf(receipts[0]), signature };
    expect((await ask(bank(), 'approveRequest', { user: user('APPROVER01'), body })).code).toBe('00');
    await deliverNews();
    const subjects = [`${receipts[0].refNo} was approved by Budi Santoso (1 of 2)`];
    expect(await subjectsOf('MAKER01')).toEqual(subjects);
    expect(await subjectsOf('APPROVER02')).toEqual(subjects);
    expect(await subjectsOf('APPROVER01')).toEqual([]);
    await clear();
    await approved(receipts[1], 'APPROVER01', medium);
    await deliverNews();
    expect(await subjectsOf('MAKER01')).toEqual([`${receipts[1].refNo} was approved by Budi Santoso (1 of 2)`]);
    expect(await subjectsOf('APPROVER02')).toEqual([`${receipts[1].refNo} waits for your approval`]);
  });

  test('say when the bank executes it, and give its end one message that names who released it', async () => {
    const receipt = await submit(bank());
    expect((await releaseSmall(bank(), receipt)).code).toBe('00');
    await deliverNews();
    await deliverNews();
    const messages = (await inboxOf('MAKER01')).filter(({ subject }) => subject.includes(receipt.refNo));
    expect(messages.map(({ subject }) => subject)).toEqual([`${receipt.refNo} has been completed`]);
    expect(messages[0]?.paragraphs.join(' ')).toMatch(/Verified by .* Approved by .* Released by /);
  });

  test('say of a rejection and a return once who decided', async () => {
    const rejected = await submit(bank());
    const returned = await submit(bank(), draftOf('12000000.00'));
    await verified(rejected);
    await decideUnsigned(bank(), 'APPROVER01', 'rejectRequest', rejected, 'Ganda');
    await decideUnsigned(bank(), 'VERIFIER01', 'sendRequestToRepair', returned, 'Nama salah');
    await deliverNews();
    const messages = await inboxOf('MAKER01');
    expect(messages.map(({ subject }) => subject)).toEqual(
      [`${returned.refNo} came back for repair`, `${rejected.refNo} was rejected`].toSorted(),
    );
    const texts = messages.map(({ paragraphs }) => paragraphs.join(' '));
    expect(texts.find((text) => text.includes('Nama salah'))).toContain('Returned by Agus Wijaya.');
    expect(texts.find((text) => text.includes('Ganda'))).toMatch(/Verified by Agus Wijaya\. Rejected by /);
    await clear();
    const repaired = await resubmit(bank(), returned, draftOf('12000000.00'));
    await verified(repaired);
    await deliverNews();
    expect(await subjectsOf('MAKER01')).toEqual([`${returned.refNo} was verified by Agus Wijaya`]);
  });

  test('put many decisions into one message that can be opened, and no mail', async () => {
    const { db } = bank().services;
    await db
      .updateTable('user_details')
      .set({ email_notices: ['request-finished', 'request-returned'] as NoticeTopic[] })
      .execute();
    const receipts: SubmitReceipt[] = [];
    for (let number = 0; number < 25; number += 1) receipts.push(await submit(bank()));
    await deliverNews();
    const mailsBefore = await db.selectFrom('mails').select('mail_id').execute();
    expect((await inboxOf('VERIFIER01'))[0]?.paragraphs.at(-1)).toBe('And 6 more.');
    const items = receipts.map(keyOf).map((key, index) => ({ ...key, taskId: receipts[index]?.taskId }));
    const body = { decision: 'verify', items };
    const { output } = await ask(bank(), 'decideOnMany', { user: user('VERIFIER01'), body });
    expect(output).toMatchObject({ accepted: 25 });
    await deliverNews();
    const [message, ...others] = await inboxOf('MAKER01');
    expect(others).toEqual([]);
    expect(message?.subject).toBe('25 requests were decided on');
    expect(message?.paragraphs).toHaveLength(20);
    expect(await db.selectFrom('mails').select('mail_id').execute()).toEqual(mailsBefore);
    const { unread } = await outputOf<{ unread: number }>(bank(), 'countUnreadMessages', { user: user('MAKER01') });
    expect(unread).toBe(1);
  });

  test('go to no one about their own decision', async () => {
    const receipt = await submit(bank());
    await verified(receipt);
    const maker_ids = [user('VERIFIER01'), user('MAKER01')];
    await bank().services.db.updateTable('requests').set({ maker_ids }).where('task_id', '=', receipt.taskId).execute();
    await deliverNews();
    expect(await subjectsOf('MAKER01')).toEqual([`${receipt.refNo} was verified by Agus Wijaya`]);
    expect(await subjectsOf('VERIFIER01')).toEqual([]);
  });
});
