import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMail } from '../../server/mail/deliver.ts';
import { sendMail } from '../../server/mail/send.ts';
import { onBothDatabases } from './bank.ts';
import { addPeople } from './people.ts';

/** Just enough of SMTP (RFC 5321) to be handed a mail. */
function smtpServer(received: string[]): Server {
  return createServer((socket) => {
    let isBody = false;
    let body = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (/^DATA/i.test(line)) {
        isBody = true;
        return say('354 go on');
      }
      return say(/^QUIT/i.test(line) ? '221 bye' : '250 fine');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      if (!isBody) return chunk.toString().trim().split('\r\n').forEach(hear);
      body += chunk.toString();
      if (!body.endsWith('\r\n.\r\n')) return undefined;
      received.push(body);
      isBody = false;
      body = '';
      return say('250 taken');
    });
    say('220 a mail server of the test');
  });
}

onBothDatabases('mail', (bank) => {
  const received: string[] = [];
  const smtp = smtpServer(received);

  beforeAll(async () => {
    await addPeople(bank());
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void smtp.close());

  test('goes to SMTP when there is one, once, and keeps no text behind', async () => {
    const { services } = bank();
    const smtpUrl = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`;
    const context = { ...services, config: { ...services.config, smtpUrl }, now: services.clock.now() };
    const mail = { companyId: 'NUSANTARA', recipient: 'siti@nusantara.co.id', subject: 'Halo', body: 'Selamat pagi' };
    await sendMail(context, mail);
    const job = await services.db
      .selectFrom('jobs')
      .select(['kind', 'payload'])
      .where('kind', '=', 'mail.send')
      .executeTakeFirstOrThrow();
    await deliverMail(job.payload, { ...context, attempt: 1 });
    await deliverMail(job.payload, { ...context, attempt: 2 });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('Selamat pagi');
    const kept = await services.db.selectFrom('mails').select(['body', 'sent_at']).execute();
    expect(kept).toEqual([{ body: '', sent_at: context.now }]);
  });

  test('waits in the mailbox of the sandbox where there is no SMTP', async () => {
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
