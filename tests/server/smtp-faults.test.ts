// A mail server that hangs, refuses, answers late or disconnects delays only its own mail.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Services } from '../../server/context.ts';
import type { JobKinds } from '../../server/jobs/kind.ts';
import { backoff, enqueue, mostAttempts } from '../../server/jobs/queue.ts';
import { runDueJobs, startJobRunner } from '../../server/jobs/runner.ts';
import { listDeadJobs } from '../../server/jobs/job-status.ts';
import { deliverMail, mailDelivery } from '../../server/mail/deliver-email.ts';
import { sendMail } from '../../server/mail/send.ts';
import { openDatabase } from '../../server/db/database.ts';
import { buildBank } from './bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addPeople } from './people.ts';
import { startSmtp, type SmtpManner, type SmtpServer } from './smtp-server.ts';

const mail = { companyId: 'NUSANTARA', recipient: 'siti@nusantara.co.id', subject: 'Halo', body: 'Selamat pagi' };
const longest = 300;
const soon: JobKinds = { 'mail.send': mailDelivery(longest) };

const sendingBy = (services: Services, { url }: SmtpServer): Services => ({
  ...services,
  config: { ...services.config, smtpUrl: url },
});
const queueMail = (services: Services, changes: object = {}) =>
  sendMail({ ...services, now: services.clock.now() }, { ...mail, ...changes });

onEmbeddedDatabase('a mail server in trouble', addPeople, (bank) => {
  let smtp: SmtpServer | undefined;

  beforeEach(async () => {
    await bank().services.db.deleteFrom('jobs').execute();
    await bank().services.db.deleteFrom('mails').execute();
  });
  afterEach(() => smtp?.close());

  async function sendingTo(manner: SmtpManner) {
    smtp = await startSmtp(manner);
    return { server: smtp, services: sendingBy(bank().services, smtp) };
  }
  const reasons = async () => {
    const rows = await bank().services.db.selectFrom('jobs').select(['attempts', 'state', 'last_error']).execute();
    return rows.map(({ attempts, state, last_error: reason }) => ({ attempts, state, reason }));
  };
  const later = (milliseconds: number) =>
    bank().setTime(new Date(bank().services.clock.now().getTime() + milliseconds));

  test.each([
    ['silent', /abort|timeout/i],
    ['dripping', /abort|timeout/i],
    ['late', /abort|timeout/i],
    ['refusing', /554 no thanks/],
    ['breaking', /clos|ECONNRESET/i],
  ] as const)('that is %s costs one attempt, which ends, and its reason is stored', async (manner, reason) => {
    const { services } = await sendingTo(manner);
    await queueMail(services);
    expect(await runDueJobs(services, soon)).toBe(1);
    expect(await reasons()).toEqual([{ attempts: 1, state: 'waiting', reason: expect.stringMatching(reason) }]);
  });

  test('is tried again after growing pauses, for hours, and then the mail is dead with its reason', async () => {
    const { server, services } = await sendingTo('refusing');
    await queueMail(services);
    let waited = 0;
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      expect(await runDueJobs(services, soon)).toBe(1);
      expect(await runDueJobs(services, soon)).toBe(0);
      waited += attempt < mostAttempts ? backoff(attempt, 'mail.send') : 0;
      later(backoff(attempt, 'mail.send'));
    }
    expect(waited).toBeGreaterThan(2 * 3_600_000);
    expect(server.connections()).toBe(mostAttempts);
    expect(await listDeadJobs(services.db)).toMatchObject([{ kind: 'mail.send', last_error: /554 no thanks/ }]);
  });

  test('that never confirms a mail gets the same mail again, never one that looks like another', async () => {
    const { server, services } = await sendingTo('late');
    await queueMail(services);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runDueJobs(services, soon);
      later(backoff(attempt, 'mail.send'));
    }
    const ids = server.received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^<mail\.\d+\.\d+@bank\.co\.id>$/);
  });

  test('that is back gets each mail once', async () => {
    const first = await sendingTo('breaking');
    for (let number = 0; number < 5; number += 1) await queueMail(first.services, { body: `Mail ${number}` });
    await runDueJobs(first.services, soon);
    await first.server.close();
    const { server, services } = await sendingTo('kind');
    later(backoff(1, 'mail.send'));
    expect(await runDueJobs(services, soon)).toBe(5);
    later(3_600_000);
    expect(await runDueJobs(services, soon)).toBe(0);
    expect(server.received).toHaveLength(5);
    expect(new Set(server.received.map((text) => /Mail \d/.exec(text)?.[0])).size).toBe(5);
  });

  test('gets no second header and no second recipient from names, subjects and addresses', async () => {
    const { server, services } = await sendingTo('kind');
    const nasty = 'x\r\nBcc: thief@example.com\r\n\r\nHello';
    await queueMail(services, { subject: nasty, body: `Dear ${nasty}\r\n.\r\nMAIL FROM:<a@b.c>` });
    await queueMail(services, { recipient: 'siti@nusantara.co.id, thief@example.com' });
    await queueMail(services, { recipient: 'siti@nusantara.co.id>\r\nRCPT TO:<thief@example.com' });
    const attachment = { name: nasty, type: 'application/pdf', content: Buffer.from('%PDF-') };
    await queueMail(services, { attachment });
    await runDueJobs(services, { 'mail.send': deliverMail });
    const named = server.commands.filter((line) => /^(RCPT|MAIL)/i.test(line));
    expect(named.filter((line) => !/^MAIL FROM:<no-reply@bank.co.id>|siti@nusantara.co.id/i.test(line))).toEqual([]);
    expect(server.received.length).toBeGreaterThanOrEqual(2);
    for (const text of server.received) expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });
});

test('a mail server that hangs does not hold up the other jobs', { timeout: 60_000 }, async () => {
  const opened = await openDatabase({ databaseUrl: undefined, dataFolder: undefined });
  const bank = await buildBank(opened);
  const smtp = await startSmtp('silent');
  const services = sendingBy(bank.services, smtp);
  let done = 0;
  const kinds: JobKinds = {
    'mail.send': mailDelivery(60_000),
    note: () => Promise.resolve(void (done += 1)),
  };
  await queueMail(services);
  const runner = await startJobRunner({ services, engine: opened.engine, kinds });
  await pause(200);
  await enqueue(services.db, { kind: 'note', payload: {}, runAt: services.clock.now() });
  await expect.poll(() => done, { timeout: 30_000 }).toBe(1);
  await smtp.close();
  await runner.stop();
  await bank.close();
});
