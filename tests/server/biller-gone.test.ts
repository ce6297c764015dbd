import { expect, test } from 'vitest';
import type { SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { billForm, decideBill, electricity, keyOf, meter, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const yesterday = '2026-11-22';

onEmbeddedDatabase('a biller that was taken out of service', addRequestBank, (bank) => {
  const lastDay = async (effective_to: string | null) => {
    const { db } = bank().services;
    await db.updateTable('institutions').set({ effective_to }).where('institution', '=', 'PLN_POSTPAID').execute();
  };
  const verify = (receipt: SubmitReceipt) =>
    ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
  const steps = [
    verify,
    (receipt: SubmitReceipt) => decideBill(bank(), 'APPROVER01', 'approve', receipt),
    (receipt: SubmitReceipt) => decideBill(bank(), 'RELEASER01', 'release', receipt),
  ];

  test('is paid by no waiting request, whoever decides on it, and by no released one', async () => {
    const receipt = await submitBill(bank(), await billForm(bank(), meter('00560001')));
    for (const step of steps) {
      await lastDay(yesterday);
      expect((await step(receipt)).code).toBe('202');
      await lastDay(null);
      expect((await step(receipt)).code).toBe('00');
    }
    await lastDay(yesterday);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    const body = { refNo: receipt.refNo, menuAccess: 'BILL_PAY' };
    const { banner } = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body });
    expect(banner?.reason).toMatch(/institution/);
    await lastDay(null);
  });

  test('is no favorite any more, neither one that waits for approval nor one saved with a payment', async () => {
    const asMaker = (operationId: string, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
    const shareFavoriteWith = { scope: 'private', subUserGroups: [] };
    const form = { paymentType: 'BILL_PAY', favoriteName: 'Listrik', shareFavoriteWith, payeeDetails: electricity };
    const waiting = (await asMaker('submitFavorite', { form })).output as SubmitReceipt;
    const { refNo } = await submitBill(bank(), await billForm(bank(), meter('00560002')));
    await lastDay(yesterday);
    const { taskId, revision } = waiting;
    const item = { taskId, refNo: waiting.refNo, revision, menuAccess: 'FAV' };
    const verified = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: item });
    expect([waiting.status, verified.code]).toEqual(['Pending Verify', '202']);
    const save = { refNo, favoriteName: 'Listrik gudang', shareFavoriteWith };
    expect((await asMaker('submitFavoriteFromTransaction', save)).code).toBe('202');
    await lastDay(null);
  });
});
