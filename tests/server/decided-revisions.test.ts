import { beforeAll, expect, test } from 'vitest';
import type {
  ActedRequest,
  ActionHistoryItem,
  CurrencySum,
  DashboardDay,
  SubmitReceipt,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, draftOf, keyOf, resubmit, submit, user } from './request-bank.ts';

interface History {
  readonly items: readonly ActionHistoryItem[];
  readonly sums: readonly CurrencySum[];
}

const repaired = draftOf('9000000.00', {
  payee: { name: 'UD Melati', account: '7700123', bank: 'Bank Mandiri' },
  transactionDate: '2026-11-24',
});

onBothDatabases('a decision', addRequestBank, (bank) => {
  let receipt: SubmitReceipt;
  const verifier = user('VERIFIER01');
  const history = (search?: string) =>
    outputOf<History>(bank(), 'listActionHistory', { user: verifier, body: search ? { filter: { search } } : {} });
  const acted = (revision?: number) => {
    const { revision: _latest, ...key } = keyOf(receipt);
    return outputOf<ActedRequest>(bank(), 'getActedRequest', {
      user: verifier,
      body: { ...key, ...(revision && { revision }) },
    });
  };

  beforeAll(async () => {
    receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    await decideUnsigned(bank(), 'APPROVER01', 'sendRequestToRepair', receipt, 'Wrong payee');
    receipt = await resubmit(bank(), receipt, repaired);
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
  });

  test('is listed, summed and found with the payee, amount and day of its revision', async () => {
    const { items, sums } = await history();
    expect(items).toMatchObject([
      { revision: 2, customerName: 'UD Melati', amount: { value: '9000000.00' }, executionDate: '2026-11-24' },
      {
        revision: 1,
        customerName: 'CV Sinar Jaya Abadi',
        destination: '5270338812',
        amount: { value: '10000000.00' },
        executionDate: '2026-11-23',
      },
    ]);
    expect(sums).toMatchObject([{ count: 2, total: { value: '19000000.00', currency: 'IDR' } }]);
    expect((await history('melati')).items.map(({ revision }) => revision)).toEqual([2]);
    expect((await history('5270338812')).items.map(({ revision }) => revision)).toEqual([1]);
  });

  test('opens its revision, without any action, and names the current one', async () => {
    const first = await acted(1);
    expect(first.request).toMatchObject({ revision: 1, rights: [], late: null, returned: null });
    expect(first.request.transaction).toMatchObject({
      customerName: 'CV Sinar Jaya Abadi',
      amount: { value: '10000000.00' },
      actions: [],
      status: 'For Repair',
    });
    expect(first.request.steps.map(({ action }) => action)).toEqual(['submit', 'verify', 'send-to-repair']);
    expect([first.latestRevision, first.latestStatus]).toEqual([2, 'Pending Approve']);
    expect((await acted()).request).toMatchObject({ revision: 2, transaction: { customerName: 'UD Melati' } });
    const { revision: _latest, ...key } = keyOf(receipt);
    const unseen = await ask(bank(), 'getActedRequest', { user: verifier, body: { ...key, revision: 3 } });
    expect(unseen.code).toBe('193');
  });

  test('is among the recent activity with the facts of its revision', async () => {
    const { activities } = await outputOf<DashboardDay>(bank(), 'getDashboardDay', { user: verifier });
    expect(new Set(activities.map(({ serviceType }) => serviceType))).toEqual(new Set(['SVC_LCY_BIFAST']));
    expect(activities.map(({ action, payee, amount }) => [action, payee, amount?.value])).toEqual([
      ['verify', 'UD Melati', '9000000.00'],
      ['repair', 'UD Melati', '9000000.00'],
      ['send-to-repair', 'CV Sinar Jaya Abadi', '10000000.00'],
      ['verify', 'CV Sinar Jaya Abadi', '10000000.00'],
      ['submit', 'CV Sinar Jaya Abadi', '10000000.00'],
    ]);
  });
});
