// What is refused of a bill payment: every code that its operations declare is reached here.
import { expect, test } from 'vitest';
import { billForm, card, inquire, internet, meter, office, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { testDays, testLimits } from './refused-amounts.ts';
import { testEarlier, testPayees, type InstitutionKind, type WrongNumber } from './refused-payees.ts';
import { refusalsOf, testAccounts, testApprovers, thrice } from './refused-payments.ts';
import { addRequestBank, user } from './request-bank.ts';
import { idr } from './transfer-bank.ts';

const service = 'SVC_BILL_PAY';
const operations = {
  check: 'validateBillPayment',
  submit: 'submitBillPayment',
  resubmit: 'resubmitBillPayment',
  inquire: 'inquireBill',
  quoteFee: 'quoteBillPaymentFee',
  checkCutOff: 'checkBillPaymentCutOff',
};
const kind: InstitutionKind = { operations, service, menuAccess: 'BILL_PAY', submitted: submitBill };
const deposit = {
  numberType: 'securities',
  category: 'SECURITIES',
  institution: 'KSEI_RDN',
  accountNumber: 'PD001R4417',
};

const wrongNumbers: readonly WrongNumber[] = [
  ['37', 'pln-customer', 'ELECTRICITY', 'PLN_POSTPAID', '12'],
  ['40', 'telephone', 'TELEPHONE', 'TELKOM', '12'],
  ['107', 'mobile-postpaid', 'MOBILE_POSTPAID', 'HALO', '12'],
  ['41', 'virtual-account', 'VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT', '1'],
  ['110', 'bpjs', 'HEALTH', 'BPJS_KESEHATAN', '12'],
  ['42', 'internet-cable', 'INTERNET', 'INDIHOME', '-'],
  ['43', 'water', 'WATER', 'PAM_JAYA', '12'],
  ['44', 'insurance', 'INSURANCE', 'PRUDENTIAL', '-'],
  ['45', 'securities', 'SECURITIES', 'KSEI_RDN', '-'],
  ['46', 'credit-card', 'CREDIT_CARD', 'BCA_CC', '12'],
  ['47', 'payment-code', 'ONLINE_SHOP', 'TOKOPEDIA', '-'],
  ['124', 'billing-number', 'INSTALMENT', 'ADIRA_FINANCE', '12'],
];

const payees = {
  HOST_BILL_14: meter('12390014'),
  HOST_BILL_47: meter('12390047'),
  ERR_HOST_INQUIRY: meter('12390900'),
  '184': meter('12390184'),
};

onEmbeddedDatabase('what is refused of a bill payment', addRequestBank, (bank) => {
  const form = () => billForm(bank(), office);
  const formTo = (tail: string, changes: object = {}) => billForm(bank(), meter(tail), changes);
  const depositForm = () => billForm(bank(), deposit, { amount: '200000000.00' });
  const refusals = refusalsOf(bank, kind, () => formTo('00550001'));
  const { asked, answersTo, comparedWithContract } = refusals;

  testPayees(refusals, kind, {
    form,
    payee: office,
    wrongNumbers,
    payees,
    institution: 'TELKOM',
    otherKind: 'GOPAY',
  });
  testAccounts(refusals, {
    form,
    others: async (fromAccountId) => [
      await asked(operations.quoteFee, { institution: 'TELKOM', amount: idr('1.00'), fromAccountId }),
    ],
  });
  testLimits(refusals, {
    service,
    form: depositForm,
    half: '100000000.00',
    justBelow: '199999999.99',
    justAbove: '200000000.01',
    aboveTheBank: '500000000.01',
  });
  testDays(refusals, {
    service,
    form,
    lateForm: form,
    setNight: () => bank().setTime(new Date('2026-11-23T22:30:00+07:00')),
  });
  testApprovers(refusals, { form, service, noRule: '29' });
  testEarlier(refusals, kind, { bank, formTo });

  test('the customer has another name than the biller says', async () => {
    const usual = await form();
    const payeeDetails = { ...usual.payeeDetails, accountName: 'PT Nusantara Sejahtera' };
    expect(await asked('inquireBill', { payeeDetails })).toBe('COPY_DIFFERS');
    expect(await answersTo({ ...usual, payeeDetails })).toEqual(thrice('COPY_DIFFERS'));
    const { body } = await ask(bank(), 'validateBillPayment', {
      user: user('MAKER01'),
      body: { form: { ...usual, payeeDetails } },
    });
    expect(body).toMatchObject({ errors: [{ field: 'form.payeeDetails.accountName', code: 'COPY_DIFFERS' }] });
    expect(await asked('inquireBill', { payeeDetails: usual.payeeDetails })).toBe('00');
  });

  test('the amount is too long to be shown with what the biller charges', async () => {
    const fee = { institution: 'PLN_POSTPAID', fromAccountId: 'acc-0001', amount: idr('999999999999999999.00') };
    expect(await asked('quoteBillPaymentFee', fee)).toBe('120');
    const { body } = await ask(bank(), 'quoteBillPaymentFee', { user: user('MAKER01'), body: fee });
    expect(body).toMatchObject({ errors: [{ field: 'amount.value', code: '120' }] });
  });

  test('the bills are others than the biller now asks for, or the card takes less', async () => {
    const usual = await billForm(bank(), internet);
    expect(await answersTo({ ...usual, transactionDetails: { amount: idr('1000.00') } })).toEqual(thrice('190'));
    expect(await answersTo({ ...usual, billIds: usual.billIds.slice(1) })).toEqual(thrice('190'));
    expect(await answersTo({ ...usual, billIds: ['IH-202001'] })).toEqual(thrice('184'));
    expect(await answersTo(await billForm(bank(), card, { amount: '90000000.00' }))).toEqual(thrice('140'));
    expect(await answersTo(await billForm(bank(), card, { amount: '10000.00' }))).toEqual(thrice('137'));
  });

  test('the bill is dearer than what its institution takes at once, which the inquiry says', async () => {
    const institutions = bank().services.db.updateTable('institutions').where('institution', '=', card.institution);
    await institutions.set({ maximum: '60000.00' }).execute();
    const { amountRule } = await inquire(bank(), card);
    const whole = await answersTo(await billForm(bank(), card));
    const most = await answersTo(await billForm(bank(), card, { amount: '60000.00' }));
    await institutions.set({ maximum: '500000000.00' }).execute();
    expect(amountRule).toMatchObject({ kind: 'range', maximum: idr('60000.00'), suggested: idr('60000.00') });
    expect(whole).toEqual(thrice('140'));
    expect(most[0]).toBe('00');
  });

  test.each(Object.values(operations))('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});
