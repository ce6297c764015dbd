// What a foreign transfer is refused for: deals, documents, dates, people; and what a repair keeps.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { DealFacts, ForeignTransferValidation, RequestRepair, SubmitReceipt } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onBothDatabases } from './on-databases.ts';
import {
  addBuyingDeal,
  boughtForm,
  dollarForm,
  keyOf,
  releaseForeign,
  submitForeign,
  tokyo,
  usd,
} from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

const atDeal = (dealNumber: string) => ({ deal: { rateType: 'special', dealNumber } });

const documents = (...codes: string[]) => ({ underlyingCodes: codes.map((code) => `UDL-2611-${code}`) });

const details = (purposeCode: string) => ({
  transactionDetails: { amount: usd('100000.01'), purposeCode },
});

const halfForm = (info: string) =>
  boughtForm('60000.00', {
    underlyingCodes: ['UDL-2611-00038'],
    transactionDetails: { amount: usd('60000.00'), purposeCode: '2012', info },
  });

const yen = (value: string) =>
  dollarForm('1.00', {
    payee: { kind: 'account', beneficiary: { ...tokyo, currency: 'JPY' } },
    transactionDetails: { amount: { value, currency: 'JPY' }, purposeCode: '2012' },
    deal: { rateType: 'counter' },
  });

onBothDatabases('refused foreign transfers', addRequestBank, (bank) => {
  const addDeal = (dealNumber: string, amount: string, changes: object = {}) =>
    addBuyingDeal(bank(), dealNumber, amount, changes);

  beforeAll(async () => {
    await seedUnderlying(bank().services.db, morning);
    await addDeal('BUY1', '5000.00');
    await addDeal('EXPIRED', '5000.00', { valid_until: new Date('2026-11-23T08:00:00+07:00') });
    await addDeal('TOMORROW', '5000.00', {
      value_date: '2026-11-24',
      valid_until: new Date('2026-11-24T14:00:00+07:00'),
    });
    await addDeal('SELL', '5000.00', { from_currency: 'USD', to_currency: 'IDR' });
    await addDeal('EURO', '5000.00', { to_currency: 'EUR', currency: 'EUR' });
    await addDeal('EMPTY', '100.00');
    await addDeal('THEIRS', '5000.00', { company_id: 'BAHARI' });
  });
  beforeEach(() => bank().setTime(morning));

  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const usesOf = (refNo: string) =>
    bank()
      .services.db.selectFrom('underlying_uses')
      .select(['underlying_code', 'amount_eq', 'state'])
      .where('ref_no', '=', refNo)
      .orderBy('underlying_code')
      .execute();
  const validated = async (form: object) =>
    (await asMaker('validateForeignTransfer', { form })).output as ForeignTransferValidation;

  test.each([
    ['3', 'NONE'],
    ['2', 'THEIRS'],
    ['9', 'EXPIRED'],
    ['14b', 'TOMORROW'],
    ['11', 'SELL'],
    ['5', 'EURO'],
    ['10', 'EMPTY'],
  ])('a deal is refused with %s by the inquiry and by the form (%s)', async (code, dealNumber) => {
    const question = { dealNumber, fromCurrency: 'IDR', toCurrency: 'USD' };
    const amount = code === '5' || code === '11' ? {} : { amount: usd('1000.00') };
    expect((await asMaker('inquireDeal', { ...question, ...amount })).code).toBe(code);
    const form = boughtForm('1000.00', atDeal(dealNumber));
    expect((await asMaker('validateForeignTransfer', { form })).code).toBe(code);
  });

  test('a deal prices what is debited, is used up by what is submitted, and works only today', async () => {
    const question = { dealNumber: 'BUY1', fromCurrency: 'IDR', toCurrency: 'USD' };
    expect((await asMaker('inquireDeal', question)).output as DealFacts).toMatchObject({
      remaining: usd('5000.00'),
      rate: '16390.00',
    });
    const form = boughtForm('3000.00', atDeal('BUY1'));
    const tomorrow = { ...form, timing: { kind: 'forward-dated', transactionDate: '2026-11-24' } };
    expect((await asMaker('validateForeignTransfer', { form: tomorrow })).code).toBe('6');
    const receipt = await submitForeign(bank(), form);
    const { output } = await asMaker('getTransaction', { refNo: receipt.refNo, menuAccess: 'FCY' });
    expect(output).toMatchObject({
      conversion: { rateType: 'special', debitAmount: { value: '49170000.00', currency: 'IDR' } },
      transactionDetails: { form: { deal: { dealNumber: 'BUY1', rate: '16390.00' } } },
    });
    expect((await asMaker('inquireDeal', { ...question, amount: usd('2000.01') })).code).toBe('10');
    expect((await asMaker('inquireDeal', { ...question, amount: usd('2000.00') })).code).toBe('00');
  });

  test('what is bought in a month is added up, and above the threshold documents are needed that fit', async () => {
    const left = await validated(boughtForm('1000.00'));
    const used = Number(left.underlying.usedThisMonth.value);
    const more = (100_000 - used + 0.01).toFixed(2);
    expect((await asMaker('validateForeignTransfer', { form: boughtForm(more) })).code).toBe('1184');
    expect((await asMaker('validateForeignTransfer', { form: boughtForm('100000.01') })).code).toBe('133');
    const codeOf = async (value: string, more: object) =>
      (await asMaker('validateForeignTransfer', { form: boughtForm(value, more) })).code;
    expect(await codeOf('1000.00', documents('00008'))).toBe('181');
    expect(await codeOf('1000.00', documents('00031', '00019'))).toBe('178');
    expect(await codeOf('100000.01', documents('00031', '00034'))).toBe('179');
    expect(await codeOf('90000.00', documents('00034'))).toBe('134');
    expect(await codeOf('1000.00', documents('00045'))).toBe('193');
    expect(await codeOf('100000.01', documents('00031'))).toBe('00');
  });

  test('a purpose that needs no documents is free of them, and an unknown one is refused', async () => {
    const unknown = await asMaker('validateForeignTransfer', { form: boughtForm('1.00', details('9999')) });
    expect(unknown.code).toBe('FIELD_NOT_IN_LIST');
    expect((await validated(boughtForm('1.00', details('2150')))).underlying.required).toBe(false);
  });

  test('documents are reserved while a request waits, follow its repair, and are given back when it is rejected', async () => {
    const form = boughtForm('2500.00', { underlyingCodes: ['UDL-2611-00038'] });
    const receipt = await submitForeign(bank(), form);
    expect(await usesOf(receipt.refNo)).toEqual([
      { underlying_code: 'UDL-2611-00038', amount_eq: '2500.00', state: 'reserved' },
    ]);
    const { refNo: _none, ...named } = keyOf(receipt);
    const back = { ...named, reason: 'Nominal dikurangi' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body: back })).code).toBe('00');
    const { revision: _first, ...key } = keyOf(receipt);
    const repair = await outputOf<RequestRepair>(bank(), 'getRequestRepair', { user: user('MAKER01'), body: key });
    expect(repair.pageMode).toBe('foreign-currency-transfer');
    const { taskId, refNo, revision } = receipt;
    const mended = boughtForm('97000.00', { underlyingCodes: ['UDL-2611-00038'] });
    expect((await asMaker('validateForeignTransfer', { form: mended, refNo })).code).toBe('00');
    const again = await asMaker('resubmitForeignTransfer', { taskId, refNo, revision, form: mended });
    expect(again.code).toBe('00');
    expect(await usesOf(refNo)).toMatchObject([{ amount_eq: '97000.00', state: 'reserved' }]);
    const stale = await asMaker('resubmitForeignTransfer', { taskId, refNo, revision, form: mended });
    expect(stale.status).not.toBe(200);
    const { refNo: _again, ...second } = keyOf(again.output as SubmitReceipt);
    const rejected = await ask(bank(), 'rejectRequest', {
      user: user('VERIFIER01'),
      body: { ...second, reason: 'Tidak jadi' },
    });
    expect(rejected.code).toBe('00');
    expect(await usesOf(refNo)).toMatchObject([{ state: 'returned' }]);
  });

  test('of two purchases at once that a document covers only once, one is refused', async () => {
    const bodies = ['First half', 'Second half'].map((info) => ({
      form: halfForm(info),
      confirmed: ['possible-duplicate'],
    }));
    const answers = await Promise.all(bodies.map((body) => asMaker('submitForeignTransfer', body)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', '134']);
  });

  test('yen have no fraction, are sent before ten, and a late one moves to the next working day when confirmed', async () => {
    const broken = await asMaker('validateForeignTransfer', { form: yen('500000.50') });
    expect(broken.status).toBe(400);
    bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    expect((await validated(yen('500000.00'))).conversion).toMatchObject({ debitAmount: { currency: 'USD' } });
    bank().setTime(new Date('2026-11-24T10:30:00+07:00'));
    const late = await asMaker('submitForeignTransfer', { form: yen('500000.00') });
    expect(late.code).toBe('ERR_TRX_COT');
    const agreed = { form: yen('500000.00'), confirmed: ['next-working-day'] };
    const receipt = (await asMaker('submitForeignTransfer', agreed)).output as SubmitReceipt;
    expect((await validated(dollarForm('55.00'))).executionDate).toBe('2026-11-24');
    const row = await bank()
      .services.db.selectFrom('requests')
      .select('transaction_date')
      .where('task_id', '=', receipt.taskId)
      .executeTakeFirstOrThrow();
    expect(row.transaction_date).toBe('2026-11-25');
  });

  test('is asked again as a duplicate, kept as a favorite, and paid by it; no colleague without the service makes one', async () => {
    const receipt = await submitForeign(bank(), dollarForm('1750.00'));
    const again = await asMaker('submitForeignTransfer', { form: dollarForm('1750.00') });
    expect(again.code).toBe('131');
    const save = {
      refNo: receipt.refNo,
      favoriteName: 'Tokyo Trading',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    };
    const { favoriteId } = (await asMaker('submitFavoriteFromTransaction', save)).output as { favoriteId: string };
    const kept = (await asMaker('getFavorite', { favoriteId })).output as object;
    expect(kept).toMatchObject({ form: { transactionDetails: { purposeCode: '2012', amount: { value: '1750.00' } } } });
    const byFavorite = dollarForm('820.00', { payee: { kind: 'favorite', favoriteId } });
    expect((await asMaker('validateForeignTransfer', { form: byFavorite })).code).toBe('204');
    await releaseForeign(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    expect((await asMaker('validateForeignTransfer', { form: byFavorite })).code).toBe('204');
    bank().setTime(new Date('2026-11-23T09:18:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const paid = await submitForeign(bank(), byFavorite);
    const { output } = await asMaker('getTransaction', { refNo: paid.refNo, menuAccess: 'FCY' });
    expect(output).toMatchObject({
      transactionDetails: { form: { payee: { favoriteId, beneficiary: { accountName: 'Tokyo Trading KK' } } } },
    });
    const approver = { user: user('APPROVER01'), body: { form: dollarForm('10.00') } };
    expect((await ask(bank(), 'submitForeignTransfer', approver)).status).toBe(403);
  });
});
