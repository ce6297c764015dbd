// Before signing, an approver sees what deserves a second look, with the payments it is compared with.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestDetail, SubmitReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, draftOf, keyOf, releaseSmall, runJobs, statusOf, submit, user } from './request-bank.ts';

const payee = { name: 'CV Sinar Jaya Abadi', account: '5270338812', bank: 'Bank Central Asia' };
const at = (time: string) => new Date(`2026-${time}:00+07:00`);

async function looksAt(bank: TestBank, receipt: SubmitReceipt, id = 'VERIFIER01') {
  const { revision: _revision, ...body } = keyOf(receipt);
  const { secondLooks } = await outputOf<RequestDetail>(bank, 'getRequest', { user: user(id), body });
  return secondLooks;
}

async function pay(bank: TestBank, time: string, value: string, to = payee): Promise<SubmitReceipt> {
  bank.setTime(at(time));
  const receipt = await submit(bank, draftOf(value, { payee: to, transactionDate: `2026-${time.slice(0, 5)}` }));
  expect((await releaseSmall(bank, receipt, value)).code).toBe('00');
  await runJobs(bank);
  expect(await statusOf(bank, receipt)).toBe('Successful');
  return receipt;
}

const money = (value: string) => ({ value, currency: 'IDR' });

onBothDatabases('a second look', addRequestBank, (bank) => {
  let last: SubmitReceipt;
  beforeAll(async () => {
    await pay(bank(), '11-11T09:00', '1000000.00');
    await pay(bank(), '11-12T09:00', '2000000.00');
    last = await pay(bank(), '11-13T09:00', '1500000.00');
  });
  beforeEach(() => bank().setTime(at('11-23T09:00')));

  test('is not asked for at a payment like those before it', async () => {
    expect(await looksAt(bank(), await submit(bank(), draftOf('1600000.00')))).toEqual([]);
  });

  test('is asked for at an unusual amount made at night, and not any more when it is decided', async () => {
    bank().setTime(at('11-23T22:10'));
    const receipt = await submit(bank(), draftOf('9000000.00', { transactionDate: '2026-11-24' }));
    expect(await looksAt(bank(), receipt)).toEqual([
      { kind: 'unusual-amount', usual: { count: 3, smallest: money('1000000.00'), largest: money('2000000.00') } },
      { kind: 'unusual-hours', madeAt: '2026-11-23T22:10:00+07:00' },
    ]);
    bank().setTime(at('11-24T09:00'));
    expect((await releaseSmall(bank(), receipt, '9000000.00')).code).toBe('00');
    expect(await looksAt(bank(), receipt)).toEqual([]);
  });

  test('names the payment to another account of a payee of this name, however it is written', async () => {
    const moved = { ...payee, name: payee.name.toUpperCase(), account: '5270338813' };
    const [look] = await looksAt(bank(), await submit(bank(), draftOf('1700000.00', { payee: moved })));
    expect(look).toMatchObject({
      kind: 'other-account',
      earlier: { payeeAccount: payee.account, payeeBank: payee.bank, key: { refNo: last.refNo, menuAccess: 'LCY' } },
    });
  });

  test('names the payment of the same amount that was made after this one as well', async () => {
    const first = await submit(bank(), draftOf('1234500.00'));
    const second = await submit(bank(), draftOf('1234500.00'));
    const repeatsOf = async (receipt: SubmitReceipt) =>
      (await looksAt(bank(), receipt)).map(({ kind, earlier }) => [kind, earlier?.key?.refNo]);
    expect(await repeatsOf(first)).toEqual([['same-amount', second.refNo]]);
    expect(await repeatsOf(second)).toEqual([['same-amount', first.refNo]]);
  });

  test('says nothing of payments from accounts that the person may not see but that there are such', async () => {
    const { db } = bank().services;
    const moved = await submit(bank(), draftOf('1500000.00', { payee: { ...payee, account: '5270338814' } }));
    const large = await submit(bank(), draftOf('9500000.00'));
    const twice = await submit(bank(), draftOf('9500000.00'));
    const others = db
      .updateTable('requests')
      .where('payee_account', '=', payee.account)
      .where('task_id', '<>', large.taskId);
    await others.set({ account_id: 'acc-9999' }).execute();
    expect(await looksAt(bank(), moved)).toEqual([{ kind: 'other-account' }]);
    expect(await looksAt(bank(), large)).toEqual([{ kind: 'same-amount' }, { kind: 'unusual-amount' }]);
    await others.where('tab', '=', 'successful').set({ account_id: 'acc-0001' }).execute();
    expect(await looksAt(bank(), large)).toMatchObject([
      { kind: 'same-amount' },
      { kind: 'unusual-amount', usual: { count: 3 } },
    ]);
    await others.set({ account_id: 'acc-0001' }).execute();
    expect((await looksAt(bank(), large))[0]).toMatchObject({ earlier: { key: { refNo: twice.refNo } } });
  });

  test('takes the same customer number at another institution for another payee', async () => {
    const atOne = { name: 'GoPay', account: '081218004567', bank: '' };
    await pay(bank(), '11-18T09:00', '1800000.00', atOne);
    bank().setTime(at('11-23T09:00'));
    const atOther = draftOf('1800000.00', { payee: { ...atOne, name: 'Telkomsel' } });
    expect(await looksAt(bank(), await submit(bank(), atOther))).toEqual([]);
  });
});
