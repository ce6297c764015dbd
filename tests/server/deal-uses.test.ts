import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import { onBothDatabases } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { addDeal, dealForm, draftAtDeal, usedOfDeal } from './deal-bank.ts';
import { ask } from './lookup-calls.ts';
import { decideSigned, keyOf, runJobs, statusOf, submit as requestAtDeal } from './request-bank.ts';
import { addTransferBank, askAs, siti } from './transfer-bank.ts';

const file = new URL('../../server/db/migrations/0200_deal_uses.sql', import.meta.url);
const migration = `do $migration$ begin execute $body$${await readFile(file, 'utf8')}$body$; end $migration$`;

const asBeforeDealsWereCounted = ({ services: { db } }: TestBank) =>
  db.transaction().execute(async (inside) => {
    for (const statement of [
      'drop trigger requests_take_of_deal on requests',
      'drop trigger requests_change_deal_use on requests',
      'drop function count_deal_use',
      'drop function deal_part',
      'alter table deals drop column used',
      'create index requests_at_special_rate on requests (company_id) where has_special_rate',
    ])
      await sql.raw(statement).execute(inside);
  });

const amount = '8270000.00';
const approver = 'APPROVER01@NUSANTARA';
const confirmed = ['name-differs', 'possible-duplicate', 'first-time-payee'];

onBothDatabases('what a payment uses of a deal', addTransferBank, (bank) => {
  const submit = async (value = amount): Promise<SubmitReceipt> => {
    const { code, output } = await askAs(bank(), siti, 'submitLocalTransfer', { form: dealForm(value), confirmed });
    expect(code).toBe('00');
    return output as SubmitReceipt;
  };
  const decide = async (receipt: SubmitReceipt, id: string, action: 'approve' | 'release') =>
    (await decideSigned(bank(), id, action, receipt, amount)).code;
  const approve = (receipt: SubmitReceipt) => decide(receipt, 'APPROVER01', 'approve');
  const release = (receipt: SubmitReceipt) => decide(receipt, 'RELEASER01', 'release');
  const released = async () => {
    const receipt = await submit();
    expect([await approve(receipt), await release(receipt)]).toEqual(['00', '00']);
    return receipt;
  };
  const sentBack = async () => {
    const receipt = await submit();
    const body = { ...keyOf(receipt), refNo: undefined, reason: 'Nominal tidak sesuai' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: approver, body })).code).toBe('00');
    return receipt;
  };
  const dealIs = (value: string) => bank().services.db.updateTable('deals').set({ amount: value }).execute();

  beforeAll(async () => {
    await seedRates(bank().services.db, bank().services.clock.now());
  });
  beforeEach(async () => {
    const { db } = bank().services;
    await db.updateTable('requests').set({ tab: 'unsuccessful', status: 'Cancelled', stage_kind: null }).execute();
    await db.deleteFrom('deals').execute();
    await addDeal(bank(), '1000.00');
  });

  test('is counted while it waits and once it is paid', async () => {
    const receipt = await released();
    expect(await usedOfDeal(bank())).toBe('500.00');
    await runJobs(bank());
    expect([await statusOf(bank(), receipt), await usedOfDeal(bank())]).toEqual(['Successful', '500.00']);
  });

  test('is given back when it is rejected', async () => {
    const receipt = await submit();
    const { refNo: _, ...body } = keyOf(receipt);
    expect((await ask(bank(), 'rejectRequest', { user: approver, body })).code).toBe('00');
    expect(await usedOfDeal(bank())).toBe('0.00');
  });

  test('is kept while it is repaired, changes with the repair and is given back when it is cancelled', async () => {
    const first = await sentBack();
    expect(await usedOfDeal(bank())).toBe('500.00');
    const { taskId, refNo, revision } = first;
    const body = { taskId, refNo, revision, form: dealForm('16540000.00'), confirmed };
    expect((await ask(bank(), 'resubmitLocalTransfer', { user: siti, body })).code).toBe('00');
    expect(await usedOfDeal(bank())).toBe('1000.00');
    const again = { taskId, menuAccess: 'LCY', revision: 2, reason: 'Salah' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: approver, body: again })).code).toBe('00');
    const cancelled = { taskId, refNo, menuAccess: 'LCY', revision: 2 };
    expect((await ask(bank(), 'cancelRequest', { user: siti, body: cancelled })).code).toBe('00');
    expect(await usedOfDeal(bank())).toBe('0.00');
  });

  test('is given back when the host refuses the order', async () => {
    const receipt = await released();
    const answer = { kind: 'rejected', code: 'HOST_OVB_14' } as const;
    await scriptNext(bank().services.db, { operation: 'transfer', answer });
    await runJobs(bank());
    expect([await statusOf(bank(), receipt), await usedOfDeal(bank())]).toEqual(['Failed', '0.00']);
  });

  test('counts beyond the deal if the host paid an order that was considered lost', async () => {
    const { taskId } = await submit();
    const { db } = bank().services;
    const become = (tab: 'successful' | 'unsuccessful') =>
      db.updateTable('requests').set({ tab }).where('task_id', '=', taskId).execute();
    await become('unsuccessful');
    await submit('16540000.00');
    await become('successful');
    expect(await usedOfDeal(bank())).toBe('1500.00');
  });

  test('must still be available when it is approved, and when it is released', async () => {
    const receipt = await submit();
    await dealIs('499.99');
    expect(await approve(receipt)).toBe('10');
    await dealIs('500.00');
    expect(await approve(receipt)).toBe('00');
    await dealIs('0.00');
    expect(await release(receipt)).toBe('1');
    await bank().services.db.deleteFrom('deals').execute();
    expect(await release(receipt)).toBe('3');
  });

  test('must still be available when the job sends the order, otherwise nothing is sent', async () => {
    const receipt = await released();
    await dealIs('499.99');
    await runJobs(bank());
    expect([await statusOf(bank(), receipt), await usedOfDeal(bank())]).toEqual(['Failed', '0.00']);
    const sent = await bank()
      .services.db.selectFrom('host_transfers')
      .select('reference')
      .where('reference', '=', receipt.refNo)
      .execute();
    expect(sent).toEqual([]);
  });

  test('must still be available when a payment that waited for money is executed', async () => {
    const receipt = await released();
    await scriptNext(bank().services.db, { operation: 'transfer', answer: { kind: 'insufficient' } });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    await dealIs('499.99');
    const { refNo, revision } = receipt;
    const order = { user: 'RELEASER01@NUSANTARA', body: { refNo, menuAccess: 'LCY', revision } };
    expect((await ask(bank(), 'executePending', order)).code).toBe('10');
    await dealIs('500.00');
    expect((await ask(bank(), 'executePending', order)).code).toBe('00');
  });

  test('is refused by the database itself where it is more than what is left', async () => {
    await submit();
    await expect(requestAtDeal(bank(), draftAtDeal('8270016.54', '500.01'))).rejects.toMatchObject({
      code: '23514',
      constraint: 'deals_not_overused',
    });
    await requestAtDeal(bank(), draftAtDeal('8270000.00', '500.00'));
    expect(await usedOfDeal(bank())).toBe('1000.00');
  });

  test('is counted for payments from before deals were counted; these can end but use no more', async () => {
    await dealIs('1500.00');
    const [first, second] = [await submit('16540000.00'), await submit()];
    await asBeforeDealsWereCounted(bank());
    await bank().services.db.updateTable('deals').set({ amount: '1000.00' }).execute();
    await bank()
      .services.db.transaction()
      .execute((db) => sql.raw(migration).execute(db));
    expect(await usedOfDeal(bank())).toBe('1500.00');
    expect(await approve(second)).toBe('1');
    const { refNo: _, ...body } = keyOf(first);
    expect((await ask(bank(), 'rejectRequest', { user: approver, body })).code).toBe('00');
    expect(await usedOfDeal(bank())).toBe('500.00');
    expect(await approve(second)).toBe('00');
  });
});
