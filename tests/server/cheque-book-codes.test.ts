// What is refused of an order of cheque and giro books.
import { expect, test } from 'vitest';
import type { ChequeBookInquiry, ChequeBookValidation, CutOffCheck } from '../../generated/types.ts';
import { bookForm, submitBooks } from './cheque-bank.ts';
import { outputOf } from './lookup-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { refusalsOf, testAccounts, testApprovers, thrice, twice, type RefusingKind } from './refused-payments.ts';
import { refuseRepairs } from './refused-repairs.ts';
import { addRequestBank, user } from './request-bank.ts';

const operations = { check: 'validateChequeBook', submit: 'submitChequeBook', resubmit: 'resubmitChequeBook' };
const service = 'SVC_CHQ_BOOK';
const kind: RefusingKind = { operations, service, menuAccess: 'CHQ_BOOK', submitted: submitBooks };
const form = () => Promise.resolve(bookForm());
const fee = { fromAccountId: 'acc-0001', type: 'cheque', quantity: 1 };

onBothDatabases('what is refused of cheque books', addRequestBank, (bank) => {
  const refusals = refusalsOf(bank, kind, form);
  const { asked, answersTo, answersToSent, repaired, comparedWithContract, db } = refusals;

  const limit = (name: 'MAX_CHEQUE_BOOKS' | 'MAX_AUTHORIZERS', value: string) =>
    db().updateTable('system_parameters').set({ value }).where('name', '=', name).execute();

  const knownUntil = (day: string) => db().updateTable('calendars').set({ known_until: day }).execute();

  testAccounts(refusals, {
    form,
    states: [['HOST_CHQ_14', { kind: 'SA' }, { kind: 'CA' }]],
    others: async (fromAccountId) => [
      await asked('inquireChequeBooks', { fromAccountId }),
      await asked('quoteChequeBookFee', { ...fee, fromAccountId }),
    ],
  });
  testApprovers(refusals, { form: () => Promise.resolve(bookForm({ quantity: 9 })), service, noRule: '128' });

  test('the branch is unknown, and there are too many books or authorizers', async () => {
    const nowhere = bookForm({ branch: { branchCode: '999', branchName: 'X' } });
    expect(await answersTo(nowhere)).toEqual(thrice('HOST_CHQ_47'));
    await limit('MAX_CHEQUE_BOOKS', '1');
    expect(await answersTo(bookForm())).toEqual(thrice('136'));
    expect(await asked('quoteChequeBookFee', { ...fee, quantity: 2 })).toBe('136');
    await limit('MAX_CHEQUE_BOOKS', '15');
    await limit('MAX_AUTHORIZERS', '0');
    expect(await answersTo(bookForm())).toEqual(thrice('176'));
    await limit('MAX_AUTHORIZERS', '4');
    expect(await asked('checkChequeBookCutOff', { transactionDate: '2028-01-03' })).toBe('75');
  });

  test('the same books were ordered today, or the request was changed since', async () => {
    await submitBooks(bank());
    expect(await answersToSent(bookForm())).toEqual(twice('131'));
    const again = { ...repaired(), revision: 9, form: bookForm({ quantity: 8 }) };
    expect(await asked('resubmitChequeBook', again)).toBe('ERR_REQ_3');
  });

  test('an order in the evening is one of the next working day', async () => {
    bank().setTime(new Date('2026-11-23T16:00:00+07:00'));
    const body = { form: bookForm() };
    const checked = await outputOf<ChequeBookValidation>(bank(), 'validateChequeBook', { user: user('MAKER01'), body });
    expect(checked.executionDate).toBe('2026-11-24');
  });

  /** The cut-off check answers with the code of a closed day, and is not refused for it. */
  async function closedBy(transactionDate: string) {
    const body = { transactionDate };
    const checked = await outputOf<CutOffCheck>(bank(), 'checkChequeBookCutOff', { user: user('MAKER01'), body });
    return { open: checked.open, code: checked.code };
  }

  test('the hours are over or the day is no working day, and the maker has not accepted the next one', async () => {
    for (const [code, moment] of [
      ['ERR_TRX_COT', '2026-11-23T16:00:00+07:00'],
      ['162', '2026-11-28T09:00:00+07:00'],
      ['ERR_TRX_PUBLIC_HOLIDAY', '2026-12-25T09:00:00+07:00'],
    ] as const) {
      bank().setTime(new Date(moment));
      expect(await answersToSent(bookForm({ quantity: 7 }))).toEqual(twice(code));
      expect(await closedBy(moment.slice(0, 10))).toEqual({ open: false, code });
    }
  });

  test('the calendar does not have the day on which the books are ready', async () => {
    await knownUntil('2026-11-25');
    expect(await answersTo(bookForm())).toEqual(thrice('75'));
    expect(await asked('inquireChequeBooks', { fromAccountId: 'acc-0001' })).toBe('75');
    await knownUntil('2026-12-31');
  });

  test('a repaired order was changed since, has ended, or is being edited by a colleague', async () => {
    await refuseRepairs({
      bank: bank(),
      asked: (named, again) => asked('resubmitChequeBook', { ...named, form: again }),
      make: (tail) => submitBooks(bank(), bookForm({ quantity: Number(tail) - 85 })),
      form: (tail) => bookForm({ quantity: Number(tail) - 85 }),
      menuAccess: 'CHQ_BOOK',
      isDated: false,
    });
  });

  test('a user without the service of giro books orders none', async () => {
    const maker = db().updateTable('users').where('user_id', '=', user('MAKER01'));
    const { services } = await db()
      .selectFrom('users')
      .select('services')
      .where('user_id', '=', user('MAKER01'))
      .executeTakeFirstOrThrow();
    await maker.set({ services: services.filter((one) => one !== 'SVC_GIRO_BOOK') }).execute();
    expect(await answersTo(bookForm({ type: 'giro' }))).toEqual(thrice('94'));
    const fee = { fromAccountId: 'acc-0001', type: 'giro', quantity: 1 };
    expect(await asked('quoteChequeBookFee', fee)).toBe('94');
    const found = await outputOf<ChequeBookInquiry>(bank(), 'inquireChequeBooks', {
      user: user('MAKER01'),
      body: { fromAccountId: 'acc-0001' },
    });
    expect(found.offers.map(({ type }) => type)).toEqual(['cheque']);
    await maker.set({ services }).execute();
  });

  test.each(['inquireChequeBooks', 'quoteChequeBookFee', 'checkChequeBookCutOff', ...Object.values(operations)])(
    'every code that %s declares was tested above, and no other',
    (operationId) => {
      expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
    },
  );
});
