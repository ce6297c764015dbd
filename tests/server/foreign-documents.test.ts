// The documents behind a purchase are checked against the payment, and again whenever it is decided on or moved.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import type { ForeignTransferValidation, SubmitReceipt } from '../../generated/types.ts';
import { readAvailable } from '../../server/ledger/available.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import {
  boughtForm,
  dollars,
  frankfurt,
  keyOf,
  releaseForeign,
  rupiah,
  submitForeign,
  tokyo,
  usd,
} from './foreign-bank.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const invoice = 'UDL-2611-00031';
const documented = { underlyingCodes: [invoice] };

const ofBahari = { bankCode: '013', bankName: 'Bank Permata', accountNumber: '1570032000047', currency: 'USD' };
const intoBahari = {
  transferType: 'OVB',
  fromAccount: rupiah,
  payee: { kind: 'account', beneficiary: { ...ofBahari, accountName: 'PT Bahari Makmur Lestari' } },
  transactionDetails: { amount: usd('120000.00'), purposeCode: '2012' },
  remitterBeneficiaryRelationship: 'GROUP',
  isRemitterSameAsBeneficiary: true,
  deal: { rateType: 'counter' },
  timing: { kind: 'immediate' },
};

onEmbeddedDatabase('documents of a purchase', addRequestBank, (bank) => {
  const document = () => bank().services.db.updateTable('underlying_documents').where('underlying_code', '=', invoice);
  const codeOf = async (form: object) =>
    (await ask(bank(), 'validateForeignTransfer', { user: user('MAKER01'), body: { form } })).code;
  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const fieldsOf = async (operationId: OperationId, body: object) => {
    const { code, body: answer } = await asMaker(operationId, body);
    return { code, fields: ((answer['errors'] ?? []) as { field: string }[]).map(({ field }) => field) };
  };
  const usesOf = (refNo: string) =>
    bank().services.db.selectFrom('underlying_uses').select('state').where('ref_no', '=', refNo).execute();
  const verify = async (receipt: SubmitReceipt) =>
    (await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) })).code;

  beforeAll(async () => {
    await seedUnderlying(bank().services.db, morning);
  });
  beforeEach(async () => {
    bank().setTime(morning);
    const used = bank().services.db.updateTable('underlying_uses').where('ref_no', 'like', 'FCY%');
    await used.where('state', '=', 'reserved').set({ state: 'returned' }).execute();
    await document().set({ review: 'accepted', expires_on: '2027-01-29' }).execute();
  });

  test('the account of another company needs them, even if the maker says it is their own', async () => {
    expect(await codeOf(intoBahari)).toBe('133');
  });

  test('above the threshold they name the payee and the purpose of the payment, not only the same ones', async () => {
    const toOther = { payee: { kind: 'account', beneficiary: { ...frankfurt, currency: 'USD' } } };
    expect(await codeOf(boughtForm('100000.01', { ...documented, ...toOther }))).toBe('179');
    const forOther = { transactionDetails: { amount: usd('100000.01'), purposeCode: '2018' } };
    expect(await codeOf(boughtForm('100000.01', { ...documented, ...forOther }))).toBe('179');
    const typed = { payee: { kind: 'account', beneficiary: { ...tokyo, accountName: 'TOKYO  TRADING KK' } } };
    expect(await codeOf(boughtForm('100000.01', { ...documented, ...typed }))).toBe('00');
    expect(await codeOf(boughtForm('90000.00', { ...documented, ...toOther }))).toBe('00');
  });

  test('documents are not refused before the maker has named the payee', async () => {
    const body = { underlyingCodes: [invoice], amount: usd('100000.01'), transactionDate: '2026-11-23' };
    const check = async (more: object) =>
      (await ask(bank(), 'checkUnderlyingSelection', { user: user('MAKER01'), body: { ...body, ...more } })).code;
    expect(await check({})).toBe('00');
    expect(await check({ beneficiaryName: tokyo.accountName, purposeCode: '2012' })).toBe('00');
    expect(await check({ beneficiaryName: frankfurt.accountName })).toBe('179');
    expect(await check({ purposeCode: '2018' })).toBe('179');
  });

  test('one that the bank took back stops the request that waits, until it is accepted again', async () => {
    const receipt = await submitForeign(bank(), boughtForm('2600.00', documented));
    await document().set({ review: 'refused' }).execute();
    expect(await verify(receipt)).toBe('193');
    await document().set({ review: 'accepted' }).execute();
    expect(await verify(receipt)).toBe('00');
  });

  test('a late request is not moved behind the last day of its document, and its month moves with it', async () => {
    const receipt = await submitForeign(bank(), boughtForm('2700.00', documented));
    bank().setTime(new Date('2026-11-30T23:00:00+07:00'));
    const body = { ...keyOf(receipt), choice: 'next-working-day' };
    const move = async () => (await ask(bank(), 'chooseForLateRequest', { user: user('VERIFIER01'), body })).code;
    await document().set({ expires_on: '2026-11-30' }).execute();
    expect(await move()).toBe('181');
    await document().set({ expires_on: '2026-12-01' }).execute();
    expect(await move()).toBe('00');
    const use = bank().services.db.selectFrom('underlying_uses').select('transaction_date');
    expect(await use.where('ref_no', '=', receipt.refNo).executeTakeFirst()).toEqual({
      transaction_date: '2026-12-01',
    });
  });

  test('one that the bank took back after the release fails the payment on its day and gives back what it held', async () => {
    const timing = { kind: 'forward-dated', transactionDate: '2026-11-25' };
    const receipt = await submitForeign(bank(), boughtForm('2800.00', { ...documented, timing }));
    await releaseForeign(bank(), receipt);
    await document().set({ review: 'refused' }).execute();
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    const use = bank().services.db.selectFrom('underlying_uses').select('state');
    expect(await use.where('ref_no', '=', receipt.refNo).executeTakeFirst()).toEqual({ state: 'returned' });
  });

  test('dollars are sold for rupiah of an account at this bank, at the counter rate and without documents', async () => {
    const here = { bankCode: '013', bankName: 'Bank Permata', accountNumber: '1370010246802', currency: 'IDR' };
    const rupiahOut = (value: string, more: object = {}) => ({
      transferType: 'OVB',
      fromAccount: dollars,
      payee: { kind: 'account', beneficiary: { ...here, accountName: 'PT Nusantara Sejahtera Abadi' } },
      transactionDetails: { amount: { value, currency: 'IDR' }, purposeCode: '2012' },
      remitterBeneficiaryRelationship: 'GROUP',
      isRemitterSameAsBeneficiary: true,
      deal: { rateType: 'counter' },
      timing: { kind: 'immediate' },
      ...more,
    });
    const wanted = rupiahOut('16300000.00');
    const checked = (await asMaker('validateForeignTransfer', { form: wanted })).output as ForeignTransferValidation;
    expect(checked).toMatchObject({
      conversion: { debitAmount: { currency: 'USD' }, creditAmount: { value: '16300000.00', currency: 'IDR' } },
      underlying: { required: false },
      deductFlag: '2',
    });
    const question = {
      paymentType: 'FCY',
      fromAccountId: dollars.id,
      bankCode: 'BBBAIDJA',
      amount: wanted.transactionDetails.amount,
      transactionDate: '2026-11-23',
      matters: 'cheapest',
    };
    const { ways } = (await asMaker('advisePayment', question)).output as { ways: { open: boolean }[] };
    expect(ways).toMatchObject([{ serviceType: 'SVC_FCY_OVB', open: true }]);
    const availableOn = async (number: string) => {
      const query = bank().services.db.selectFrom('accounts').select('account_id').where('number', '=', number);
      const { account_id: id } = await query.executeTakeFirstOrThrow();
      return (await readAvailable(bank().services.db, 'NUSANTARA', [id])).get(id)?.minor ?? 0n;
    };
    const [dollarsBefore, rupiahBefore] = [await availableOn(dollars.number), await availableOn(here.accountNumber)];
    const receipt = await submitForeign(bank(), wanted);
    await releaseForeign(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    expect((await availableOn(here.accountNumber)) - rupiahBefore).toBe(1_630_000_000n);
    const sold = Number(checked.conversion?.debitAmount.value) * 100;
    expect(Number(dollarsBefore - (await availableOn(dollars.number)))).toBeCloseTo(sold, 0);
    expect(await usesOf(receipt.refNo)).toEqual([]);
    expect(await checkLedger(bank().services.db)).toEqual([]);
    const refused = async (more: object) =>
      (await asMaker('validateForeignTransfer', { form: rupiahOut('5000000.00', more) })).code;
    expect(await refused({ fromAccount: rupiah })).toBe('FIELD_NOT_IN_LIST');
    expect(await refused({ fromAccount: dollars, deal: undefined })).toBe('98');
  });

  test('documents that are missing or do not fit are refused at their field', async () => {
    const overThreshold = boughtForm('70000.00');
    await bank()
      .services.db.insertInto('underlying_uses')
      .values({
        company_id: 'NUSANTARA',
        ref_no: 'FCY2611010000077',
        underlying_code: '',
        transaction_date: '2026-11-02',
        beneficiary_name: 'Tokyo Trading KK',
        amount: '60000.00',
        currency: 'USD',
        amount_eq: '60000.00',
        state: 'used',
        made_by: user('MAKER01'),
        made_by_name: 'Siti Rahmawati',
      })
      .execute();
    const selection = { underlyingCodes: [], amount: usd('70000.00'), transactionDate: '2026-11-23' };
    expect(await fieldsOf('checkUnderlyingSelection', selection)).toEqual({
      code: '1184',
      fields: ['underlyingCodes'],
    });
    expect(await fieldsOf('validateForeignTransfer', { form: overThreshold })).toEqual({
      code: '1184',
      fields: ['form.underlyingCodes'],
    });
  });
});
