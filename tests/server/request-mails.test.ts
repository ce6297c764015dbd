// Users are mailed about requests if they chose so in their profile.
import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { Language, NoticeTopic, SubmitReceipt } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { startJobRunner } from '../../server/jobs/runner.ts';
import { createNewsQueue, queueUnmailedNews } from '../../server/news/queue-news.ts';
import { buildBank, type TestBank } from './bank.ts';
import { migratedDatabase, openEmbedded, openOnPostgres } from './test-databases.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import {
  addRequestBank,
  decideSigned,
  decideUnsigned,
  draftOf,
  keyOf,
  releaseSmall,
  resubmit,
  runJobs,
  submit,
  user,
} from './request-bank.ts';

interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

async function mailsAbout({ services: { db } }: TestBank, { refNo }: SubmitReceipt): Promise<ShownMail[]> {
  const mails = await db.selectFrom('mails').select(['recipient', 'subject', 'body']).orderBy('mail_id').execute();
  const people = await db.selectFrom('users').select(['user_id', 'email']).execute();
  const nameOf = (address: string) => people.find(({ email }) => email === address)?.user_id.split('@')[0] ?? address;
  return mails
    .filter(({ subject, body }) => `${subject} ${body}`.includes(refNo))
    .map(({ recipient, ...mail }) => ({ to: nameOf(recipient), ...mail }));
}

/** Sends waiting mails, as the server does at its start and shortly after every event. */
async function mailNews(bank: TestBank): Promise<void> {
  await queueUnmailedNews(bank.services);
  await runJobs(bank);
}

async function wish({ services: { db } }: TestBank, id: string, topics: NoticeTopic[], language: Language = 'EN') {
  const wishes = { email_notices: topics, language };
  await db.updateTable('user_details').set(wishes).where('user_id', '=', user(id)).execute();
}

onEmbeddedDatabase('mails about requests', addRequestBank, (bank) => {
  const subjects = async (receipt: SubmitReceipt) =>
    (await mailsAbout(bank(), receipt)).map(({ to, subject }) => `${to}: ${subject}`);

  beforeEach(async () => {
    const everybody = { email_notices: [] as NoticeTopic[], language: 'EN' as const };
    await bank().services.db.updateTable('user_details').set(everybody).execute();
  });

  test('go to users who must act next, once per stage, in their language, and not to the maker', async () => {
    await wish(bank(), 'MAKER01', ['task-waiting']);
    await wish(bank(), 'VERIFIER01', ['task-waiting'], 'ID');
    await wish(bank(), 'APPROVER01', ['task-waiting']);
    const receipt = await submit(bank());
    await mailNews(bank());
    await mailNews(bank());
    expect(await mailsAbout(bank(), receipt)).toMatchObject([
      { to: 'VERIFIER01', subject: `${receipt.refNo} menunggu verifikasi Anda` },
    ]);
    const [mail] = await mailsAbout(bank(), receipt);
    expect(mail?.body).toMatch(/^Yth\. Agus Wijaya,\n\n.*10\.000\.000,00 kepada CV Sinar Jaya Abadi, dibuat oleh /);
    expect(mail?.body).not.toContain('5270338812');
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
    await mailNews(bank());
    expect((await subjects(receipt)).slice(1)).toEqual([`APPROVER01: ${receipt.refNo} waits for your approval`]);
  });

  test('are also in the inbox of the users who act next, and of the maker of an ended request, whatever they chose', async () => {
    const { db } = bank().services;
    const inboxOf = async (id: string, { refNo }: SubmitReceipt) => {
      const rows = await db
        .selectFrom('inbox_messages')
        .select('subject_en')
        .where('user_id', '=', user(id))
        .where('subject_en', 'like', `%${refNo}%`)
        .orderBy('received_at')
        .execute();
      return rows.map(({ subject_en: subject }) => subject);
    };
    await mailNews(bank());
    const receipt = await submit(bank());
    await mailNews(bank());
    await mailNews(bank());
    expect(await inboxOf('VERIFIER01', receipt)).toEqual([`${receipt.refNo} waits for your verification`]);
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
    await mailNews(bank());
    expect(await inboxOf('APPROVER01', receipt)).toEqual([`${receipt.refNo} waits for your approval`]);
    const { code } = await decideUnsigned(bank(), 'APPROVER01', 'rejectRequest', receipt);
    expect(code).toBe('00');
    await mailNews(bank());
    expect(await inboxOf('MAKER01', receipt)).toEqual([
      `${receipt.refNo} was verified by Agus Wijaya`,
      `${receipt.refNo} was rejected`,
    ]);
    expect(await mailsAbout(bank(), receipt)).toEqual([]);
  });

  test('describe many requests at once in one mail', async () => {
    await wish(bank(), 'VERIFIER01', ['task-waiting']);
    const receipts = [await submit(bank()), await submit(bank())];
    await mailNews(bank());
    const [first, second] = await Promise.all(receipts.map((receipt) => mailsAbout(bank(), receipt)));
    expect(first).toMatchObject([{ to: 'VERIFIER01', subject: '2 requests wait for you' }]);
    expect(second).toEqual(first);
  });

  test('describe to the maker the end of a payment, and the reason if the host refused it', async () => {
    await wish(bank(), 'MAKER01', ['request-finished'], 'ID');
    const paid = await submit(bank());
    expect((await releaseSmall(bank(), paid)).code).toBe('00');
    await runJobs(bank());
    await mailNews(bank());
    expect(await subjects(paid)).toEqual([`MAKER01: ${paid.refNo} telah selesai`]);
    const refusal = { kind: 'rejected', code: 'HOST_BIFAST_47' } as const;
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer: refusal });
    const refused = await submit(bank());
    expect((await releaseSmall(bank(), refused)).code).toBe('00');
    await runJobs(bank());
    await mailNews(bank());
    expect(await subjects(refused)).toEqual([`MAKER01: ${refused.refNo} gagal`]);
    expect((await mailsAbout(bank(), refused))[0]?.body).toContain('rekening Anda tidak didebit');
  });

  test('describe to the maker a return or rejection and its reason, and nothing that the maker did', async () => {
    await wish(bank(), 'MAKER01', ['request-returned', 'request-finished']);
    await wish(bank(), 'VERIFIER01', ['task-waiting', 'request-returned', 'request-finished']);
    const receipt = await submit(bank());
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'sendRequestToRepair', receipt, 'Nama salah')).code).toBe('00');
    await mailNews(bank());
    expect(await subjects(receipt)).toEqual([`MAKER01: ${receipt.refNo} came back for repair`]);
    expect((await mailsAbout(bank(), receipt))[0]?.body).toContain('Nama salah');
    const repaired = await resubmit(bank(), receipt, draftOf('10000000.00'));
    await mailNews(bank());
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'sendRequestToRepair', repaired, 'Lagi')).code).toBe('00');
    await mailNews(bank());
    const { menuAccess, refNo, revision } = keyOf(repaired);
    const cancelled = await ask(bank(), 'cancelRequest', {
      user: user('MAKER01'),
      body: { menuAccess, refNo, revision, taskId: repaired.taskId, reason: 'Tidak jadi' },
    });
    expect(cancelled.code).toBe('00');
    await mailNews(bank());
    expect((await subjects(receipt)).slice(1)).toEqual([
      `VERIFIER01: ${receipt.refNo} waits for your verification`,
      `MAKER01: ${receipt.refNo} came back for repair`,
    ]);
    const rejected = await submit(bank());
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'rejectRequest', rejected, 'Ganda')).code).toBe('00');
    await mailNews(bank());
    expect(await subjects(rejected)).toEqual([`MAKER01: ${rejected.refNo} was rejected`]);
  });

  test('go to no user who has switched the topic off, and to no one who cannot act', async () => {
    await wish(bank(), 'VERIFIER01', ['request-finished', 'request-returned']);
    await wish(bank(), 'INQUIRY01', ['task-waiting', 'request-finished']);
    const receipt = await submit(bank());
    await mailNews(bank());
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt)).code).toBe('00');
    await mailNews(bank());
    expect(await mailsAbout(bank(), receipt)).toEqual([]);
  });
});

describe.each(['pglite', 'postgres'] as const)('a running bank (%s)', (engine) => {
  const isMissing = engine === 'postgres' && !inject('postgresUrl');

  test.skipIf(isMissing)('sends mails shortly after the news were stored, without a call', async () => {
    const isOnServer = engine === 'postgres';
    const opened = await (isOnServer ? openOnPostgres(await migratedDatabase(inject('postgresUrl'))) : openEmbedded());
    const clock = { now: () => new Date('2026-11-23T09:00:00+07:00') };
    const news = createNewsQueue({ db: opened.db, clock }, 10);
    const running = await buildBank(opened, { news });
    await addRequestBank(running);
    const jobs = await startJobRunner({ services: running.services, engine: opened.engine });
    const receipt = await submit(running);
    const recipients = async () => (await mailsAbout(running, receipt)).map(({ to }) => to);
    await expect.poll(recipients, { timeout: 10_000 }).toContain('VERIFIER01');
    await news.stop();
    await jobs.stop();
    await running.close();
  });
});
