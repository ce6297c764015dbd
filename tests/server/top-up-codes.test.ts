// What is refused of a top-up: every code that its operations declare is reached here.
import { expect, test } from 'vitest';
import { onEmbeddedDatabase } from './on-databases.ts';
import { testDays, testLimits } from './refused-amounts.ts';
import { testEarlier, testPayees, type InstitutionKind, type WrongNumber } from './refused-payees.ts';
import { refusalsOf, testAccounts, testApprovers, thrice } from './refused-payments.ts';
import { addRequestBank } from './request-bank.ts';
import { credit100, meter, phone, phoneOf, submitTopUp, token10m, token500, topUpForm, wallet } from './top-up-bank.ts';
import { idr } from './transfer-bank.ts';

const service = 'SVC_TOPUP';
const operations = {
  check: 'validateTopUp',
  submit: 'submitTopUp',
  resubmit: 'resubmitTopUp',
  inquire: 'inquireTopUp',
  quoteFee: 'quoteTopUpFee',
  checkCutOff: 'checkTopUpCutOff',
};
const kind: InstitutionKind = { operations, service, menuAccess: 'TOPUP', submitted: submitTopUp };

const wrongNumbers: readonly WrongNumber[] = [
  ['31', 'gopay', 'E_WALLET', 'GOPAY', '12'],
  ['32', 'ovo', 'E_WALLET', 'OVO', '12'],
  ['33', 'dana', 'E_WALLET', 'DANA', '12'],
  ['35', 'linkaja', 'E_WALLET', 'LINKAJA', '12'],
  ['36', 'shopeepay', 'E_WALLET', 'SHOPEEPAY', '12'],
  ['38', 'pln-prepaid', 'ELECTRICITY_TOKEN', 'PLN_PREPAID', '123'],
  ['107', 'mobile-credit', 'MOBILE_CREDIT', 'XL_CREDIT', '12'],
  ['109', 'game', 'GAME', 'MOBILE_LEGENDS', '-'],
];

const payees = {
  HOST_TOPUP_14: phoneOf('12390014'),
  HOST_TOPUP_47: phoneOf('12390047'),
  ERR_HOST_INQUIRY: phoneOf('12390900'),
  '108': { ...phone, accountNumber: '081712345678' },
};

onEmbeddedDatabase('what is refused of a top-up', addRequestBank, (bank) => {
  const form = () => topUpForm(bank(), phone, credit100);
  const formTo = (tail: string, changes: object = {}) => topUpForm(bank(), phoneOf(tail), credit100, changes);
  const refusals = refusalsOf(bank, kind, () => formTo('00550001'));
  const { asked, answersTo, comparedWithContract, db } = refusals;

  testPayees(refusals, kind, {
    form,
    payee: phone,
    wrongNumbers,
    payees,
    institution: 'GOPAY',
    otherKind: 'TELKOM',
  });
  testAccounts(refusals, {
    form,
    others: async (fromAccountId) => [
      await asked(operations.quoteFee, { institution: 'GOPAY', amount: idr('1.00'), fromAccountId }),
    ],
  });
  testLimits(refusals, {
    service,
    form: () => topUpForm(bank(), meter, token10m),
    half: '5000000.00',
    justBelow: '9999999.99',
    justAbove: '10000000.01',
    aboveTheBank: '20000000.01',
  });
  testDays(refusals, {
    service,
    form,
    lateForm: () => topUpForm(bank(), meter, token500),
    setNight: () => bank().setTime(new Date('2026-11-23T23:30:00+07:00')),
  });
  testApprovers(refusals, { form, service, noRule: '127' });
  testEarlier(refusals, kind, { bank, formTo });

  test('an institution that is closed for now, and a denomination that is not sold, are refused', async () => {
    const usual = await form();
    const institution = db().updateTable('institutions').where('institution', '=', 'TELKOMSEL_CREDIT');
    await institution.set({ available: false }).execute();
    expect(await asked('inquireTopUp', { payeeDetails: phone })).toBe('202');
    await institution.set({ available: true }).execute();
    const of = (denomCode: string | undefined, amount: string) => ({
      ...usual,
      transactionDetails: { amount: idr(amount), ...(denomCode !== undefined && { denomCode }) },
    });
    expect(await asked('inquireTopUp', { payeeDetails: phone, denomCode: 'TELKOMSEL_1' })).toBe('HOST_TOPUP_47');
    expect(await answersTo(of('TELKOMSEL_1', '101500.00'))).toEqual(thrice('HOST_TOPUP_47'));
    expect(await answersTo(of('TELKOMSEL_100K', '100000.00'))).toEqual(thrice('190'));
    expect(await answersTo(of(undefined, '100000.00'))).toEqual(thrice('9090'));
  });

  test('a wallet takes amounts of its range', async () => {
    const usual = await topUpForm(bank(), wallet, { amount: '20000.00' });
    for (const amount of ['19999.99', '10000000.01'])
      expect(await answersTo({ ...usual, transactionDetails: { amount: idr(amount) } })).toEqual(thrice('58'));
  });

  test('the number has another name than the provider says', async () => {
    const usual = await topUpForm(bank(), meter, token500);
    const payeeDetails = { ...usual.payeeDetails, accountName: 'PT Orang Lain' };
    expect(await asked('inquireTopUp', { payeeDetails })).toBe('COPY_DIFFERS');
    expect(await answersTo({ ...usual, payeeDetails })).toEqual(thrice('COPY_DIFFERS'));
    expect(await asked('inquireTopUp', { payeeDetails: usual.payeeDetails })).toBe('00');
  });

  test('the amount is too long to be shown with what the provider charges', async () => {
    const fee = { institution: 'PLN_PREPAID', fromAccountId: 'acc-0001', amount: idr('999999999999999999.00') };
    expect(await asked('quoteTopUpFee', fee)).toBe('120');
  });

  test.each(Object.values(operations))('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});
