// What is refused of a local transfer: each code that its operations declare, by the cause that it names.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import { addDeal, dealForm } from './deal-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { clearingForm, formTo, railForms } from './local-refusal-forms.ts';
import { ask } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import {
  dated,
  expectAll,
  refuseAccount,
  refuseLimits,
  refusePayeeInput,
  refuseRail,
  refuseRoutes,
} from './refusal-causes.ts';
import { refuseRepairs, returnedRequest } from './refused-repairs.ts';
import { refuseDeals } from './refused-deals.ts';
import { longRecipients, misnamedFavorite, storeFavorite } from './refused-favorites.ts';
import { addRequestBank, keyOf, user } from './request-bank.ts';
import { bifastForm, fromOperasional, idr, payeeAtBca } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const evening = new Date('2026-11-23T23:30:00+07:00');
const sunday = new Date('2026-11-22T09:00:00+07:00');
const checked = ['validateLocalTransfer', 'submitLocalTransfer', 'resubmitLocalTransfer'] as const;
const others = [
  'listTransferTypes',
  'inquireLocalPayee',
  'inquireBifastProxy',
  'quoteLocalTransferFee',
  'checkLocalTransferCutOff',
] as const;
/** None that is stored, so the bank asks again. */
const inquiryId = randomUUID();
const confirmed = ['name-differs', 'name-unchecked', 'possible-duplicate', 'next-working-day'];

onEmbeddedDatabase('what is refused of a local transfer', addRequestBank, (bank) => {
  const { asked, comparedWithContract } = createReachedCodes(bank);
  const db = () => bank().services.db;
  const submitted = async (form: object) =>
    (await ask(bank(), 'submitLocalTransfer', { user: user('MAKER01'), body: { form, confirmed } }))
      .output as SubmitReceipt;
  const returned = async (form: object) => returnedRequest(bank(), keyOf(await submitted(form)));
  let repaired: Awaited<ReturnType<typeof returned>>;

  const answersTo =
    (form: object, operations: readonly string[] = checked) =>
    async () => {
      const codes: string[] = [];
      for (const operation of operations)
        codes.push(await asked(operation, { ...(operation === 'resubmitLocalTransfer' && repaired), form }));
      return codes;
    };
  const expectRefused = (form: object, code: string) => expectAll(answersTo(form), code);
  const expectAsked = (form: object, code: string) => expectAll(answersTo(form, checked.slice(1)), code);
  const railsWith = (more: object) =>
    asked('listTransferTypes', {
      fromAccountId: 'acc-0001',
      bankCode: '014',
      amount: idr('100000.00'),
      transactionDate: '2026-11-23',
      ...more,
    });
  const feeWith = (more: object) =>
    asked('quoteLocalTransferFee', {
      transferType: 'OVB',
      fromAccountId: 'acc-0003',
      amount: idr('1654000.00'),
      ...more,
    });

  beforeAll(async () => {
    repaired = await returned(formTo('5270338001'));
  });
  beforeEach(() => bank().setTime(morning));

  test('the company wants payees from favorites only, or typed ones only', async () => {
    const favorite = bifastForm('100000.00', { payee: { kind: 'favorite', favoriteId: 'fav-0001' } });
    await refusePayeeInput(bank(), answersTo(formTo('5270338002')), answersTo(favorite));
  });

  test('the account is another one, strange, blocked, dormant, no account that pays, or in dollars', async () => {
    const form = formTo('5270338003');
    await refuseAccount({ bank: bank(), answers: answersTo(form) }, 'acc-0001');
    await refuseAccount({ bank: bank(), answers: async () => [await railsWith({})] }, 'acc-0001');
    await refuseAccount({ bank: bank(), answers: async () => [await feeWith({})] }, 'acc-0003');
    await expectRefused({ ...form, fromAccount: { id: 'acc-0001', alias: 'Kas' } }, 'COPY_DIFFERS');
    await expectRefused({ ...form, fromAccount: { id: 'acc-0101' } }, '193');
    await expectRefused({ ...form, fromAccount: { id: 'acc-0003' } }, '98');
    expect(await railsWith({ fromAccountId: 'acc-0101' })).toBe('193');
    expect(await feeWith({ fromAccountId: 'acc-0101' })).toBe('193');
    expect(await feeWith({ deal: undefined })).toBe('98');
    const feeAccount = { id: 'acc-0001', alias: 'Kas' };
    const charges = { chargeTransactionFeeTo: 'REMITTER', feeAccount };
    expect(await feeWith({ transferType: 'BIFAST', fromAccountId: 'acc-0001', charges })).toBe('COPY_DIFFERS');
  });

  test('the amount is beyond what the method takes or a limit of the company, the maker, the group or the account', async () => {
    await expectRefused(formTo('5270338004', '0.50'), '137');
    await expectRefused(formTo('5270338004', '250000001.00'), '138');
    const answers = answersTo(formTo('5270338004', '200000000.00'));
    const around = { below: '199999999.00', above: '200000001.00' };
    await refuseLimits({ bank: bank(), answers, service: 'SVC_LCY_BIFAST', accountId: 'acc-0001', ...around });
    expect(
      await feeWith({ transferType: 'BIFAST', fromAccountId: 'acc-0001', amount: idr('999999999999999999.00') }),
    ).toBe('120');
    const range = db().updateTable('rail_limits').where('service', '=', 'SVC_LCY_BIFAST');
    await range.set({ effective_to: '2026-11-22' }).execute();
    await expectRefused(formTo('5270338004'), 'UNSUPPORTED_SERVICE_TYPE');
    await range.set({ effective_to: null }).execute();
  });

  test('the bank of the payee, its branch, the method or the account is not possible', async () => {
    const own = { ...payeeAtBca, bankCode: '013', accountNumber: fromOperasional.number };
    await expectRefused(
      dealForm('100000.00', {
        fromAccount: fromOperasional,
        payee: { kind: 'account', beneficiary: own },
        deal: undefined,
      }),
      '97',
    );
    await expectRefused(
      bifastForm('100000.00', { payee: { kind: 'account', beneficiary: { ...payeeAtBca, bankCode: '999' } } }),
      '193',
    );
    await expectRefused(clearingForm('LLG', '100000.00', { clearingCode: '0149999' }), '111');
    await refuseRail(bank(), answersTo(formTo('5270338005')));
    const question = { transferType: 'BIFAST', bankCode: '014', accountNumber: '5270338812' };
    expect(await asked('inquireLocalPayee', { ...question, bankCode: '999' })).toBe('119');
    expect(await railsWith({ bankCode: '999' })).toBe('193');
  });

  const unknownTo = [
    ['HOST_BIFAST_14', 'BIFAST', '1234590014'],
    ['HOST_BIFAST_47', 'BIFAST', '1234590047'],
    ['HOST_BIFAST_U122', 'BIFAST', '1234590122'],
    ['HOST_BIFAST_U129', 'BIFAST', '1234590129'],
    ['ERR_HOST_INQUIRY', 'BIFAST', '1234590900'],
    ['HOST_ONLINE_14', 'ONLINE', '1234590014'],
    ['HOST_ONLINE_47', 'ONLINE', '1234590047'],
    ['HOST_OVB_14', 'OVB', '1370020090014'],
    ['HOST_OVB_47', 'OVB', '1370020090047'],
  ] as const;

  test.each(unknownTo)('%s: the bank of the payee says so (%s, %s)', async (code, transferType, accountNumber) => {
    const bankCode = transferType === 'OVB' ? '013' : '014';
    expect(await asked('inquireLocalPayee', { transferType, bankCode, accountNumber })).toBe(code);
    const { transactionDetails, charges, ...form } = formTo(accountNumber);
    const { purposeCode: _purpose, ...details } = transactionDetails;
    const beneficiary = { ...payeeAtBca, bankCode, accountNumber };
    await expectRefused(
      {
        ...form,
        transferType,
        payee: { kind: 'account', beneficiary },
        transactionDetails: transferType === 'BIFAST' ? transactionDetails : details,
        ...(transferType !== 'OVB' && { charges }),
      },
      code,
    );
  });

  test.each([
    ['HOST_BIFAST_U804', '081212340804'],
    ['HOST_BIFAST_U805', '081212340805'],
    ['HOST_BIFAST_U122', '081212340122'],
    ['HOST_BIFAST_U129', '081212340129'],
  ] as const)('%s: BI-FAST says so of a proxy', async (code, number) => {
    const proxy = { proxyType: '01', proxy: number };
    expect(await asked('inquireBifastProxy', { proxy })).toBe(code);
    await expectRefused(
      bifastForm('100000.00', { payee: { kind: 'proxy', inquiryId, proxy, beneficiary: payeeAtBca } }),
      code,
    );
  });

  test('a proxy does not answer, or leads to another account by now', async () => {
    const { accountName: _none, ...unnamed } = payeeAtBca;
    const proxy = { proxyType: '01', proxy: '081212390900' };
    const silent = await asked('inquireBifastProxy', { proxy });
    expect(['ERR_HOST_INQUIRY', '00']).toContain(silent);
    const moved = {
      kind: 'proxy',
      inquiryId,
      proxy: { proxyType: '01', proxy: '081218004567' },
      beneficiary: { ...unnamed, accountName: 'X' },
    };
    await expectRefused(bifastForm('100000.00', { payee: moved }), '191');
  });

  test('no user can decide on a transfer, whatever its method', async () => {
    for (const [noRow, rail, form] of railForms) {
      const routed = { bank: bank(), answers: answersTo(form), service: `SVC_LCY_${rail}`, noRow } as const;
      await refuseRoutes(routed);
    }
  });

  test('a favorite does not exist or has another name than the bank says, and recipients are too long', async () => {
    await expectRefused(bifastForm('100000.00', { payee: { kind: 'favorite', favoriteId: 'fav-999999' } }), '204');
    await storeFavorite(bank(), 'fav-900001', misnamedFavorite);
    await expectRefused(bifastForm('100000.00', { payee: { kind: 'favorite', favoriteId: 'fav-900001' } }), '191');
    await expectAsked(formTo('5270338812', '150000.00'), '192');
    await db().deleteFrom('favorites').execute();
    await expectRefused(formTo('5270338006', '100000.00', { additionalDetails: { email: longRecipients } }), '123');
  });

  test('a deal is unknown, of another company or exchange, used up, ended or of another day', async () => {
    await seedRates(db(), morning);
    const deal = { rateType: 'special', dealNumber: 'FX2611230087' };
    await addDeal(bank(), '1000.00');
    const deals = db().updateTable('deals');
    await refuseDeals({
      bank: bank(),
      dealNumber: deal.dealNumber,
      amount: '1000.00',
      from: 'USD',
      to: 'IDR',
      strange: 'SGD',
      answersWith: (dealNumber) => async () => {
        const asking = { ...deal, dealNumber };
        return [...(await answersTo(dealForm('1654000.00', { deal: asking }))()), await feeWith({ deal: asking })];
      },
    });
    await expectRefused(dealForm('1654000.00', { deal, ...dated('2026-11-24') }), '6');
    const hours = {
      service: 'SVC_LCY_OVB' as const,
      opens_at: null,
      closes_at: '12:00',
      source: 'test',
      note_en: null,
      note_id: null,
    };
    await db()
      .insertInto('cut_off_exceptions')
      .values({ ...hours, day: '2026-11-23' })
      .execute();
    bank().setTime(evening);
    await expectRefused(dealForm('1654000.00', { deal }), '182');
    await db().deleteFrom('cut_off_exceptions').where('source', '=', 'test').execute();
    await deals.set({ value_date: '2026-11-22', valid_until: new Date('2026-11-22T23:59:00+07:00') }).execute();
    await db()
      .insertInto('cut_off_exceptions')
      .values({ ...hours, closes_at: null, day: '2026-11-22' })
      .execute();
    bank().setTime(sunday);
    await expectRefused(dealForm('1654000.00', { deal }), '7');
    await db().deleteFrom('cut_off_exceptions').where('source', '=', 'test').execute();
    bank().setTime(morning);
    await db().deleteFrom('exchange_rates').execute();
    await expectRefused(dealForm('1654000.00', { deal: { rateType: 'counter' } }), 'ERR_HOST_RATE');
    expect(await feeWith({ deal: { rateType: 'counter' } })).toBe('ERR_HOST_RATE');
  });

  test('the day is too far, past, a holiday or one on which the service rests, and the method has closed', async () => {
    await expectRefused(formTo('5270338007', '100000.00', dated('2028-01-03')), '74');
    await expectRefused(formTo('5270338007', '100000.00', dated('2026-11-20')), '117');
    bank().setTime(new Date('2027-12-20T09:00:00+07:00'));
    await expectRefused({ ...clearingForm('LLG', '100000.00'), ...dated('2028-01-03') }, '75');
    bank().setTime(morning);
    expect(await asked('checkLocalTransferCutOff', { transferType: 'LLG', transactionDate: '2028-01-03' })).toBe('75');
    await expectAsked({ ...clearingForm('LLG', '100000.00'), ...dated('2026-12-25') }, 'ERR_TRX_PUBLIC_HOLIDAY');
    await expectAsked({ ...clearingForm('LLG', '100000.00'), ...dated('2026-11-28') }, '162');
    bank().setTime(evening);
    await expectAsked(clearingForm('LLG', '100000.00'), 'ERR_TRX_COT');
  });

  test('the payee has another name or none, and the same was paid or referred to before', async () => {
    const misnamed = { ...payeeAtBca, accountName: 'PT Lain Sekali' };
    await expectAsked(bifastForm('175000.00', { payee: { kind: 'account', beneficiary: misnamed } }), '129');
    await expectAsked(clearingForm('LLG', '175000.00', { accountNumber: '1234590900' }), 'NAME_UNCHECKED');
    const details = { transactionDetails: { amount: idr('185000.00'), purposeCode: '03', customerReference: 'INV-1' } };
    await submitted(formTo('5270338812', '185000.00', details));
    await expectAsked(formTo('5270338812', '185000.00'), '131');
    const other = { ...details.transactionDetails, amount: idr('186000.00') };
    await expectAsked(formTo('5270338812', '186000.00', { transactionDetails: other }), '130');
  });

  test('a repaired transfer was changed since, has ended, or is being edited by a colleague', async () => {
    await refuseRepairs({
      bank: bank(),
      asked: (named, form) => asked('resubmitLocalTransfer', { ...named, form }),
      make: (tail, more) => submitted(formTo(`52703380${tail}`, '100000.00', more)),
      form: (tail, more) => formTo(`52703380${tail}`, '100000.00', more),
      menuAccess: 'LCY',
      isDated: true,
    });
  });

  test.each([...others, ...checked])('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});
