import { beforeEach, expect, test } from 'vitest';
import type {
  FeeQuote,
  PaymentValidation,
  RecentTopUp,
  RequestRepair,
  TransactionDetail,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import {
  credit100,
  credit50,
  inquire,
  keyOf,
  meter,
  phone,
  phoneOf,
  player,
  releaseTopUp,
  submitTopUp,
  token10m,
  token500,
  topUpForm,
  wallet,
} from './top-up-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

onBothDatabases('top ups', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const detailOf = (refNo: string) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'TOPUP' },
    });
  const mailsTo = (recipient: string) =>
    bank().services.db.selectFrom('mails').select(['subject', 'body']).where('recipient', '=', recipient).execute();

  test('the provider says whose number it is, and which amounts it takes', async () => {
    expect(await inquire(bank(), meter, { denomCode: 'PLN_500K' })).toMatchObject({
      payeeDetails: { ...meter, accountName: 'PT Nusantara Sejahtera' },
      facts: [
        { label: 'Meter number', value: '14038871204' },
        { label: 'Customer ID (IDPEL)', value: '538711209920' },
        { label: 'Tariff and power', value: 'R1M / 1300 VA' },
      ],
      amountRule: { kind: 'exact', amount: idr('500000.00') },
    });
    expect(await inquire(bank(), wallet)).toMatchObject({
      payeeDetails: { accountName: expect.stringMatching(/^[A-Z]+( [A-Z])?$/) },
      amountRule: { kind: 'range', minimum: idr('20000.00'), maximum: idr('10000000.00') },
    });
    expect((await inquire(bank(), phone)).payeeDetails.accountName).toBe('');
    expect((await inquire(bank(), player)).payeeDetails.accountName).toMatch(/^Player/);
  });

  test('costs what the provider charges, and stamp duty above the amount in force', async () => {
    const question = { fromAccountId: 'acc-0001', institution: 'PLN_PREPAID', amount: idr('500000.00') };
    expect((await asMaker('quoteTopUpFee', question)).output).toMatchObject({ totalFee: idr('3000.00') });
    const large = { ...question, denomCode: 'PLN_10M', amount: idr('10000000.00') };
    const fee = (await asMaker('quoteTopUpFee', large)).output as FeeQuote;
    expect(fee).toMatchObject({ totalFee: idr('13000.00'), totalDebit: idr('10013000.00') });
    expect(fee.lines.map(({ type }) => type)).toEqual(['service', 'stamp']);
    const credit = { ...question, institution: 'TELKOMSEL_CREDIT' };
    expect((await asMaker('quoteTopUpFee', credit)).output).toMatchObject({ totalFee: idr('0.00'), lines: [] });
  });

  test('phone credit goes from the maker to the provider, whose reference is in the details', async () => {
    const receipt = await submitTopUp(bank(), await topUpForm(bank(), phone, credit100));
    expect(receipt.status).toBe('Pending Verify');
    await releaseTopUp(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    expect(await detailOf(receipt.refNo)).toMatchObject({
      customerName: 'Telkomsel Pulsa',
      destination: '081218004567',
      amount: idr('101500.00'),
      receipt: { kind: 'bill', institutionReference: expect.stringMatching(/^[0-9A-F]{16}$/) },
    });
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('the documents of a top up name what was bought as its screens do, in the language of each reader', async () => {
    const additionalDetails = { email: ['pulsa@nusantara.co.id'] };
    const receipt = await submitTopUp(
      bank(),
      await topUpForm(bank(), phoneOf('77001122'), credit50, { additionalDetails }),
    );
    await releaseTopUp(bank(), receipt);
    await runJobs(bank());
    const { idTrxLog, receipt: proof, codeNames } = await detailOf(receipt.refNo);
    expect(codeNames).toContainEqual({ code: 'TELKOMSEL_50K', name: 'Credit 50,000' });
    expect(JSON.stringify(proof)).not.toContain('TELKOMSEL_50K');
    const { authorization } = await bearerOf(bank(), user('MAKER01'));
    const printed = async (document: string, language: string) => {
      const url = `/api/transaction-status/${document}/download`;
      const headers = { authorization, 'accept-language': language };
      const payload = { refNo: receipt.refNo, idTrxLog };
      return textOfPdf((await bank().app.inject({ method: 'POST', url, headers, payload })).rawPayload);
    };
    for (const document of ['receipt', 'advice']) {
      expect(await printed(document, 'en')).toEqual(expect.arrayContaining(['Denomination', 'Credit 50,000']));
      expect(await printed(document, 'id')).toEqual(expect.arrayContaining(['Denominasi', 'Pulsa 50.000']));
    }
    const mailed = await bank()
      .services.db.selectFrom('mails')
      .select('attachment')
      .where('recipient', '=', 'pulsa@nusantara.co.id')
      .executeTakeFirstOrThrow();
    expect(textOfPdf(mailed.attachment ?? Buffer.alloc(0)).join(' ')).toMatch(/Denom\w+ (Pulsa 50\.000|Credit 50,000)/);
  });

  test('an electricity token of a customer number is on the receipt in groups of four, with its meter, and is mailed', async () => {
    const additionalDetails = { email: ['mes@nusantara.co.id'] };
    const payee = { ...meter, accountNumber: '538711209920' };
    const receipt = await submitTopUp(bank(), await topUpForm(bank(), payee, token10m, { additionalDetails }));
    await releaseTopUp(bank(), receipt);
    await runJobs(bank());
    const detail = await detailOf(receipt.refNo);
    if (detail.receipt?.kind !== 'pln-token') throw new Error(`No token, but ${detail.status}`);
    const { token } = detail.receipt;
    expect(detail).toMatchObject({
      fees: { totalFee: idr('13000.00') },
      actions: expect.arrayContaining(['email-pln-token']),
      receipt: { meterNumber: '14038871204', tariff: 'R1M / 1300 VA', kilowattHours: '6921.85' },
    });
    const grouped = token.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    const { authorization } = await bearerOf(bank(), user('INQUIRY01'));
    const file = await bank().app.inject({
      method: 'POST',
      url: '/api/transaction-status/receipt/download',
      headers: { authorization, 'accept-language': 'id' },
      payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
    });
    const text = textOfPdf(file.rawPayload);
    expect(text).toEqual(expect.arrayContaining([grouped, 'Nomor Meter', '14038871204', '6.921,85']));
    expect(text).toEqual(expect.arrayContaining(['Biaya', 'Rp 3.000,00', 'Bea meterai', 'Rp 10.000,00', 'Dibayar']));
    expect(text).not.toContain('Dikreditkan');
    const [advice] = await mailsTo('mes@nusantara.co.id');
    expect(advice?.body).toContain(grouped);
    const mail = { refNo: receipt.refNo, idTrxLog: detail.idTrxLog, email: ['gudang@nusantara.co.id'] };
    expect((await asMaker('emailPlnToken', mail)).code).toBe('00');
    expect(await mailsTo('gudang@nusantara.co.id')).toHaveLength(1);
  });

  test.each([
    ['1', 'insufficient, then tried again', { kind: 'insufficient' }, 'Pending Execute', 'Successful'],
    ['2', 'rejected', { kind: 'rejected', code: 'HOST_TOPUP_14' }, 'Failed', 'Failed'],
    ['3', 'timed out, then done', { kind: 'timeout', truth: 'done' }, 'Pending by Bank', 'Successful'],
    ['4', 'timed out, then not done', { kind: 'timeout', truth: 'rejected' }, 'Pending by Bank', 'Failed'],
  ] as const)('order %s that is %s is shown so until it is settled', async (order, _name, answer, first, last) => {
    const tail = `8800000${order}`;
    const receipt = await submitTopUp(bank(), await topUpForm(bank(), phoneOf(tail), credit100));
    await releaseTopUp(bank(), receipt);
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_TOPUP', answer });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe(first);
    const { taskId: _task, ...body } = keyOf(receipt);
    const again = await ask(bank(), 'executePending', { user: user('RELEASER01'), body });
    expect(again.code === '00').toBe(answer.kind === 'insufficient');
    bank().setTime(new Date('2026-11-23T10:05:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe(last);
    expect((await detailOf(receipt.refNo)).receipt !== undefined).toBe(last === 'Successful');
  });

  test('is repaired with a smaller token, is no duplicate of itself, and is another revision', async () => {
    const form = await topUpForm(bank(), meter, token500);
    const receipt = await submitTopUp(bank(), form);
    const { refNo: _none, ...named } = keyOf(receipt);
    const body = { ...named, reason: 'Cukup 200 ribu' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body })).code).toBe('00');
    const { revision: _first, ...key } = keyOf(receipt);
    const asked = { user: user('MAKER01'), body: key };
    expect((await outputOf<RequestRepair>(bank(), 'getRequestRepair', asked)).pageMode).toBe('topup');
    const mended = { ...form, transactionDetails: { amount: idr('200000.00'), denomCode: 'PLN_200K' } };
    const { taskId, refNo, revision } = receipt;
    const { notes, codeNames } = (await asMaker('validateTopUp', { form, refNo })).output as PaymentValidation;
    expect(notes.map(({ kind }) => kind)).not.toContain('possible-duplicate');
    expect(codeNames).toContainEqual({ code: 'PLN_500K', name: 'Token 500,000' });
    const again = await asMaker('resubmitTopUp', { taskId, refNo, revision, form: mended });
    expect(again.output).toMatchObject({ refNo, revision: 2, status: 'Pending Verify' });
    expect(await detailOf(refNo)).toMatchObject({
      transactionDetails: { form: { transactionDetails: { denomCode: 'PLN_200K' } } },
      codeNames: expect.arrayContaining([{ code: 'PLN_200K', name: 'Token 200,000' }]),
    });
  });

  test('asks before the same amount is sent to the same number again', async () => {
    const form = await topUpForm(bank(), phoneOf('77000001'), credit100);
    const { refNo } = await submitTopUp(bank(), form);
    const { notes } = (await asMaker('validateTopUp', { form })).output as PaymentValidation;
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: 'possible-duplicate', earlier: { refNo, menuAccess: 'TOPUP' } }),
    );
    expect((await asMaker('submitTopUp', { form })).code).toBe('131');
    expect((await asMaker('submitTopUp', { form, confirmed: ['possible-duplicate'] })).code).toBe('00');
  });

  test('is saved as a favorite, which counts its use when it is paid', async () => {
    const payee = phoneOf('77000002');
    const receipt = await submitTopUp(bank(), await topUpForm(bank(), payee, credit100));
    const save = {
      refNo: receipt.refNo,
      favoriteName: 'Kurir satu',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    };
    const { favoriteId } = (await asMaker('submitFavoriteFromTransaction', save)).output as { favoriteId: string };
    await releaseTopUp(bank(), receipt);
    await runJobs(bank());
    bank().setTime(new Date('2026-11-30T09:00:00+07:00'));
    const next = await submitTopUp(bank(), await topUpForm(bank(), payee, credit100, { favoriteId }));
    await releaseTopUp(bank(), next);
    await runJobs(bank());
    const favorite = await outputOf<object>(bank(), 'getFavorite', { user: user('MAKER01'), body: { favoriteId } });
    expect(favorite).toMatchObject({
      favorite: { usedTimes: 1, paymentType: 'TOPUP' },
      form: {
        transactionDetails: { denomCode: credit100.denomCode, amount: { value: credit100.amount, currency: 'IDR' } },
      },
    });
  });

  test('a favorite of a wallet can be created without a payment, under the name at the provider', async () => {
    const form = {
      paymentType: 'TOPUP',
      favoriteName: 'Gopay kasir',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
      payeeDetails: wallet,
    };
    const other = { ...form, payeeDetails: { ...wallet, accountName: 'ORANG LAIN' } };
    expect((await asMaker('submitFavorite', { form: other })).code).toBe('COPY_DIFFERS');
    expect((await asMaker('submitFavorite', { form })).code).toBe('00');
  });

  const recent = async (id: string) => {
    const asked = { user: user(id) };
    const { items } = await outputOf<{ items: RecentTopUp[] }>(bank(), 'listRecentTopUps', asked);
    return items.map(({ payeeDetails }) => `${payeeDetails.institution} ${payeeDetails.accountNumber}`);
  };

  test('the numbers topped up last are offered once each, the latest first, to the one who topped them up', async () => {
    const bought = [
      [phoneOf('55500011'), credit100, '15:10'],
      [phoneOf('55500012'), credit100, '15:11'],
      [phoneOf('55500011'), credit50, '15:12'],
    ] as const;
    for (const [payee, what, at] of bought) {
      bank().setTime(new Date(`2026-12-01T${at}:00+07:00`));
      const receipt = await submitTopUp(bank(), await topUpForm(bank(), payee, what), ['possible-duplicate']);
      await releaseTopUp(bank(), receipt);
      await runJobs(bank());
      expect(await statusOf(bank(), receipt)).toBe('Successful');
    }
    const numbers = await recent('MAKER01');
    expect(numbers.slice(0, 2)).toEqual(['TELKOMSEL_CREDIT 081255500011', 'TELKOMSEL_CREDIT 081255500012']);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(await recent('MAKER02')).toEqual([]);
  });
});
