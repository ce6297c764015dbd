import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { LocalTransferValidation, SubmitReceipt } from '../../generated/types.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addDeal, dealForm, dollars } from './deal-bank.ts';
import { addTransferBank, askAs, idr, siti } from './transfer-bank.ts';
import { ask } from './lookup-calls.ts';
import { mutationIdOf } from '../../server/accounts/mutation-id.ts';
import { decideSigned, runJobs } from './request-bank.ts';

onEmbeddedDatabase('a special rate', addTransferBank, (bank) => {
  const validate = (value: string, more: object = {}) =>
    askAs(bank(), siti, 'validateLocalTransfer', { form: dealForm(value, more) });
  const codeOf = async (value: string, more?: object) => (await validate(value, more)).code;
  const confirmed = ['name-differs', 'possible-duplicate'];
  const change = (values: object) => bank().services.db.updateTable('deals').set(values).execute();

  /** Submits, approves and releases a transfer; fails if a step is refused. */
  async function released(form: object, amount: string): Promise<SubmitReceipt> {
    const submitted = await askAs(bank(), siti, 'submitLocalTransfer', { form, confirmed });
    const receipt = submitted.output as SubmitReceipt;
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt, amount)).code).toBe('00');
    expect((await decideSigned(bank(), 'RELEASER01', 'release', receipt, amount)).code).toBe('00');
    return receipt;
  }
  const debitOf = ({ refNo }: SubmitReceipt) =>
    bank()
      .services.db.selectFrom('postings as p')
      .innerJoin('journal_entries as e', 'e.entry_id', 'p.entry_id')
      .select(['p.posting_id', 'p.amount'])
      .where('e.reference', '=', refNo)
      .where('p.account_id', '=', dollars.id)
      .executeTakeFirstOrThrow();

  beforeAll(async () => {
    await seedRates(bank().services.db, bank().services.clock.now());
  });
  beforeEach(async () => {
    bank().setTime(new Date('2026-11-23T09:00:00+07:00'));
    const { db } = bank().services;
    await db.updateTable('requests').set({ tab: 'unsuccessful', status: 'Cancelled', stage_kind: null }).execute();
    await db.deleteFrom('deals').execute();
    await addDeal(bank(), '1000.00');
  });

  test('is the rate the dealing room agreed on, to the cent', async () => {
    const { code, output } = await validate('8270000.00');
    expect(code).toBe('00');
    expect((output as LocalTransferValidation).conversion).toEqual({
      rateType: 'special',
      rate: '16540.00',
      debitAmount: { value: '500.00', currency: 'USD' },
      creditAmount: { value: '8270000.00', currency: 'IDR' },
      validUntil: '2026-11-23T14:00:00+07:00',
    });
  });

  test('works only for its own exchange on its own day, up to the agreed amount', async () => {
    expect(await codeOf('16540165.40'), 'above the amount').toBe('10');
    const unknown = { deal: { rateType: 'special', dealNumber: 'FX0000000000' } };
    expect(await codeOf('1.00', unknown), 'an unknown deal').toBe('3');
    const tomorrow = { timing: { kind: 'forward-dated', transactionDate: '2026-11-24' } };
    expect(await codeOf('1654000.00', tomorrow), 'a payment of tomorrow').toBe('6');
    await change({ value_date: '2026-11-24' });
    expect(await codeOf('1654000.00'), 'a deal of tomorrow').toBe('14b');
    await change({ value_date: '2026-11-23', from_currency: 'SGD', currency: 'SGD' });
    expect(await codeOf('1654000.00'), 'a deal in another currency').toBe('5');
    await change({ from_currency: 'IDR', to_currency: 'USD', currency: 'USD' });
    expect(await codeOf('1654000.00'), 'a deal that buys dollars').toBe('11');
    bank().setTime(new Date('2026-11-23T14:00:00+07:00'));
    await change({ from_currency: 'USD', to_currency: 'IDR' });
    expect(await codeOf('1654000.00'), 'a deal whose hour has passed').toBe('9');
  });

  test('is used up by waiting payments, and ends with the deal for those that are not approved', async () => {
    const submitted = await askAs(bank(), siti, 'submitLocalTransfer', { form: dealForm('16540000.00'), confirmed });
    expect(submitted.code).toBe('00');
    expect(await codeOf('1654000.00')).toBe('1');
    bank().setTime(new Date('2026-11-23T14:00:00+07:00'));
    const receipt = submitted.output as SubmitReceipt;
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt, '16540000.00')).code).toBe('ERR_TRX_21');
    const body = { taskId: receipt.taskId, menuAccess: 'LCY', revision: 1 };
    expect((await ask(bank(), 'rejectRequest', { user: 'APPROVER01@NUSANTARA', body })).code).toBe('00');
    bank().setTime(new Date('2026-11-23T13:00:00+07:00'));
    expect(await codeOf('1654000.00')).toBe('00');
  });

  test('differs from the counter rate, which is that of the execution', async () => {
    const receipt = await released(dealForm('1654000.00', { deal: { rateType: 'counter' } }), '1654000.00');
    const { db } = bank().services;
    const newest = db
      .selectFrom('exchange_rates')
      .selectAll()
      .where('currency', '=', 'USD')
      .orderBy('quoted_at', 'desc');
    const quote = await newest.limit(1).executeTakeFirstOrThrow();
    const quoted_at = new Date('2026-11-23T09:05:00+07:00');
    onTestFinished(async () => {
      await db.deleteFrom('exchange_rates').where('quoted_at', '=', quoted_at).execute();
    });
    await db
      .insertInto('exchange_rates')
      .values({ ...quote, quoted_at, tt_buy: '8270.00' })
      .execute();
    bank().setTime(new Date('2026-11-23T09:06:00+07:00'));
    await runJobs(bank());
    const key = { refNo: receipt.refNo, menuAccess: 'LCY' };
    const { output } = await askAs(bank(), siti, 'getTransaction', key);
    const debited = { value: '200.00', currency: 'USD' };
    expect(output).toMatchObject({
      status: 'Successful',
      conversion: { rateType: 'counter', rate: '8270', debitAmount: debited },
      fees: { totalDebit: debited },
    });
    expect((await debitOf(receipt)).amount).toBe('-200.00');
  });

  test('determines the debit, and the movement shows the amount and the rate', async () => {
    const receipt = await released(dealForm('1654000.00'), '1654000.00');
    await runJobs(bank());
    const posting = await debitOf(receipt);
    expect(posting.amount).toBe('-100.00');
    const body = { accountId: dollars.id, mutationId: mutationIdOf(posting.posting_id) };
    const { output } = await askAs(bank(), siti, 'getMutation', body);
    expect(output).toMatchObject({ originalAmount: idr('1654000.00'), rate: '16540.00' });
  });
});
