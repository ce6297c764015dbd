// The documents of an executed transaction, by download and by mail, and the advice that the bank sends by itself.
import { expect, test } from 'vitest';
import type {
  ExecutionReceipt,
  FeeQuote,
  SubmitReceipt,
  TransactionContent,
  TransactionType,
} from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { countHit, limits } from '../../server/people/rate-limit.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { words } from '../e2e/words.ts';
import { operations } from '../../generated/operations.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, draftOf, releaseSmall, runJobs, submit, user } from './request-bank.ts';

const document = await loadContract();
const whatsapp = [{ countryCode: '+62', valueWhatsapp: '81218004567' }];
const email = ['keuangan@sinarjaya.co.id', 'kasir@sinarjaya.co.id'];

function draftTelling() {
  const draft = draftOf('10000000.00');
  if (draft.content.kind !== 'local-transfer') throw new Error('Not a local transfer');
  const form = { ...draft.content.form, additionalDetails: { email, whatsapp } };
  const fee = { value: '2500.00', currency: 'IDR' } as const;
  const lines: FeeQuote['lines'] = [{ type: 'transaction', amount: fee, account: '1370010246801' }];
  const fees: FeeQuote = { lines, totalFee: fee, totalDebit: { value: '10002500.00', currency: 'IDR' } };
  return { ...draft, fees, content: { ...draft.content, form } } as typeof draft;
}

async function released(bank: TestBank): Promise<SubmitReceipt> {
  const receipt = await submit(bank, draftTelling());
  expect((await releaseSmall(bank, receipt)).code).toBe('00');
  return receipt;
}

async function keyOf({ services: { db } }: TestBank, { refNo }: SubmitReceipt) {
  const row = await db
    .selectFrom('requests')
    .select('id_trx_log')
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
  return { refNo, idTrxLog: row.id_trx_log ?? '' };
}

async function mailsOn({ services: { db } }: TestBank, refNo: string) {
  const mails = await db.selectFrom('mails').selectAll().orderBy('mail_id').execute();
  return mails.filter(({ subject, body }) => `${subject} ${body}`.includes(refNo));
}

type FileOperation = 'downloadAdvice' | 'downloadMt103' | 'downloadReceipt';

async function download(bank: TestBank, operationId: FileOperation, payload: object, language = 'en') {
  const headers = { ...(await bearerOf(bank, user('MAKER01'))), 'accept-language': language };
  return bank.app.inject({ method: 'POST', url: operations[operationId].path, payload, headers });
}

async function become(
  { services: { db } }: TestBank,
  refNo: string,
  content: Partial<TransactionContent>,
  receipt?: ExecutionReceipt,
) {
  const row = await db
    .updateTable('requests')
    .set({ content: JSON.stringify(content) })
    .where('ref_no', '=', refNo)
    .returning('task_id')
    .executeTakeFirstOrThrow();
  if (receipt)
    await db
      .updateTable('executions')
      .set({ receipt: JSON.stringify(receipt) })
      .where('task_id', '=', row.task_id)
      .execute();
}

const fromAccount = { id: 'acc-0003', number: '1370010246803', alias: 'Operasional USD', currency: 'USD' };
const telegraphicTo = (changes: object = {}) =>
  ({
    kind: 'foreign-transfer',
    form: {
      transferType: 'TT',
      fromAccount,
      payee: {
        kind: 'account',
        beneficiary: {
          bankName: 'MUFG Bank',
          bankCode: 'BOTKJPJT',
          bankAddress: '2-7-1 Marunouchi Chiyoda-ku Tokyo',
          country: 'JP',
          accountNumber: '0012876543',
          accountName: 'Tokyo Trading KK',
          addressLine1: '1-9-2 Nihonbashi',
          citizenship: 'WNA',
          residency: '02',
          category: '02',
          currency: 'USD',
          ...changes,
        },
      },
      transactionDetails: { amount: { value: '48750.00', currency: 'USD' }, purposeCode: '2012', info: 'Invoice 8841' },
      charges: { chargeInstruction: 'OUR', chargeTransactionFeeTo: 'REMITTER' },
      remitterBeneficiaryRelationship: '02',
      isRemitterSameAsBeneficiary: false,
      timing: { kind: 'immediate' },
    },
  }) as unknown as TransactionContent;

onEmbeddedDatabase('the documents of a transaction', addRequestBank, (bank) => {
  test('the debit advice of an executed transfer is a PDF in the requested language', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await keyOf(bank(), receipt);
    const english = await download(bank(), 'downloadAdvice', key);
    expect(english.headers['content-type']).toBe('application/pdf');
    expect(textOfPdf(english.rawPayload)).toEqual(
      expect.arrayContaining(['Debit Advice', receipt.refNo, 'IDR 10,000,000.00', 'CV Sinar Jaya Abadi']),
    );
    const indonesian = textOfPdf((await download(bank(), 'downloadAdvice', key, 'id')).rawPayload);
    expect(indonesian).toEqual(expect.arrayContaining(['Advis Debit', 'Rp 10.000.000,00', 'sepuluh juta rupiah']));
  });

  test.each(['en', 'id'] as const)('name in %s each fact as the screens do', async (locale) => {
    const receipt = await released(bank());
    await runJobs(bank());
    const file = await download(bank(), 'downloadReceipt', await keyOf(bank(), receipt), locale);
    const text = words(locale, 'kinds');
    const onScreen = words(locale, 'transactions');
    expect(textOfPdf(file.rawPayload)).toEqual(
      expect.arrayContaining([
        text('status.Successful'),
        text('fact.reference'),
        ...(['to', 'accountNumber', 'bank', 'purpose', 'date', 'kind', 'from', 'fee', 'totalDebit'] as const).map(
          (name) => text(`transfer.${name}`),
        ),
        onScreen('detail.bankReference'),
        onScreen('detail.credited'),
      ]),
    );
  });

  test('the mail with a document describes a file and a cheque book instead of naming a payee', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const { db } = bank().services;
    const mailed = async (menu: TransactionType, name: string) => {
      const changed = { menu_access: menu, payee_name: name };
      await db.updateTable('requests').set(changed).where('ref_no', '=', receipt.refNo).execute();
      await outputOf(bank(), 'emailReceipt', {
        body: { ...(await keyOf(bank(), receipt)), email: ['a@nusantara.co.id'] },
      });
      return (await mailsOn(bank(), receipt.refNo)).at(-1)?.body;
    };
    expect(await mailed('BULK', 'gaji-november.csv')).toContain('its payment by the file gaji-november.csv.');
    expect(await mailed('CHQ_BOOK', 'KCP Sudirman')).toContain(
      'its payment for books to be picked up at KCP Sudirman.',
    );
    expect(await mailed('LCY', 'CV Sinar Jaya Abadi')).toContain('its payment to CV Sinar Jaya Abadi.');
  });

  test('documents have the customer reference, the purpose, and the configured name of the bank', async () => {
    const draft = draftTelling();
    if (draft.content.kind !== 'local-transfer') throw new Error('Not a local transfer');
    const { form } = draft.content;
    const transactionDetails = { ...form.transactionDetails, customerReference: 'ML/2611/0117', purposeCode: '03' };
    const content = { ...draft.content, form: { ...form, transactionDetails } } as typeof draft.content;
    const receipt = await submit(bank(), { ...draft, content });
    expect((await releaseSmall(bank(), receipt)).code).toBe('00');
    await runJobs(bank());
    const { config } = bank().services;
    Object.assign(config, { bankName: 'Bank Contoh' });
    const reply = await download(bank(), 'downloadReceipt', await keyOf(bank(), receipt), 'id');
    Object.assign(config, { bankName: undefined });
    expect(textOfPdf(reply.rawPayload)).toEqual(
      expect.arrayContaining(['Bank Contoh', 'Referensi nasabah', 'ML/2611/0117', 'Tujuan transaksi', 'Pembelian']),
    );
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
    expect(await ask(bank(), 'downloadAdvice', { body: await keyOf(bank(), receipt) })).toMatchObject({
      code: 'STATUS_NOT_ALLOWED',
    });
  });

  test('the receipt and the advice go to every address as PDF, and too long addresses are refused', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await keyOf(bank(), receipt);
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

  test('documents for others show only the end of the debit account, the advice for the company all of it', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await keyOf(bank(), receipt);
    await outputOf(bank(), 'emailReceipt', { body: { ...key, email } });
    await outputOf(bank(), 'emailAdvice', { body: { refNo: receipt.refNo, menuAccess: 'LCY', email } });
    const mailed = (await mailsOn(bank(), receipt.refNo)).slice(-2 * email.length);
    const files = [
      (await download(bank(), 'downloadReceipt', key)).rawPayload,
      ...mailed.map((mail) => mail.attachment),
    ];
    for (const file of files) {
      const text = textOfPdf(file ?? new Uint8Array()).join('\n');
      expect(text).toContain('680-1');
      expect(text).not.toContain('1370-0102');
    }
    const advice = textOfPdf((await download(bank(), 'downloadAdvice', key)).rawPayload).join('\n');
    expect(advice).toContain('1370-0102-4680-1');
  });

  test('a telegraphic transfer has its MT103, any other transfer has none', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await keyOf(bank(), receipt);
    expect((await ask(bank(), 'downloadMt103', { body: key })).code).toBe('MT103_NOT_GENERATED');
    await become(bank(), receipt.refNo, telegraphicTo());
    const text = textOfPdf((await download(bank(), 'downloadMt103', key)).rawPayload);
    expect(text).toEqual(
      expect.arrayContaining([':23B:CRED', ':32A:261123USD48750,', ':57A:BOTKJPJT', '/0012876543'].map(anyWith)),
    );
    const sent = await outputOf(bank(), 'emailMt103', { body: { ...key, email: ['ar@tokyotrading.co.jp'] } });
    expect(sent).toMatchObject({ refNo: receipt.refNo, sentTo: ['ar@tokyotrading.co.jp'] });
  });

  test('an MT103 keeps the last line of the address of a payee with a long name, or says that something is cut', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await keyOf(bank(), receipt);
    const address = { addressLine1: '1-9-2 Nihonbashi', addressLine2: 'Chuo-ku', addressLine3: 'Tokyo 103-0027' };
    const addressed = async (accountName: string) => {
      await become(bank(), receipt.refNo, telegraphicTo({ accountName, ...address }));
      return textOfPdf((await download(bank(), 'downloadMt103', key)).rawPayload);
    };
    const whole = await addressed('Tokyo Trading and Shipping Company of the Eastern Ports KK');
    expect(whole).toEqual(
      expect.arrayContaining(['of the Eastern Ports KK 1-9-2', 'Nihonbashi Chuo-ku Tokyo 103-0027'].map(anyWith)),
    );
    const long = await addressed('Tokyo Trading and Shipping Company '.repeat(4).trim());
    expect(long).toEqual(expect.arrayContaining([expect.stringMatching(/^Tokyo Trading and Shipping Company\+$/)]));
  });

  test('a payment that has no token of prepaid electricity mails none', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const body = { ...(await keyOf(bank(), receipt)), email: ['mes.karyawan@nusantara.co.id'] };
    expect((await ask(bank(), 'emailPlnToken', { body })).code).toBe('STATUS_NOT_ALLOWED');
  });

  test('are not found by a user without the service, nor by another company', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const body = await keyOf(bank(), receipt);
    const askAs = async (id: string) => (await ask(bank(), 'downloadAdvice', { user: id, body })).code;
    expect(await askAs('MAKER01@BAHARI')).toBe('193');
    await bank()
      .services.db.updateTable('users')
      .set({ services: ['SVC_LCY_OVB'] })
      .where('user_id', '=', user('INQUIRY01'))
      .execute();
    expect(await askAs(user('INQUIRY01'))).toBe('94');
  });

  test('are mailed to a limited number of addresses per hour and user, and to none of a mail beyond it', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const body = { ...(await keyOf(bank(), receipt)), email: ['a@nusantara.co.id', 'b@nusantara.co.id'] };
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

function anyWith(text: string): unknown {
  return expect.stringContaining(text);
}
