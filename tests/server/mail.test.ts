import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMail } from '../../server/mail/deliver-email.ts';
import { sendMail } from '../../server/mail/send.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addPeople } from './people.ts';
import { startSmtp, type SmtpServer } from './smtp-server.ts';

onEmbeddedDatabase('mail', addPeople, (bank) => {
  let smtp: SmtpServer;

  beforeAll(async () => {
    smtp = await startSmtp('kind');
  });
  afterAll(() => smtp.close());

  test('is sent by SMTP if there is one, once, and its text is deleted', async () => {
    const { services } = bank();
    const config = { ...services.config, smtpUrl: smtp.url, mailFrom: 'Bank Kita <surat@bankkita.co.id>' };
    const context = { ...services, config, now: services.clock.now() };
    const mail = { companyId: 'NUSANTARA', recipient: 'siti@nusantara.co.id', subject: 'Halo', body: 'Selamat pagi' };
    await sendMail(context, mail);
    const job = await services.db
      .selectFrom('jobs')
      .select(['kind', 'payload'])
      .where('kind', '=', 'mail.send')
      .executeTakeFirstOrThrow();
    await deliverMail(job.payload, { ...context, attempt: 1 });
    await deliverMail(job.payload, { ...context, attempt: 2 });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('Selamat pagi');
    expect(smtp.received[0]).toMatch(/^From: Bank Kita <surat@bankkita\.co\.id>\r$/m);
    expect(smtp.received[0]).toMatch(/^Message-ID: <mail\.\d+\.\d+@bankkita\.co\.id>\r$/m);
    const kept = await services.db.selectFrom('mails').select(['body', 'sent_at']).execute();
    expect(kept).toEqual([{ body: '', sent_at: context.now }]);
  });

  test('waits in the mailbox of the sandbox if there is no SMTP', async () => {
    const { services } = bank();
    const mail = { companyId: 'BAHARI', recipient: 'nurul@bahari.co.id', subject: 'Halo', body: 'Selamat sore' };
    await sendMail({ ...services, now: services.clock.now() }, mail);
    const jobs = await services.db.selectFrom('jobs').select('job_id').where('state', '=', 'waiting').execute();
    const kept = await services.db
      .selectFrom('mails')
      .select(['body', 'sent_at'])
      .where('company_id', '=', 'BAHARI')
      .execute();
    expect(kept).toEqual([{ body: 'Selamat sore', sent_at: null }]);
    expect(jobs).toHaveLength(1);
  });
});
