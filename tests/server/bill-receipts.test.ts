// The bank keeps a biller's proof of payment only if it can be shown.
import { expect, test } from 'vitest';
import type { TransactionDetail } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { billForm, insurance, meter, releaseBill, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const mostMonths = 24;

onEmbeddedDatabase('the receipt of a biller', addRequestBank, (bank) => {
  const detailOf = (refNo: string) =>
    ask(bank(), 'getTransaction', { user: user('MAKER01'), body: { refNo, menuAccess: 'BILL_PAY' } });

  test('names each bill of the largest payment', async () => {
    const receipt = await submitBill(bank(), await billForm(bank(), insurance, { months: mostMonths }));
    await releaseBill(bank(), receipt, ['APPROVER01', 'APPROVER02']);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const { code, output } = await detailOf(receipt.refNo);
    expect(code).toBe('00');
    const { receipt: proof } = output as TransactionDetail;
    if (proof?.kind !== 'bill') throw new Error('There is no receipt of the biller');
    const printed = (proof.facts ?? []).filter(({ value }) => value.startsWith('BPJS-'));
    expect(printed).toHaveLength(mostMonths);
  });

  test('that is too long to be shown is not stored, and the payment stays pending by bank', async () => {
    const { db } = bank().services;
    const receipt = await submitBill(bank(), await billForm(bank(), meter('00550001')));
    await releaseBill(bank(), receipt);
    const answer = { kind: 'timeout', truth: 'done' } as const;
    await scriptNext(db, { operation: 'transfer', service: 'SVC_BILL_PAY', answer });
    await runJobs(bank());
    const facts = Array.from({ length: 45 }, (_, number) => ({ label: `Fakta ${number}`, value: 'x' }));
    const proof = { kind: 'biller', reference: 'A1B2C3', facts };
    const outcome = { kind: 'done', hostReference: 'BIL1', at: '2026-11-23T09:00:00+07:00', proof };
    const transfer = db.updateTable('host_transfers').where('reference', '=', receipt.refNo);
    await transfer.set({ outcome: JSON.stringify(outcome) }).execute();
    bank().setTime(new Date('2026-11-23T09:02:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    expect((await detailOf(receipt.refNo)).code).toBe('00');
    const jobs = db.selectFrom('jobs').select('last_error').where('kind', '=', 'enquire-host');
    expect((await jobs.executeTakeFirstOrThrow()).last_error).toContain('could not be shown');
  });
});
