// The documents of an executed transaction, as the users of its company download them.
import { expect, test } from 'vitest';
import type { ExecutionReceipt, TransactionContent } from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import type { TestBank } from './bank.ts';
import { advisedDraft, documentKeyOf, download, email, mailsOn, released } from './document-calls.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { words } from '../e2e/words.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, releaseSmall, runJobs, submit, user } from './request-bank.ts';

const anyWith = (text: string): unknown => expect.stringContaining(text);

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
    const key = await documentKeyOf(bank(), receipt);
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
    const file = await download(bank(), 'downloadReceipt', await documentKeyOf(bank(), receipt), locale);
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

  test('documents have the customer reference, the purpose, and the configured name of the bank', async () => {
    const draft = advisedDraft();
    if (draft.content.kind !== 'local-transfer') throw new Error('Not a local transfer');
    const { form } = draft.content;
    const transactionDetails = { ...form.transactionDetails, customerReference: 'ML/2611/0117', purposeCode: '03' };
    const content = { ...draft.content, form: { ...form, transactionDetails } } as typeof draft.content;
    const receipt = await submit(bank(), { ...draft, content });
    expect((await releaseSmall(bank(), receipt)).code).toBe('00');
    await runJobs(bank());
    const { config } = bank().services;
    Object.assign(config, { bankName: 'Bank Contoh' });
    const reply = await download(bank(), 'downloadReceipt', await documentKeyOf(bank(), receipt), 'id');
    Object.assign(config, { bankName: undefined });
    expect(textOfPdf(reply.rawPayload)).toEqual(
      expect.arrayContaining(['Bank Contoh', 'Referensi nasabah', 'ML/2611/0117', 'Tujuan transaksi', 'Pembelian']),
    );
  });

  test('documents for others show only the end of the debit account, the advice for the company all of it', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await documentKeyOf(bank(), receipt);
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

  test('a telegraphic transfer has its MT103 while this bank has its BIC, any other transfer has none', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await documentKeyOf(bank(), receipt);
    expect((await ask(bank(), 'downloadMt103', { body: key })).code).toBe('MT103_NOT_GENERATED');
    await become(bank(), receipt.refNo, telegraphicTo());
    const text = textOfPdf((await download(bank(), 'downloadMt103', key)).rawPayload);
    expect(text).toEqual(
      expect.arrayContaining([':23B:CRED', ':32A:261123USD48750,', ':57A:BOTKJPJT', '/0012876543'].map(anyWith)),
    );
    const sent = await outputOf(bank(), 'emailMt103', { body: { ...key, email: ['ar@tokyotrading.co.jp'] } });
    expect(sent).toMatchObject({ refNo: receipt.refNo, sentTo: ['ar@tokyotrading.co.jp'] });
    const ownBank = bank().services.db.updateTable('banks').where('bank_code', '=', '013');
    await ownBank.set({ effective_to: '2026-01-01' }).execute();
    const asked = [
      await ask(bank(), 'downloadMt103', { body: key }),
      await ask(bank(), 'emailMt103', { body: { ...key, email: ['ar@tokyotrading.co.jp'] } }),
    ];
    await ownBank.set({ effective_to: null }).execute();
    expect(asked.map(({ code }) => code)).toEqual(['MT103_DOWNLOAD_FAILED', 'MT103_DOWNLOAD_FAILED']);
  });

  test('an MT103 keeps the last line of the address of a payee with a long name, or says that something is cut', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const key = await documentKeyOf(bank(), receipt);
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

  test('are not found by a user without the service, nor by another company', async () => {
    const receipt = await released(bank());
    await runJobs(bank());
    const body = await documentKeyOf(bank(), receipt);
    const askAs = async (id: string) => (await ask(bank(), 'downloadAdvice', { user: id, body })).code;
    expect(await askAs('MAKER01@BAHARI')).toBe('193');
    await bank()
      .services.db.updateTable('users')
      .set({ services: ['SVC_LCY_OVB'] })
      .where('user_id', '=', user('INQUIRY01'))
      .execute();
    expect(await askAs(user('INQUIRY01'))).toBe('94');
  });
});
