import { beforeEach, expect, test } from 'vitest';
import type { TransactionDetail } from '../../generated/types.ts';
import { seedChequeBooks } from '../../server/sandbox/seed/cheque-books.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';

const authorizers = [{ name: 'Budi Santoso', position: 'Direktur Keuangan' }];
const inPerson = { pickupMethod: 'in-person', authorizers };

onEmbeddedDatabase('cheque books at the branch', addRequestBank, (bank) => {
  let refNo: string;

  beforeEach(async () => {
    bank().setTime(new Date('2026-11-23T09:00:00+07:00'));
    const { db, clock } = bank().services;
    await seedChequeBooks(db, clock.now());
    const query = db.selectFrom('requests').select('ref_no').where('company_id', '=', 'NUSANTARA');
    refNo = (await query.orderBy('task_id', 'desc').limit(1).executeTakeFirstOrThrow()).ref_no;
  });

  const change = (revision: number, pickup: object = inPerson, id = 'MAKER01') =>
    ask(bank(), 'changePickup', { user: user(id), body: { refNo, revision, pickup } });

  test('are collected by another person whom the maker names, under the same receipt', async () => {
    const { code, output } = await change(1);
    expect([code, output]).toMatchObject(['00', { revision: 2, status: 'Ready to Pick-up', pickup: inPerson }]);
    expect((await change(1)).code).toBe('ERR_REQ_3');
    const body = { refNo, menuAccess: 'CHQ_BOOK' };
    const detail = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('INQUIRY01'), body });
    expect(detail).toMatchObject({ revision: 2, transactionDetails: { form: { pickup: inPerson } } });
    const agent = {
      pickupMethod: 'agent',
      agentName: 'Siti Rahmawati',
      idNumber: '3174054503900007',
      address: 'Jl. Kemang Raya No. 45 Jakarta Selatan',
      authorizers,
    };
    expect((await change(2, agent)).output).toMatchObject({ revision: 3, pickup: agent });
  });

  test('cannot be changed when they were not collected in a month, nor after they were', async () => {
    bank().setTime(new Date('2026-12-24T09:00:00+07:00'));
    const late = await change(1);
    expect([late.code, late.body['parameters']]).toEqual(['EXECUTE_PICKUP_EXPIRED', { date: '23 Dec 2026' }]);
    bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    await bank().services.db.updateTable('requests').set({ status: 'Picked Up' }).where('ref_no', '=', refNo).execute();
    expect((await change(1)).code).toBe('EXECUTE_PICKUP_CLOSED');
  });

  test('of another company are not found', async () => {
    const body = { refNo, revision: 1, pickup: inPerson };
    expect((await ask(bank(), 'changePickup', { user: 'MAKER01@BAHARI', body })).code).toBe('193');
  });
});
