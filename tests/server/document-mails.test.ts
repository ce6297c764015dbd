// The mails with documents: those that users send, and the advice that the bank sends by itself.
import { expect, test } from 'vitest';
import type { TransactionType } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { countHit, limits } from '../../server/people/rate-limit.ts';
import { documentKeyOf, email, mailsOn, released } from './document-calls.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, runJobs, user } from './request-bank.ts';

const document = await loadContract();

onEmbeddedDatabase('mails with documents', addRequestBank, (bank) => {
  test('describe a file and a cheque book instead of naming a payee', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const { db } = bank().services;
    const mailed = async (menu: TransactionType, name: string) => {
      const changed = { menu_access: menu, payee_name: name };
      await db.updateTable('requests').set(changed).where('ref_no', '=', receipt.refNo).execute();
      await outputOf(bank(), 'emailReceipt', {
        body: { ...(await documentKeyOf(bank(), receipt)), email: ['a@nusantara.co.id'] },
      });
      return (await mailsOn(bank(), receipt.refNo)).at(-1)?.body;
    };
    expect(await mailed('BULK', 'gaji-november.csv')).toContain('its payment by the file gaji-november.csv.');
    expect(await mailed('CHQ_BOOK', 'KCP Sudirman')).toContain(
      'its payment for books to be picked up at KCP Sudirman.',
    );
    expect(await mailed('LCY', 'CV Sinar Jaya Abadi')).toContain('its payment to CV Sinar Jaya Abadi.');
  });

  test('recipients named by the maker get the advice once by e-mail and once by WhatsApp', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const { company_id: companyId, task_id: taskId } = await bank()
      .services.db.selectFrom('requests')
      .select(['company_id', 'task_id'])
      .where('ref_no', '=', receipt.refNo)
      .executeTakeFirstOrThrow();
    const again = { kind: 'execute-transfer', payload: JSON.stringify({ companyId, taskId }), run_at: new Date(0) };
    await bank()
      .services.db.insertInto('jobs')
      .values({ ...again, unique_key: null, locked_until: null, last_error: null })
      .execute();
    await runDueJobs(bank().services);
    const mails = await mailsOn(bank(), receipt.refNo);
    expect(mails.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ...email.map((address) => ['mail', address]),
      ['whatsapp', '+6281218004567'],
    ]);
    const text = textOfPdf(mails[0]?.attachment ?? new Uint8Array());
    expect(text).toEqual(expect.arrayContaining(['Advis Transfer', receipt.refNo, '5270-3388-12']));
    expect(text.join()).not.toContain('1370010246801');
  });

  test('a payment that the bank refuses has no advice', async () => {
    const refusal = { kind: 'rejected', code: 'HOST_BIFAST_47' } as const;
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer: refusal });
    const receipt = await released(bank());
    await runJobs(bank());
    expect(await mailsOn(bank(), receipt.refNo)).toEqual([]);
    expect(await ask(bank(), 'downloadAdvice', { body: await documentKeyOf(bank(), receipt) })).toMatchObject({
      code: 'STATUS_NOT_ALLOWED',
    });
  });

  test('the receipt and the advice go to every address as PDF, and too long addresses are refused', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await documentKeyOf(bank(), receipt);
    const before = (await mailsOn(bank(), receipt.refNo)).length;
    const to = ['akuntansi@nusantara.co.id', 'pajak@nusantara.co.id'];
    expect(await outputOf(bank(), 'emailReceipt', { body: { ...key, email: to } })).toMatchObject({ sentTo: to });
    const advice = { refNo: receipt.refNo, menuAccess: 'LCY', email: to };
    expect(await outputOf(bank(), 'emailAdvice', { body: advice })).toMatchObject({ email: to });
    const sent = (await mailsOn(bank(), receipt.refNo)).slice(before);
    expect(sent.map(({ recipient, attachment_type: type }) => [recipient, type])).toEqual(
      [...to, ...to].map((address) => [address, 'application/pdf']),
    );
    for (const { body } of sent)
      expect(body).toMatch(/Amount: IDR .* Fee: IDR\s2,500\.00\. Total debit: IDR\s10,002,500\.00\./);
    const many = Array.from({ length: 20 }, (_, index) => `penerima.nomor.${index}@nusantara.co.id`);
    expect((await ask(bank(), 'emailReceipt', { body: { ...key, email: many } })).code).toBe('123');
  });

  test('have no token of a payment without prepaid electricity', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const body = { ...(await documentKeyOf(bank(), receipt)), email: ['mes.karyawan@nusantara.co.id'] };
    expect((await ask(bank(), 'emailPlnToken', { body })).code).toBe('STATUS_NOT_ALLOWED');
  });

  test('go to a limited number of addresses per hour and user, and to none of a mail beyond it', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const body = { ...(await documentKeyOf(bank(), receipt)), email: ['a@nusantara.co.id', 'b@nusantara.co.id'] };
    const window = limits.documentMail;
    const { now } = bank().services.clock;
    for (let hits = 1; hits < window.times; hits += 1)
      await countHit(bank().services.db, window, user('APPROVER01'), now());
    const before = (await mailsOn(bank(), receipt.refNo)).length;
    expect((await ask(bank(), 'emailReceipt', { user: user('APPROVER01'), body })).code).toBe('429');
    expect((await mailsOn(bank(), receipt.refNo)).length).toBe(before);
    expect((await ask(bank(), 'emailReceipt', { user: user('MAKER01'), body })).code).toBe('00');
  });

  test('are in the mailbox of the sandbox with their attachments', async () => {
    const services = bank().services;
    const app = buildApp({ document, services, logs: false });
    mountSandbox(app, { ...services, config: { ...services.config, isSandbox: true } });
    const page = await app.inject({ method: 'GET', url: '/sandbox/mailbox' });
    expect(page.body).toContain('+6281218004567 (WhatsApp)');
    const [, link = ''] = /href="(\/sandbox\/mailbox\/\d+\/attachment)"/.exec(page.body) ?? [];
    const attachment = await app.inject({ method: 'GET', url: link });
    expect(attachment.headers['content-type']).toBe('application/pdf');
    expect((await app.inject({ method: 'GET', url: '/sandbox/mailbox/999999/attachment' })).statusCode).toBe(404);
  });
});
