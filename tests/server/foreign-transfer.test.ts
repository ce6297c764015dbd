import { beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  CutOffCheck,
  DecisionPreview,
  FeeQuote,
  ForeignInquiry,
  ForeignTransferValidation,
  RateQuote,
  TransactionDetail,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { readAvailable } from '../../server/ledger/available.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onBothDatabases } from './on-databases.ts';
import {
  boughtForm,
  dollarForm,
  dollars,
  frankfurt,
  keyOf,
  releaseForeign,
  rupiah,
  submitForeign,
  tokyo,
  usd,
} from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

onBothDatabases('foreign transfers', addRequestBank, (bank) => {
  beforeAll(async () => {
    await seedUnderlying(bank().services.db, morning);
  });
  beforeEach(() => bank().setTime(morning));

  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const detailOf = (refNo: string) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'FCY' },
    });
  const usesOf = (refNo: string) =>
    bank()
      .services.db.selectFrom('underlying_uses')
      .select(['underlying_code', 'amount_eq', 'state'])
      .where('ref_no', '=', refNo)
      .orderBy('underlying_code')
      .execute();

  test('the bank behind a BIC is named, and an account number has the form that its country uses', async () => {
    const question = { transferType: 'TT', bankCode: 'DEUTDEFF', accountNumber: frankfurt.accountNumber };
    expect((await asMaker('inquireForeignPayee', question)).output).toMatchObject({
      bankName: 'Deutsche Bank',
      country: 'DE',
      accountName: null,
      isFirstTime: true,
    });
    const wrong = { ...question, accountNumber: 'DE89370400440532013001' };
    expect((await asMaker('inquireForeignPayee', wrong)).code).toBe('IBAN_INVALID');
    expect((await asMaker('inquireForeignPayee', { ...question, bankCode: 'DEUTDEXX' })).code).toBe('193');
    const here = { transferType: 'OVB', bankCode: 'BBBAIDJA', accountNumber: rupiah.number, accountName: 'PT Lain' };
    expect((await asMaker('inquireForeignPayee', here)).output).toMatchObject({
      accountName: 'PT Nusantara Sejahtera Abadi',
      currency: 'IDR',
      nameMatch: 'different',
    });
    expect((await asMaker('inquireForeignPayee', { ...here, accountNumber: '137001029017' })).code).toBe('HOST_OVB_14');
  });

  test('the fee is a provision in the same currency, and cable alone from rupiah, in rupiah', async () => {
    const charges = { chargeInstruction: 'OUR', chargeTransactionFeeTo: 'REMITTER' };
    const asked = { transferType: 'TT', fromAccountId: 'acc-0003', amount: usd('48750.00'), charges };
    const same = (await asMaker('quoteForeignTransferFee', asked)).output as FeeQuote;
    expect(same.lines.map(({ type, amount }) => [type, amount])).toEqual([
      ['cable', usd('5.00')],
      ['correspondent', usd('35.00')],
      ['provision', usd('60.94')],
    ]);
    expect(same.totalDebit).toEqual(usd('48850.94'));
    const shared = { ...charges, chargeInstruction: 'SHA' };
    const bought = { ...asked, fromAccountId: 'acc-0001', charges: shared };
    const fromRupiah = (await asMaker('quoteForeignTransferFee', bought)).output as FeeQuote;
    expect(fromRupiah.totalFee.currency).toBe('IDR');
    expect(fromRupiah.lines.map(({ type }) => type)).toEqual(['cable']);
    const both = { ...charges, chargeTransactionFeeTo: 'BENEFICIARY' };
    const refused = await asMaker('quoteForeignTransferFee', { ...asked, charges: both });
    expect(refused.code).toBe('UNSUPPORTED_CHARGE_TYPE');
  });

  test('the counter sells dollars above its middle rate, both ways, and says how old the board is', async () => {
    const buy = { fromCurrency: 'IDR', toCurrency: 'USD', amount: usd('1000.00') };
    const sold = (await asMaker('quoteExchangeRate', buy)).output as RateQuote;
    expect(Number(sold.rate)).toBeGreaterThan(16385);
    expect(sold.debitAmount.value).toBe((Number(sold.rate) * 1000).toFixed(2));
    expect(sold).toMatchObject({ source: 'Bank treasury' });
    const back = { ...buy, amount: sold.debitAmount };
    expect((await asMaker('quoteExchangeRate', back)).output).toMatchObject({ creditAmount: usd('1000.00') });
    const wish = { ...buy, amount: idr('500000000.00') };
    const { creditAmount: bought } = (await asMaker('quoteExchangeRate', wish)).output as RateQuote;
    const exact = (await asMaker('quoteExchangeRate', { ...buy, amount: bought })).output as RateQuote;
    expect(Number(exact.debitAmount.value)).toBeLessThanOrEqual(500_000_000);
    expect(500_000_000 - Number(exact.debitAmount.value)).toBeLessThan(Number(sold.rate) / 100);
    const cross = { fromCurrency: 'USD', toCurrency: 'JPY', amount: { value: '1000000.00', currency: 'JPY' } };
    const yen = (await asMaker('quoteExchangeRate', cross)).output as RateQuote;
    expect(yen.rate).toMatch(/^0\.0064/);
  });

  test('each currency has its own cut-off', async () => {
    const day = { transferType: 'TT', transactionDate: '2026-11-23' };
    const cutOff = async (currency: string) =>
      ((await asMaker('checkForeignTransferCutOff', { ...day, currency })).output as CutOffCheck).cutOffTime;
    expect([await cutOff('USD'), await cutOff('JPY')]).toEqual(['14:00', '10:00']);
  });

  test('dollars go from the dollar account to Tokyo, with a receipt and an MT103', async () => {
    const receipt = await submitForeign(bank(), dollarForm('2000.00'));
    await releaseForeign(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    const detail = await detailOf(receipt.refNo);
    expect(detail).toMatchObject({
      customerName: 'Tokyo Trading KK',
      destination: tokyo.accountNumber,
      transactionDetails: { kind: 'foreign-transfer', form: { payee: { beneficiary: { bankName: 'MUFG Bank' } } } },
      receipt: { steps: [{ bic: 'BBBAIDJA' }, { bic: 'CHASUS33' }, { bic: 'BOTKJPJT', bankName: 'MUFG Bank' }] },
    });
    expect(await usesOf(receipt.refNo)).toEqual([]);
    expect(await checkLedger(bank().services.db)).toEqual([]);
    const { authorization } = await bearerOf(bank(), user('MAKER01'));
    const file = await bank().app.inject({
      method: 'POST',
      url: '/api/transaction-status/mt103/download',
      headers: { authorization },
      payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
    });
    expect(textOfPdf(file.rawPayload)).toEqual(expect.arrayContaining([':57A:BOTKJPJT', ':71A:SHA']));
  });

  test('the receipt says that the money is credited only when the bank of the payee has confirmed it', async () => {
    const receipt = await submitForeign(bank(), dollarForm('2050.00'), ['possible-duplicate']);
    await releaseForeign(bank(), receipt);
    await runJobs(bank());
    const printed = async () => {
      const { authorization } = await bearerOf(bank(), user('MAKER01'));
      const { refNo } = receipt;
      const { idTrxLog } = await detailOf(refNo);
      const url = '/api/transaction-status/receipt/download';
      const file = await bank().app.inject({
        method: 'POST',
        url,
        headers: { authorization },
        payload: { refNo, idTrxLog },
      });
      return textOfPdf(file.rawPayload);
    };
    expect(await detailOf(receipt.refNo)).toMatchObject({ status: 'Pending by Bank', receipt: { creditedAt: null } });
    expect(await printed()).toEqual(
      expect.arrayContaining([
        'BOTKJPJT',
        '2-7-1 Marunouchi Chiyoda-ku Tokyo, Japan',
        '1-9-2 Nihonbashi, Chuo-ku Tokyo 103-0027',
        'SHA: Each side pays its own bank',
        'Payment for imported goods',
      ]),
    );
    const onItsWay = ['Sent, not credited yet', "Not confirmed by the payee's bank yet"];
    expect(await printed()).toEqual(expect.arrayContaining(onItsWay));
    expect(await printed()).not.toContain('Successful');
    bank().setTime(new Date('2026-11-23T09:17:00+07:00'));
    await runJobs(bank());
    expect(await printed()).toEqual(expect.arrayContaining(onItsWay));
    bank().setTime(new Date('2026-11-23T09:18:00+07:00'));
    await runJobs(bank());
    expect(await detailOf(receipt.refNo)).toMatchObject({
      status: 'Successful',
      receipt: { creditedAt: '2026-11-23T09:18:00+07:00' },
    });
    expect(await printed()).toEqual(expect.arrayContaining(['Successful', 'Credited', '23 Nov 2026 09:18 WIB']));
    expect(await printed()).not.toEqual(expect.arrayContaining(onItsWay.slice(0, 1)));
  });

  test('dollars bought with rupiah count their rupiah in limits and route, and are reserved and then used', async () => {
    const { output } = await asMaker('validateForeignTransfer', { form: boughtForm('5000.00') });
    const checked = output as ForeignTransferValidation;
    expect(checked).toMatchObject({
      conversion: { rateType: 'counter', creditAmount: usd('5000.00') },
      underlying: { required: false, equivalent: usd('5000.00'), threshold: usd('100000.00') },
      limits: { bankTransactionLimit: { maxLimit: usd('1000000.00') } },
    });
    const receipt = await submitForeign(bank(), boughtForm('5000.00'));
    expect(await usesOf(receipt.refNo)).toMatchObject([
      { underlying_code: '', amount_eq: '5000.00', state: 'reserved' },
    ]);
    const { items } = await outputOf<DecisionPreview>(bank(), 'previewDecision', {
      user: user('VERIFIER01'),
      body: { decision: 'verify', items: [keyOf(receipt)] },
    });
    expect(items[0]?.conversion).toEqual(checked.conversion);
    await releaseForeign(bank(), receipt, ['APPROVER01', 'APPROVER02']);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    expect(await usesOf(receipt.refNo)).toMatchObject([{ state: 'used' }]);
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('dollars are bought into the own dollar account, whose holder the bank names, without documents', async () => {
    const question = { transferType: 'OVB', bankCode: 'BBBAIDJA', accountNumber: dollars.number };
    const { inquiryId } = (await asMaker('inquireForeignPayee', question)).output as ForeignInquiry;
    const holder = 'PT Nusantara Sejahtera Abadi';
    const beneficiary = { bankCode: '013', bankName: 'Bank Permata', accountNumber: dollars.number, currency: 'USD' };
    const form = {
      transferType: 'OVB',
      fromAccount: rupiah,
      payee: { kind: 'account', inquiryId, beneficiary: { ...beneficiary, accountName: holder } },
      transactionDetails: { amount: usd('120000.00'), purposeCode: '2012' },
      remitterBeneficiaryRelationship: 'GROUP',
      isRemitterSameAsBeneficiary: true,
      deal: { rateType: 'counter' },
      timing: { kind: 'immediate' },
    };
    const receipt = await submitForeign(bank(), form);
    expect(await usesOf(receipt.refNo)).toEqual([]);
    const balance = async () =>
      Number((await readAvailable(bank().services.db, 'NUSANTARA', [dollars.id])).get(dollars.id)?.minor);
    const before = await balance();
    await releaseForeign(bank(), receipt, ['APPROVER02', 'APPROVER01']);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    expect((await balance()) - before).toBe(12_000_000);
    const toItself = { ...form, fromAccount: dollars, deal: undefined };
    expect((await asMaker('validateForeignTransfer', { form: toItself })).code).toBe('97');
  });

  test.each([
    ['insufficient', { kind: 'insufficient' }, 'Pending Execute', 'reserved'],
    ['rejected', { kind: 'rejected', code: 'HOST_FCY_47' }, 'Failed', 'returned'],
    ['timeout', { kind: 'timeout', truth: 'done' }, 'Pending by Bank', 'reserved'],
    ['lost', { kind: 'timeout', truth: 'rejected' }, 'Pending by Bank', 'reserved'],
  ] as const)('a host that answers with %s leaves the purchase as it should', async (kind, answer, status, state) => {
    const value = { insufficient: '111.00', rejected: '112.00', timeout: '113.00', lost: '114.00' }[kind];
    const receipt = await submitForeign(bank(), boughtForm(value));
    await releaseForeign(bank(), receipt);
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe(status);
    expect(await usesOf(receipt.refNo)).toMatchObject([{ state }]);
    if (answer.kind !== 'timeout') return;
    bank().setTime(new Date('2026-11-23T09:02:00+07:00'));
    await runJobs(bank());
    const isDone = answer.truth === 'done';
    expect(await statusOf(bank(), receipt)).toBe(isDone ? 'Pending by Bank' : 'Failed');
    expect(await usesOf(receipt.refNo)).toMatchObject([{ state: isDone ? 'used' : 'returned' }]);
  });

  test.each([
    ['98', { payee: { kind: 'account', beneficiary: { ...tokyo, currency: 'JPY' } } }],
    ['COPY_DIFFERS', { payee: { kind: 'account', beneficiary: { ...tokyo, country: 'SG' } } }],
    ['193', { payee: { kind: 'account', beneficiary: { ...tokyo, bankCode: 'NOBKJPJT' } } }],
    ['FIELD_SWIFT_TEXT', { payee: { kind: 'account', beneficiary: { ...tokyo, addressLine1: 'Unit_7' } } }],
    ['FIELD_NOT_IN_LIST', { transactionDetails: { amount: idr('5000000.00'), purposeCode: '2012' } }],
    ['137', { transactionDetails: { amount: usd('0.50'), purposeCode: '2012' } }],
    ['57', { transactionDetails: { amount: usd('1000000.01'), purposeCode: '2012' } }],
    ['98', { fromAccount: rupiah }],
    ['UNSUPPORTED_CHARGE_TYPE', { trade: { chargeType: 'OUR' } }],
  ])('a form is refused with %s', async (code, more) => {
    expect((await asMaker('validateForeignTransfer', { form: dollarForm('2100.00', more) })).code).toBe(code);
  });

  test('its purpose is named in the language of the reader', async () => {
    const { refNo } = await submitForeign(bank(), dollarForm('1900.00'), ['possible-duplicate']);
    expect((await detailOf(refNo)).codeNames).toEqual([{ code: '2012', name: 'Payment for imported goods' }]);
    const body = { refNo, menuAccess: 'FCY' };
    const asked = { user: user('APPROVER01'), body, language: 'id' } as const;
    const { codeNames } = await outputOf<TransactionDetail>(bank(), 'getTransaction', asked);
    expect(codeNames).toEqual([{ code: '2012', name: 'Pembayaran impor barang' }]);
  });
});
