// What is refused of a foreign transfer: each code that its operations declare, by the cause that it names.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import {
  addBuyingDeal,
  boughtForm,
  counter,
  dollarForm,
  dollars,
  favoriteAbroad,
  frankfurt,
  keyOf,
  tokyo,
  usd,
} from './foreign-bank.ts';
import { documents, overbooking, to, toNumber, here } from './foreign-refusal-forms.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import { dated, expectAll, refuseAccount, refuseLimits, refusePayeeInput, refuseRoutes } from './refusal-causes.ts';
import { refuseRepairs, returnedRequest } from './refused-repairs.ts';
import { longRecipients, storeFavorite } from './refused-favorites.ts';
import { refuseDeals } from './refused-deals.ts';
import { addRequestBank, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const evening = new Date('2026-11-23T23:30:00+07:00');
const sunday = new Date('2026-11-22T09:00:00+07:00');
const checked = ['validateForeignTransfer', 'submitForeignTransfer', 'resubmitForeignTransfer'] as const;
const others = [
  'inquireForeignPayee',
  'quoteForeignTransferFee',
  'checkForeignTransferCutOff',
  'inquireDeal',
  'quoteExchangeRate',
] as const;
const confirmed = ['name-differs', 'possible-duplicate', 'next-working-day'];
onEmbeddedDatabase('what is refused of a foreign transfer', addRequestBank, (bank) => {
  const { asked, comparedWithContract } = createReachedCodes(bank);
  const db = () => bank().services.db;
  const submitted = async (form: object) =>
    (await ask(bank(), 'submitForeignTransfer', { user: user('MAKER01'), body: { form, confirmed } }))
      .output as SubmitReceipt;
  const returned = async (form: object) => returnedRequest(bank(), keyOf(await submitted(form)));
  let repaired: Awaited<ReturnType<typeof returned>>;

  const answersTo =
    (form: object, operations: readonly string[] = checked) =>
    async () => {
      const codes: string[] = [];
      for (const operation of operations)
        codes.push(await asked(operation, { ...(operation === 'resubmitForeignTransfer' && repaired), form }));
      return codes;
    };
  const expectRefused = (form: object, code: string) => expectAll(answersTo(form), code);
  const expectAsked = (form: object, code: string) => expectAll(answersTo(form, checked.slice(1)), code);
  const inquire = (more: object) =>
    asked('inquireForeignPayee', { transferType: 'TT', bankCode: 'BOTKJPJT', accountNumber: '0012876543', ...more });
  const feeWith = (more: object) =>
    asked('quoteForeignTransferFee', {
      transferType: 'TT',
      fromAccountId: 'acc-0001',
      amount: usd('1000.00'),
      charges: { chargeInstruction: 'SHA', chargeTransactionFeeTo: 'REMITTER' },
      ...more,
    });
  const rateOf = (more: object) =>
    asked('quoteExchangeRate', { fromCurrency: 'IDR', toCurrency: 'USD', amount: usd('1000.00'), ...more });

  beforeAll(async () => {
    await seedUnderlying(db(), morning);
    await seedRates(db(), morning);
    repaired = await returned(toNumber('0012870101'));
  });
  beforeEach(() => bank().setTime(morning));

  test('the company wants payees from favorites only, or typed ones only', async () => {
    const favorite = dollarForm('100.00', { payee: { kind: 'favorite', favoriteId: 'fav-0001' } });
    await refusePayeeInput(bank(), answersTo(toNumber('0012870102')), answersTo(favorite));
  });

  test('the account is another one, strange, blocked, dormant, no account that pays, or in another currency', async () => {
    const form = toNumber('0012870103');
    await refuseAccount({ bank: bank(), answers: answersTo(form) }, 'acc-0003');
    await refuseAccount({ bank: bank(), answers: async () => [await feeWith({})] }, 'acc-0001');
    await expectRefused({ ...form, fromAccount: { id: dollars.id, alias: 'Kas' } }, 'COPY_DIFFERS');
    await expectRefused({ ...form, fromAccount: { id: 'acc-0101' } }, '193');
    await expectRefused({ ...form, fromAccount: { id: 'acc-0001' } }, '98');
    expect(await feeWith({ fromAccountId: 'acc-0101' })).toBe('193');
    expect(await rateOf({ fromCurrency: 'USD' })).toBe('98');
    const feeAccount = { id: 'acc-0001', alias: 'Kas' };
    const charges = { chargeInstruction: 'SHA', chargeTransactionFeeTo: 'REMITTER', feeAccount };
    expect(await feeWith({ charges })).toBe('COPY_DIFFERS');
  });

  test('the amount is beyond what the bank sends or a limit of the company, the maker, the group or the account', async () => {
    await expectRefused(toNumber('0012870104', '0.50'), '137');
    await expectRefused(toNumber('0012870104', '50000000.00'), '57');
    const ofAccount = { below: '100.00', above: '500.00' };
    const around = { below: '1000.00', above: '9000000000.00', ofAccount };
    const answers = answersTo(toNumber('0012870104', '200.00'));
    await refuseLimits({ bank: bank(), answers, service: 'SVC_FCY_TT', accountId: 'acc-0003', ...around });
    expect(await feeWith({ amount: usd('999999999999999999.00') })).toBe('120');
    expect(await rateOf({ amount: usd('999999999999999999.00') })).toBe('120');
    const charges = { chargeInstruction: 'SHA', chargeTransactionFeeTo: 'BENEFICIARY' };
    expect(await feeWith({ amount: usd('1.00'), charges })).toBe('137');
  });

  test('purpose, account number, bank, its copies, charges or the bank on the way are not possible', async () => {
    const details = { transactionDetails: { amount: usd('100.00'), purposeCode: '9999' } };
    await expectRefused(toNumber('0012870105', '100.00', details), 'FIELD_NOT_IN_LIST');
    await expectRefused(to({ ...frankfurt, currency: 'USD', accountNumber: 'DE89370400440532013001' }), 'IBAN_INVALID');
    await expectRefused(to({ currency: 'EUR' }), '98');
    await expectRefused(to({ bankCode: 'NOBKJPJT' }), '193');
    await expectRefused(to({ country: 'DE' }), 'COPY_DIFFERS');
    await expectRefused(to({ bankCode: 'SMPLKPPY' }), 'HOST_FCY_47');
    await expectRefused(
      toNumber('0012870105', '100.00', { intermediary: { bankCode: 'BOTKJPJT' } }),
      'INTERMEDIARY_SAME',
    );
    const charges = { chargeInstruction: 'OUR', chargeTransactionFeeTo: 'BENEFICIARY' };
    await expectRefused(toNumber('0012870105', '100.00', { charges }), 'UNSUPPORTED_CHARGE_TYPE');
    expect(await feeWith({ charges })).toBe('UNSUPPORTED_CHARGE_TYPE');
    expect(await inquire({ bankCode: 'DEUTDEFF', accountNumber: 'DE89370400440532013001' })).toBe('IBAN_INVALID');
    expect(await inquire({ bankCode: 'NOBKJPJT' })).toBe('193');
    expect(await inquire({ bankCode: 'SMPLKPPY' })).toBe('HOST_FCY_47');
  });

  test.each([
    ['HOST_OVB_14', '1370020090014'],
    ['HOST_OVB_47', '1370020090047'],
    ['ERR_HOST_INQUIRY', '1370020090900'],
  ])('%s: this bank says so of its own account', async (code, accountNumber) => {
    await expectRefused(overbooking(accountNumber), code);
    expect(await inquire({ transferType: 'OVB', bankCode: 'BBBAIDJA', accountNumber })).toBe(code);
  });

  test('an account at this bank pays itself, or has another name than the favorite or the maker says', async () => {
    await expectRefused(overbooking(dollars.number), '97');
    const misnamed = { ...here, bankCode: '013', accountNumber: '1570032000047', accountName: 'PT Lain Sekali' };
    const payee = { kind: 'account', beneficiary: misnamed };
    await expectAsked(overbooking('', '110.00', { payee }), '129');
    await keepFavorite('fav-900001', { transferType: 'OVB', beneficiary: { ...tokyo, ...misnamed } });
    await expectRefused(overbooking('', '100.00', { payee: { kind: 'favorite', favoriteId: 'fav-900001' } }), '191');
    await db().deleteFrom('favorites').execute();
  });

  const keepFavorite = (favoriteId: string, changes: object) =>
    storeFavorite(bank(), favoriteId, favoriteAbroad(favoriteId, changes) as never);

  test('a favorite does not exist, was changed since the last payment, and recipients are too long', async () => {
    await expectRefused(dollarForm('100.00', { payee: { kind: 'favorite', favoriteId: 'fav-999999' } }), '204');
    await keepFavorite('fav-900002', { beneficiary: tokyo });
    await expectAsked(to({}, '120.00'), '192');
    await db().deleteFrom('favorites').execute();
    await expectRefused(toNumber('0012870106', '100.00', { additionalDetails: { email: longRecipients } }), '123');
  });

  test('no user can decide on a transfer abroad or at this bank', async () => {
    for (const [service, noRow, form] of [
      ['SVC_FCY_TT', '27', toNumber('0012870107')],
      ['SVC_FCY_OVB', '25', overbooking('1570032000047', '115.00')],
    ] as const)
      await refuseRoutes({ bank: bank(), answers: answersTo(form), service, noRow });
  });

  test('a deal is unknown, of another company or exchange, used up, ended or of another day', async () => {
    const deal = { rateType: 'special', dealNumber: 'BUY1' };
    await addBuyingDeal(bank(), 'BUY1', '5000.00');
    const deals = db().updateTable('deals');
    await refuseDeals({
      bank: bank(),
      dealNumber: 'BUY1',
      amount: '5000.00',
      from: 'IDR',
      to: 'USD',
      strange: 'EUR',
      answersWith: (dealNumber) => async () => {
        const asking = { ...deal, dealNumber };
        const inquiry = { dealNumber, fromCurrency: 'IDR', toCurrency: 'USD', amount: usd('1000.00') };
        const codes = await answersTo(boughtForm('1000.00', { deal: asking }))();
        return [...codes, await asked('inquireDeal', inquiry), await feeWith({ deal: asking })];
      },
    });
    const yen = { value: '1000.00', currency: 'JPY' };
    const question = { dealNumber: 'BUY1', fromCurrency: 'IDR', toCurrency: 'USD' };
    expect(await asked('inquireDeal', { ...question, amount: yen })).toBe('4');
    await expectRefused(boughtForm('1000.00', { deal, ...dated('2026-11-24') }), '6');
    bank().setTime(evening);
    await expectRefused(boughtForm('1000.00', { deal }), '182');
    await deals.set({ value_date: '2026-11-22', valid_until: new Date('2026-11-22T23:59:00+07:00') }).execute();
    bank().setTime(sunday);
    await expectRefused(boughtForm('1000.00', { deal }), '7');
  });

  test('documents are missing, expired, of other types, payees or purposes, too small or too many', async () => {
    await expectRefused(boughtForm('100000.01'), '133');
    await expectRefused(boughtForm('1000.00', documents('00008')), '181');
    await expectRefused(boughtForm('1000.00', documents('00031', '00019')), '178');
    const details = { transactionDetails: { amount: usd('100000.01'), purposeCode: '2012' } };
    await expectRefused(boughtForm('100000.01', { ...details, ...documents('00031', '00034') }), '179');
    await expectRefused(boughtForm('90000.00', documents('00034')), '134');
    await expectRefused(boughtForm('1000.00', documents('00045')), '193');
    const most = await db()
      .selectFrom('system_parameters')
      .selectAll()
      .where('name', '=', 'MAX_UNDERLYING_DOCUMENTS')
      .executeTakeFirst();
    await db()
      .updateTable('system_parameters')
      .set({ value: '1' })
      .where('name', '=', 'MAX_UNDERLYING_DOCUMENTS')
      .execute();
    await expectRefused(boughtForm('1000.00', documents('00031', '00038')), '180');
    await db()
      .updateTable('system_parameters')
      .set({ value: most?.value ?? '10' })
      .where('name', '=', 'MAX_UNDERLYING_DOCUMENTS')
      .execute();
  });

  test('the company has bought what it may buy in a month', async () => {
    await submitted(boughtForm('60000.00'));
    await expectRefused(boughtForm('60000.00'), '1184');
    const limit = { company_id: 'NUSANTARA', effective_from: '2026-11-01', effective_to: null, source: 'test' };
    await db().deleteFrom('foreign_currency_limits').execute();
    await db()
      .insertInto('foreign_currency_limits')
      .values({ ...limit, amount: '500.00' })
      .execute();
    await expectRefused(boughtForm('1000.00', documents('00038')), '135');
    await expectRefused(boughtForm('99999.00', documents('00034')), '177');
    await db().deleteFrom('foreign_currency_limits').execute();
    const thresholds = db().updateTable('thresholds').where('kind', '=', 'UNDERLYING_DOCUMENT');
    await thresholds.set({ effective_to: '2026-11-22' }).execute();
    await expectRefused(boughtForm('1000.00'), '132');
    await thresholds.set({ effective_to: null }).execute();
  });

  test('the day is too far, past, a holiday or one on which the service rests, and the service has closed', async () => {
    await expectRefused(toNumber('0012870108', '100.00', dated('2028-01-03')), '74');
    await expectRefused(toNumber('0012870108', '100.00', dated('2026-11-20')), '117');
    expect(
      await asked('checkForeignTransferCutOff', { transferType: 'TT', currency: 'USD', transactionDate: '2028-01-03' }),
    ).toBe('75');
    bank().setTime(new Date('2027-12-20T09:00:00+07:00'));
    await expectRefused(toNumber('0012870108', '100.00', dated('2028-01-03')), '75');
    bank().setTime(morning);
    await expectAsked(toNumber('0012870108', '100.00', dated('2026-11-26')), 'ERR_TRX_PUBLIC_HOLIDAY');
    await expectAsked(toNumber('0012870108', '100.00', dated('2026-11-28')), '162');
    bank().setTime(evening);
    await expectAsked(toNumber('0012870108'), 'ERR_TRX_COT');
  });

  test('the same was paid or referred to before', async () => {
    const details = { amount: usd('185.00'), purposeCode: '2012', customerReference: 'INV-1' };
    await submitted(to({}, '185.00', { transactionDetails: details }));
    await expectAsked(to({}, '185.00'), '131');
    await expectAsked(to({}, '186.00', { transactionDetails: { ...details, amount: usd('186.00') } }), '130');
  });

  test('a repaired transfer was changed since, has ended, or is being edited by a colleague', async () => {
    await refuseRepairs({
      bank: bank(),
      asked: (named, form) => asked('resubmitForeignTransfer', { ...named, form }),
      make: (tail, more) => submitted(toNumber(`00128702${tail}`, '100.00', more)),
      form: (tail, more) => toNumber(`00128702${tail}`, '100.00', more),
      menuAccess: 'FCY',
      isDated: true,
    });
  });

  test('the board has no rate', async () => {
    await db().deleteFrom('exchange_rates').execute();
    await expectRefused(boughtForm('1000.00', { deal: counter }), 'ERR_HOST_RATE');
    expect(await feeWith({})).toBe('ERR_HOST_RATE');
    expect(await rateOf({})).toBe('ERR_HOST_RATE');
  });

  test.each([...others, ...checked])('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});
