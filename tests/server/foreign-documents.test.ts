// The documents behind a purchase are checked against the payment, and again whenever it is decided on or moved.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { boughtForm, frankfurt, keyOf, releaseForeign, rupiah, submitForeign, tokyo, usd } from './foreign-bank.ts';
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

  test('a maker who has not named the payee yet is not told that they do not fit', async () => {
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
});
