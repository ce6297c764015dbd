import { expect, test } from 'vitest';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import { demoDeviceSecret, demoPeople } from '../../server/sandbox/seed/people.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addPeople } from './people.ts';

const document = await loadContract();

onEmbeddedDatabase('the pages of the sandbox', addPeople, (bank) => {
  function appWith(isSandbox: boolean) {
    const services = { ...bank().services, config: { ...bank().services.config, isSandbox } };
    const app = buildApp({ document, services, logs: false });
    mountSandbox(app, services);
    return app;
  }

  test('show every demonstration user, without any inline script', async () => {
    const reply = await appWith(true).inject({ method: 'GET', url: '/sandbox' });
    for (const { userId } of demoPeople) expect(reply.body).toContain(userId);
    expect(reply.body).not.toMatch(/<script(?! src)/);
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('answer as the device of a user', async () => {
    const [person] = demoPeople;
    const payload = { userId: person?.userId, challenge: '83610472' };
    const reply = await appWith(true).inject({ method: 'POST', url: '/sandbox/device/response', payload });
    const secret = demoDeviceSecret(person?.serialNumber ?? '');
    const expected = ocraResponse('OCRA-1:HOTP-SHA256-8:QN08', secret, { challenge: '83610472' });
    expect(reply.json()).toEqual({ response: expected });
  });

  test('solve a captcha for a script, until it is used', async () => {
    const app = appWith(true);
    const drawn = await bank().ask('POST', '/api/user/auth/captcha');
    const payload = { captchaId: (drawn.output as { captchaId: string }).captchaId };
    const read = () => app.inject({ method: 'POST', url: '/sandbox/captcha/answer', payload });
    expect((await read()).json()).toEqual({ answer: expect.stringMatching(/^[2-9a-z]{5}$/) });
    await bank().services.db.updateTable('one_time_items').set({ used_at: bank().services.clock.now() }).execute();
    expect((await read()).statusCode).toBe(404);
  });

  test('show mail as text, with any content', async () => {
    const { db, clock } = bank().services;
    const body = '<b>Halo</b> http://127.0.0.1:8080/reset-password#abc';
    const mail = { recipient: 'a@b.co.id', subject: 'Halo', body, created_at: clock.now(), sent_at: null };
    await db.insertInto('mails').values(mail).execute();
    const headers = { 'accept-language': 'id' };
    const reply = await appWith(true).inject({ method: 'GET', url: '/sandbox/mailbox', headers });
    expect(reply.body).toContain('&lt;b&gt;Halo');
    expect(reply.body).toContain('<a href="http://127.0.0.1:8080/reset-password#abc">');
    expect(reply.body).toContain('Kotak surat');
  });

  test.each(['99999999999999999999', '1e400', '-1', '0', '1.5', 'x'])(
    'find no mail with the number %s',
    async (mailId) => {
      const { statusCode } = await appWith(true).inject({
        method: 'GET',
        url: `/sandbox/mailbox/${mailId}/attachment`,
      });
      expect(statusCode).toBe(400);
    },
  );

  test('do not exist where the bank is no sandbox', async () => {
    for (const url of ['/sandbox', '/sandbox/device', '/sandbox/mailbox', '/sandbox/jobs', '/sandbox/files/device.js'])
      expect((await appWith(false).inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});
