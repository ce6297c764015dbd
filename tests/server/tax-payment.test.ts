// A tax is paid: its costs, approvals, receipt of the state, repair and outcomes.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { PaymentValidation, RequestRepair, TransactionDetail } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { countPages, qrOfPdf, textOfPdf } from './pdf-text.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { createBilling, customs, formFor, keyOf, releaseTax, submitTax, taxForm, vat } from './tax-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const night = new Date('2026-11-23T21:10:00+07:00');

onBothDatabases('a tax payment', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const db = () => bank().services.db;
  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const detailOf = (refNo: string) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'TAX_PAY' },
    });

  test('costs nothing at the tax office, a fee at customs, and is closed after 21:00', async () => {
    const form = await taxForm(bank(), vat);
    const checked = (await asMaker('validateTaxPayment', { form })).output as PaymentValidation;
    expect(checked).toMatchObject({ executionDate: '2026-11-23', notes: [] });
    const fee = { fromAccountId: 'acc-0001', amount: idr('88214000.00') };
    const quote = async (billingId: string) => (await asMaker('quoteTaxPaymentFee', { ...fee, billingId })).output;
    expect(await quote(vat)).toMatchObject({ lines: [], totalDebit: idr('88214000.00') });
    expect(await quote(customs)).toMatchObject({ totalFee: idr('5000.00'), totalDebit: idr('88219000.00') });
    const day = { billingId: vat, transactionDate: '2026-11-23' };
    expect((await asMaker('checkTaxPaymentCutOff', day)).output).toMatchObject({ open: true, cutOffTime: '21:00' });
    bank().setTime(night);
    expect((await asMaker('checkTaxPaymentCutOff', day)).output).toMatchObject({ open: false, code: 'ERR_TRX_COT' });
    expect((await asMaker('submitTaxPayment', { form })).code).toBe('ERR_TRX_COT');
  });

  test('goes from the maker to the state, whose receipt is in the details, on paper and in the mail', async () => {
    const additionalDetails = { email: ['pajak@nusantara.co.id'] };
    const receipt = await submitTax(bank(), await taxForm(bank(), vat, { additionalDetails }));
    await releaseTax(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const detail = await detailOf(receipt.refNo);
    expect(detail).toMatchObject({
      customerName: 'PT Nusantara Sejahtera Abadi',
      destination: vat,
      transactionDetails: { kind: 'tax-payment', billing: { mapCode: '411211', mapName: 'PPN Dalam Negeri' } },
      codeNames: [
        { code: '411211', name: 'Domestic value added tax (PPN)' },
        { code: '411211-100', name: 'Monthly PPN' },
      ],
      receipt: {
        kind: 'tax',
        ntpn: expect.stringMatching(/^[0-9A-Z]{16}$/) as string,
        ntb: expect.stringMatching(/^\d{12}$/) as string,
        stan: expect.stringMatching(/^\d{6}$/) as string,
        npwp: '0013456785051000',
        formerNpwp: '013456785051000',
        bookingDate: '2026-11-23',
      },
    });
    expect(await checkLedger(bank().services.db)).toEqual([]);
    const { authorization } = await bearerOf(bank(), user('INQUIRY01'));
    const { ntpn, ntb, stan } = detail.receipt as { ntpn: string; ntb: string; stan: string };
    const ofState = ['NTB', 'NTPN', 'STAN', 'ID Billing', 'NPWP', 'Jumlah Setoran'];
    for (const [document, language, order] of [
      ['receipt', 'en', ['Bukti Penerimaan Negara', ...ofState, 'Biaya']],
      ['receipt', 'id', ['Bukti Penerimaan Negara', ...ofState, 'Biaya']],
      ['advice', 'en', ofState],
    ] as const) {
      const file = await bank().app.inject({
        method: 'POST',
        url: `/api/transaction-status/${document}/download`,
        headers: { authorization, 'accept-language': language },
        payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
      });
      const text = textOfPdf(file.rawPayload);
      expect(text).toEqual(expect.arrayContaining(['Masa Pajak', '10/2026', 'NTPN', ntpn]));
      expect(text).not.toContain(language === 'en' ? 'Credited' : 'Dikreditkan');
      expect(text.filter((word) => order.some((one) => one === word)).slice(0, order.length)).toEqual(order);
      expect(document === 'advice' || countPages(file.rawPayload) === 1).toBe(true);
      expect(qrOfPdf(file.rawPayload)).toBe(`BPN|${ntpn}|${vat}|125430000.00|2026-11-23|${ntb}|${stan}`);
    }
    const mails = await bank().services.db.selectFrom('mails').select(['recipient', 'body']).execute();
    expect(mails.find(({ recipient }) => recipient === 'pajak@nusantara.co.id')?.body).toContain(vat);
  });

  test.each([
    ['insufficient', { kind: 'insufficient' }, 'Pending Execute'],
    ['rejected', { kind: 'rejected', code: 'HOST_TAX_47' }, 'Failed'],
    ['timeout', { kind: 'timeout', truth: 'rejected' }, 'Pending by Bank'],
    ['timeout', { kind: 'timeout', truth: 'done' }, 'Pending by Bank'],
  ] as const)(
    'that the host answers with %s is shown so, and ends as the enquiry says',
    async (_kind, answer, status) => {
      const billingId = `12611230077${Math.abs(JSON.stringify(answer).length * 37) % 10_000}`.padEnd(15, '1');
      const receipt = await submitTax(bank(), await taxForm(bank(), billingId), ['possible-duplicate']);
      await releaseTax(bank(), receipt);
      await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_TAX_PAY', answer });
      await runJobs(bank());
      expect(await statusOf(bank(), receipt)).toBe(status);
      if (answer.kind !== 'timeout') return;
      bank().setTime(new Date('2026-11-23T09:02:00+07:00'));
      await runJobs(bank());
      expect(await statusOf(bank(), receipt)).toBe(answer.truth === 'done' ? 'Successful' : 'Failed');
    },
  );

  test('whose amount the state changed after the approval fails with that reason, and is not unknown', async () => {
    const { db } = bank().services;
    const receipt = await submitTax(bank(), await taxForm(bank(), '126112300999001'), ['possible-duplicate']);
    await releaseTax(bank(), receipt);
    const { billing } = await db
      .selectFrom('host_tax_billings')
      .select('billing')
      .where('billing_id', '=', '126112300999001')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('host_tax_billings')
      .set({ billing: JSON.stringify({ ...billing, amount: idr('77000.00') }) })
      .where('billing_id', '=', '126112300999001')
      .execute();
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    const { banner } = await detailOf(receipt.refNo);
    expect(banner.reason).toContain('another amount');
  });

  test('is repaired with another billing, and its own billing is no duplicate of itself', async () => {
    const receipt = await submitTax(bank(), await taxForm(bank(), '126112300555001'), ['possible-duplicate']);
    const { refNo: _none, ...named } = keyOf(receipt);
    const returned = { user: user('VERIFIER01'), body: { ...named, reason: 'Masa pajak salah' } };
    expect((await ask(bank(), 'sendRequestToRepair', returned)).code).toBe('00');
    const { revision, ...key } = keyOf(receipt);
    const asked = { user: user('MAKER01'), body: key };
    expect((await outputOf<RequestRepair>(bank(), 'getRequestRepair', asked)).pageMode).toBe('tax-payment');
    const own = await asMaker('inquireTaxBilling', { billingId: '126112300555001', refNo: receipt.refNo });
    expect(own.code).toBe('00');
    const form = await taxForm(bank(), '126112300555002');
    const { taskId, refNo } = receipt;
    const again = await asMaker('resubmitTaxPayment', {
      taskId,
      refNo,
      revision,
      form,
      confirmed: ['possible-duplicate'],
    });
    expect(again.output).toMatchObject({ refNo, revision: 2 });
    expect((await detailOf(refNo)).destination).toBe('126112300555002');
  });

  test('that expires while it waits for approval is refused to those who decide', async () => {
    const receipt = await submitTax(bank(), await taxForm(bank(), customs));
    bank().setTime(new Date('2026-12-01T09:00:00+07:00'));
    const verified = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
    expect(verified.code).toBe('HOST_TAX_89');
  });

  test('is not moved, and not decided on, for a day after the billing expires', async () => {
    const inquiry = await createBilling(bank(), { taxpayerPeriod: { fromMonth: 5, toMonth: 5, year: 2026 } });
    const receipt = await submitTax(bank(), formFor(inquiry, { billingSource: 'created' }));
    const { taskId } = receipt;
    const stored = db().updateTable('requests').where('task_id', '=', taskId);
    const content = sql<string>`jsonb_set(content, '{billing,expiresAt}', '"2026-11-23T23:59:59+07:00"')`;
    await stored.set({ content }).execute();
    bank().setTime(new Date('2026-11-23T21:30:00+07:00'));
    const body = { ...keyOf(receipt), choice: 'next-working-day' };
    const moved = await ask(bank(), 'chooseForLateRequest', { user: user('VERIFIER01'), body });
    expect(moved.code).toBe('189');
    await stored.set({ execution_date: '2026-11-24' }).execute();
    const verified = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
    expect(verified.code).toBe('189');
  });
});
