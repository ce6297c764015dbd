// What the portal shows of an executed transaction: its status, its reason, its receipt, in every list.
import { beforeEach, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import type {
  RequestDetail,
  RequestHistory,
  TransactionCounts,
  TransactionDetail,
  TransactionList,
} from '../../generated/types.ts';
import { describeCode } from '../../server/code-texts.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, logOf, releasedTransfer, runJobs, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

onBothDatabases('what is shown of a released transaction', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const released = (amount: string, date?: string) => releasedTransfer(bank(), amount, date);

  test.each(['EN', 'ID'] as const)(
    'the host refuses has failed, with its reason in the words of %s',
    async (spoken) => {
      const receipt = await released('10090063.00');
      await runJobs(bank());
      const { refNo } = receipt;
      const language = spoken === 'ID' ? 'id' : 'en';
      const read = <Output>(operation: OperationId, body: object) =>
        outputOf<Output>(bank(), operation, { user: user('MAKER01'), body, language });
      const { code } = await bank()
        .services.db.selectFrom('executions')
        .select('code')
        .where('task_id', '=', receipt.taskId)
        .executeTakeFirstOrThrow();
      if (!code) throw new Error('A refused order has a code');
      const reason = describeCode(code, spoken, { reference: refNo });
      const { items } = await read<TransactionList>('listTransactions', { status: 'unsuccessful' });
      expect(items.find((item) => item.refNo === refNo)).toMatchObject({ status: 'Failed', reason });
      const named = { refNo, menuAccess: 'LCY' };
      expect(await read<TransactionDetail>('getTransaction', named)).toMatchObject({
        banner: { reason },
        header: expect.arrayContaining([{ label: 'reason', value: reason }]),
      });
      const { revisions } = await read<RequestHistory>('getRequestHistory', named);
      expect(revisions.at(-1)?.steps.at(-1)).toMatchObject({ action: 'execute', status: 'Failed', reason });
    },
  );

  test('failed before codes were kept, and still says so in the words of then', async () => {
    const receipt = await released('10090063.00');
    await runJobs(bank());
    const reason = 'The bank of the payee did not take it.';
    const { db } = bank().services;
    await db.updateTable('requests').set({ reason, failure: null }).where('task_id', '=', receipt.taskId).execute();
    const named = { refNo: receipt.refNo, menuAccess: 'LCY', taskId: receipt.taskId, revision: 1 };
    const acted = await outputOf<{ request: RequestDetail }>(bank(), 'getActedRequest', {
      user: user('APPROVER01'),
      body: named,
    });
    expect(acted.request.transaction.banner).toMatchObject({ reason });
  });

  test('can be read in every way, and has a receipt as PDF and by mail', async () => {
    const receipt = await released('14000000.00');
    await runJobs(bank());
    const { refNo, taskId } = receipt;
    const idTrxLog = await logOf(bank(), receipt);
    const reads: readonly (readonly [OperationId, object])[] = [
      ['getTransaction', { refNo, menuAccess: 'LCY' }],
      ['getTransactionOnItsWay', { refNo, taskId, menuAccess: 'LCY' }],
      ['getExecutionProcess', { idTrxLog }],
      ['getTransactionTimeline', { refNo, menuAccess: 'LCY' }],
      ['listProcessSteps', { refNo }],
      ['getRequestHistory', { refNo, menuAccess: 'LCY' }],
      ['emailReceipt', { refNo, idTrxLog, email: ['kas@nusantara.co.id'] }],
      ['listRequestCreators', {}],
    ];
    for (const [operation, body] of reads) await outputOf(bank(), operation, { user: user('INQUIRY01'), body });
    const { authorization } = await bearerOf(bank(), user('INQUIRY01'));
    const file = await bank().app.inject({
      method: 'POST',
      url: '/api/transaction-status/receipt/download',
      headers: { authorization, 'accept-language': 'id' },
      payload: { refNo, idTrxLog },
    });
    expect(file.headers['content-type']).toBe('application/pdf');
    const text = textOfPdf(file.rawPayload);
    expect(text).toEqual(expect.arrayContaining(['Bukti Transaksi', refNo, 'CV Sinar Jaya Abadi']));
    const signed = await outputOf<{ items: { idProcessStep: string }[] }>(bank(), 'listActionHistory', {
      user: user('APPROVER01'),
      body: {},
    });
    const { idProcessStep } = signed.items[0] ?? { idProcessStep: '' };
    const step = await outputOf<object>(bank(), 'listStepActions', {
      user: user('APPROVER01'),
      body: { idProcessStep },
    });
    expect(step).toMatchObject({
      kind: 'approve',
      items: [{ signatureDigest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    await outputOf(bank(), 'getActedRequest', { user: user('APPROVER01'), body: { refNo, taskId, menuAccess: 'LCY' } });
    const counts = await outputOf<TransactionCounts>(bank(), 'countTransactions', { user: user('MAKER01'), body: {} });
    expect(counts.all).toBe(
      counts.repair + counts.pending + counts.forward_dated + counts.successful + counts.unsuccessful,
    );
  });

  test('of one company is on no list of another', async () => {
    const body = { status: 'all' };
    const list = await outputOf<TransactionList>(bank(), 'listTransactions', { user: 'MAKER01@BAHARI', body });
    expect(list).toMatchObject({ items: [], page: { total: 0 } });
  });
});
