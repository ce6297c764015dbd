import { beforeEach, expect, test } from 'vitest';
import type {
  BillInquiry,
  CutOffCheck,
  FeeQuote,
  PaymentValidation,
  RequestRepair,
  TransactionDetail,
  TransactionList,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import {
  billForm,
  card,
  electricity,
  inquire,
  insurance,
  internet,
  keyOf,
  meter,
  office,
  releaseBill,
  submitBill,
} from './bill-bank.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const night = new Date('2026-11-23T22:10:00+07:00');

onBothDatabases('bill payments', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const detailOf = (refNo: string) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'BILL_PAY' },
    });

  test('the biller says who the customer is, which bills are open and how much it takes', async () => {
    const two = await inquire(bank(), electricity);
    expect(two).toMatchObject({
      payeeDetails: { ...electricity, accountName: 'PT Nusantara Sejahtera Abadi' },
      bills: [{ billId: 'PLN-202610', penalty: idr('200000.00') }, { billId: 'PLN-202611' }],
      oldestFirst: true,
      amountRule: { kind: 'exact' },
    });
    expect(two.bills.map(({ description }) => description)).toEqual([
      'Electricity bill October 2026',
      'Electricity bill November 2026',
    ]);
    expect(two.facts.map(({ label }) => label)).toContain('Tariff and power');
    const part = await inquire(bank(), card);
    expect(part.amountRule).toMatchObject({ kind: 'range' });
    expect((await inquire(bank(), insurance, { months: 3 })).bills.map(({ billId }) => billId)).toEqual([
      'BPJS-202611',
      'BPJS-202612',
      'BPJS-202701',
    ]);
  });

  test('is checked, costs what the biller charges for each bill, and is closed while the biller settles', async () => {
    const form = await billForm(bank(), electricity);
    const checked = (await asMaker('validateBillPayment', { form })).output as PaymentValidation;
    expect(checked).toMatchObject({ executionDate: '2026-11-23', notes: [{ kind: 'first-time-payee' }] });
    const question = { fromAccountId: 'acc-0001', institution: 'PLN_POSTPAID', amount: idr('100000.00'), billCount: 2 };
    const fee = (await asMaker('quoteBillPaymentFee', question)).output as FeeQuote;
    expect(fee).toMatchObject({ totalFee: idr('6000.00'), totalDebit: idr('106000.00') });
    const day = { institution: 'PLN_POSTPAID', transactionDate: '2026-11-23' };
    expect((await asMaker('checkBillPaymentCutOff', day)).output).toMatchObject({ open: true, cutOffTime: '22:00' });
    bank().setTime(night);
    const closed = (await asMaker('checkBillPaymentCutOff', day)).output as CutOffCheck;
    expect(closed).toMatchObject({ open: false, code: 'ERR_TRX_COT' });
    const late = await asMaker('submitBillPayment', { form });
    expect(late.code).toBe('ERR_TRX_COT');
    const other = { ...day, institution: 'INDIHOME' };
    expect((await asMaker('checkBillPaymentCutOff', other)).output).toMatchObject({ open: true, cutOffTime: null });
  });

  test('goes from the maker to the biller, whose receipt is in the details, on paper and in the mail', async () => {
    const additionalDetails = { email: ['umum@nusantara.co.id'] };
    const receipt = await submitBill(bank(), await billForm(bank(), electricity, { additionalDetails }));
    expect(receipt.status).toBe('Pending Verify');
    await releaseBill(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const detail = await detailOf(receipt.refNo);
    expect(detail).toMatchObject({
      customerName: 'PLN Postpaid',
      destination: '538711204417',
      fees: { totalFee: idr('6000.00') },
      transactionDetails: { kind: 'bill-payment', bills: [{ billId: 'PLN-202610' }, { billId: 'PLN-202611' }] },
      receipt: { kind: 'bill', institutionReference: expect.stringMatching(/^[0-9A-F]{16}$/) },
    });
    expect(await checkLedger(bank().services.db)).toEqual([]);
    const { authorization } = await bearerOf(bank(), user('INQUIRY01'));
    for (const [language, biller, tariff] of [
      ['en', 'Biller', 'Tariff and power'],
      ['id', 'Penyedia Layanan', 'Tarif/Daya'],
    ] as const) {
      const file = await bank().app.inject({
        method: 'POST',
        url: '/api/transaction-status/receipt/download',
        headers: { authorization, 'accept-language': language },
        payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
      });
      const text = textOfPdf(file.rawPayload);
      expect(text).toEqual(expect.arrayContaining([biller, 'PLN Postpaid', tariff, 'B2 / 23000 VA']));
    }
    const mails = await bank().services.db.selectFrom('mails').select(['recipient', 'body']).execute();
    const mail = mails.find(({ recipient }) => recipient === 'umum@nusantara.co.id');
    expect(mail?.body).toMatch(/PLN Postpaid.*538711204417/s);
  });

  test('is no longer open after it is paid, and fails at the biller if it was paid at the counter', async () => {
    const payee = meter('00112233');
    const receipt = await submitBill(bank(), await billForm(bank(), payee));
    await releaseBill(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    expect((await asMaker('inquireBill', { payeeDetails: payee })).code).toBe('184');
    const other = meter('00112244');
    const late = await submitBill(bank(), await billForm(bank(), other));
    const { bills } = await inquire(bank(), other);
    const atTheCounter = bills.map(({ billId, amount }) => ({
      institution: other.institution,
      customer_number: other.accountNumber,
      bill_id: billId,
      reference: 'COUNTER',
      amount: amount.value,
      paid_at: morning,
    }));
    await bank().services.db.insertInto('host_bill_payments').values(atTheCounter).execute();
    await releaseBill(bank(), late);
    await runJobs(bank());
    const reason = expect.stringMatching(/\w/) as unknown;
    expect(await detailOf(late.refNo)).toMatchObject({ status: 'Failed', banner: { reason } });
  });

  test('in part leaves the rest of a card open', async () => {
    const before = await inquire(bank(), card);
    const receipt = await submitBill(bank(), await billForm(bank(), card, { amount: '25000000.00' }));
    await releaseBill(bank(), receipt);
    await runJobs(bank());
    const after = await inquire(bank(), card);
    const [was, is] = [before, after].map(({ bills }) => Number(bills[0]?.amount.value));
    expect((was ?? 0) - (is ?? 0)).toBe(25_000_000);
  });

  test.each([
    ['insufficient', { kind: 'insufficient' }, 'Pending Execute'],
    ['rejected', { kind: 'rejected', code: 'HOST_BILL_47' }, 'Failed'],
    ['timeout', { kind: 'timeout', truth: 'rejected' }, 'Pending by Bank'],
  ] as const)('that the host answers with %s is shown so in lists and details', async (kind, answer, status) => {
    const tail = { insufficient: '00440001', rejected: '00440002', timeout: '00440003' }[kind];
    const receipt = await submitBill(bank(), await billForm(bank(), meter(tail)));
    await releaseBill(bank(), receipt);
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_BILL_PAY', answer });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe(status);
    const { items } = await outputOf<TransactionList>(bank(), 'listTransactions', {
      user: user('MAKER01'),
      body: { status: 'all', filter: { search: receipt.refNo } },
    });
    expect(items).toMatchObject([{ refNo: receipt.refNo, status, customerName: 'PLN Postpaid' }]);
    expect(await detailOf(receipt.refNo)).not.toHaveProperty('receipt');
    if (kind !== 'timeout') return;
    bank().setTime(new Date('2026-11-23T09:02:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
  });

  test('is repaired with other bills, is no duplicate of itself, and is another revision', async () => {
    const form = await billForm(bank(), internet);
    const receipt = await submitBill(bank(), form);
    const { refNo: _none, ...named } = keyOf(receipt);
    const body = { ...named, reason: 'Bulan November dulu saja' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body })).code).toBe('00');
    const { revision: _first, ...key } = keyOf(receipt);
    const asked = { user: user('MAKER01'), body: key };
    const repair = await outputOf<RequestRepair>(bank(), 'getRequestRepair', asked);
    expect(repair.pageMode).toBe('billing');
    const { bills } = await inquire(bank(), internet);
    const [oldest] = bills;
    if (!oldest) throw new Error('Nothing is open');
    const mended = { ...form, billIds: [oldest.billId], transactionDetails: { amount: oldest.amount } };
    const question = { form: mended, refNo: receipt.refNo };
    expect((await asMaker('validateBillPayment', question)).output).toMatchObject({
      notes: [{ kind: 'first-time-payee' }],
    });
    const { taskId, refNo, revision } = receipt;
    const again = await asMaker('resubmitBillPayment', { taskId, refNo, revision, form: mended });
    expect(again.output).toMatchObject({ refNo, revision: 2, status: 'Pending Verify' });
    const { transactionDetails } = await detailOf(refNo);
    expect(transactionDetails).toMatchObject({
      bills: [{ billId: oldest.billId }],
      form: { billIds: [oldest.billId] },
    });
  });

  test('asks before the same amount is paid to the same customer again, and names the payment before', async () => {
    const form = await billForm(bank(), office);
    const { refNo } = await submitBill(bank(), form);
    const { notes } = (await asMaker('validateBillPayment', { form })).output as PaymentValidation;
    expect(notes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'possible-duplicate', earlier: { refNo, menuAccess: 'BILL_PAY' } }),
      ]),
    );
    expect((await asMaker('submitBillPayment', { form })).code).toBe('131');
    expect((await asMaker('submitBillPayment', { form, confirmed: ['possible-duplicate'] })).code).toBe('00');
  });

  test('is saved as a favorite, counts its use when it is paid, and its favorite is of no other customer', async () => {
    const payee = meter('00770001');
    const receipt = await submitBill(bank(), await billForm(bank(), payee));
    const save = {
      refNo: receipt.refNo,
      favoriteName: 'Listrik pabrik',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    };
    const kept = (await asMaker('submitFavoriteFromTransaction', save)).output as { favoriteId: string };
    const { favoriteId } = kept;
    const other = meter('00770002');
    const form = await billForm(bank(), other, { favoriteId });
    expect((await asMaker('validateBillPayment', { form })).code).toBe('204');
    await releaseBill(bank(), receipt);
    await runJobs(bank());
    expect((await asMaker('validateBillPayment', { form })).code).toBe('191');
    bank().setTime(new Date('2026-12-02T09:00:00+07:00'));
    const next = await submitBill(bank(), await billForm(bank(), payee, { favoriteId }));
    await releaseBill(bank(), next);
    await runJobs(bank());
    const favorite = await outputOf<object>(bank(), 'getFavorite', { user: user('MAKER01'), body: { favoriteId } });
    expect(favorite).toMatchObject({ favorite: { usedTimes: 1, paymentType: 'BILL_PAY' } });
  });

  test('is saved as a draft while incomplete, and the draft is deleted by the submission', async () => {
    const form = await billForm(bank(), meter('00880001'));
    const draft = { transactionType: 'BILL_PAY', fields: { 'payeeDetails.institution': 'PLN_POSTPAID' } };
    const { draftId } = (await asMaker('saveDraft', draft)).output as { draftId: string };
    expect((await asMaker('submitBillPayment', { form, draftId })).code).toBe('00');
    expect((await asMaker('getDraft', { draftId })).code).toBe('193');
  });

  test('a favorite of a biller can be created without a payment, under the name at the biller', async () => {
    const form = {
      paymentType: 'BILL_PAY',
      favoriteName: 'Air gudang',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
      payeeDetails: { numberType: 'water', category: 'WATER', institution: 'PAM_JAYA', accountNumber: '000412877' },
    };
    const payeeDetails = { ...form.payeeDetails, accountName: 'PT Nusantara' };
    const other = await asMaker('submitFavorite', { form: { ...form, payeeDetails } });
    expect(other.code).toBe('COPY_DIFFERS');
    const answer = await asMaker('submitFavorite', { form });
    expect(answer.code).toBe('00');
    const found = await bank()
      .services.db.selectFrom('favorites')
      .select(['payee_name', 'destination'])
      .where('name', '=', 'Air gudang')
      .executeTakeFirstOrThrow();
    expect(found).toEqual({ payee_name: 'PT Nusantara Sejahtera Abadi', destination: '000412877' });
  });

  test('of two payments of a bill at once each has its own answer, and the bill is paid once', async () => {
    const form = await billForm(bank(), meter('00990001'));
    const answers = await Promise.all([1, 2].map(() => asMaker('submitBillPayment', { form })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', '131']);
  });

  test('an enquiry that the biller does not answer says so', async () => {
    const { db } = bank().services;
    await scriptNext(db, { operation: 'inquirePayee', service: 'SVC_BILL_PAY', answer: { kind: 'timeout' } });
    expect((await asMaker('inquireBill', { payeeDetails: electricity })).code).toBe('ERR_HOST_INQUIRY');
    const found = (await asMaker('inquireBill', { payeeDetails: office })).output as BillInquiry;
    expect(found.bills.length).toBe(1);
  });
});
