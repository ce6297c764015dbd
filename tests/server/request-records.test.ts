import { beforeEach, expect, test } from 'vitest';
import type {
  HistoryStep,
  RecordsDecided,
  RequestDetail,
  RequestRecord,
  TransactionRecord,
  TransactionRecordList,
} from '../../generated/types.ts';
import { seedBulkRequests } from '../../server/sandbox/seed/bulk-requests.ts';
import { expectOutputOf } from './outputs.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, sign, signRecords, user } from './request-bank.ts';

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const menuAccess = 'BULK_NON_QUICK';

/** No real signature: the refusals here come before it is checked. */
const unsigned = { challengeId: '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d04', response: '00000000' };

onBothDatabases('the records of a file that is approved record by record', addRequestBank, (bank) => {
  let file: { task_id: string; ref_no: string; amount: string | null };

  beforeEach(async () => {
    const { db, clock } = bank().services;
    await db.deleteFrom('person_limits').execute();
    await seedBulkRequests(db, clock.now());
    file = await db
      .selectFrom('requests')
      .select(['task_id', 'ref_no', 'amount'])
      .where('company_id', '=', 'NUSANTARA')
      .orderBy('task_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  });

  const named = () => ({ taskId: file.task_id, refNo: file.ref_no });
  const page = async (id: string, more: object = {}, company = 'NUSANTARA') => {
    const path = '/api/request/record-detail/local-currency-transfer';
    return bank().ask('POST', path, { ...named(), ...more }, await bearerOf(bank(), `${id}@${company}`));
  };
  const records = async (id: string, more: object = {}) => {
    const { output } = await page(id, more);
    expectOutputOf('listRequestRecords', output);
    return output as { items: RequestRecord[]; page: { total: number; nextCursor: string | null } };
  };
  const decide = async (id: string, decision: 'approve' | 'release' | 'reject', wanted: number[]) => {
    const { refNo } = named();
    const signature =
      decision === 'reject'
        ? {}
        : { signature: await signRecords(bank(), id, decision, { refNo, revision: 1, lines: wanted }) };
    const body = { ...named(), revision: 1, decision, lines: wanted, ...signature };
    return outputOf<RecordsDecided>(bank(), 'decideOnRecords', { user: user(id), body });
  };
  const history = async () => {
    const body = { ...named(), menuAccess };
    return outputOf<RequestDetail>(bank(), 'getRequest', { user: user('RELEASER01'), body });
  };

  test('are listed page by page, each with the actions of the reader', async () => {
    const sort = { field: 'line', direction: 'asc' };
    const first = await records('APPROVER01', { sort, page: { size: 20 } });
    expect(first).toMatchObject({ page: { total: 25 }, sums: [{ count: 25 }] });
    expect(first.items[0]).toMatchObject({
      record: { line: 2, recordStatus: 'Pending Approve', beneficiaryName: 'CV Sinar Jaya Abadi' },
      changed: false,
      rights: [
        { decision: 'approve', allowed: true, needsSignature: true },
        { decision: 'reject', allowed: true, needsSignature: false },
      ],
    });
    const second = await records('APPROVER01', { sort, page: { size: 20, cursor: first.page.nextCursor } });
    expect(second.items.map(({ record }) => record.line)).toEqual(lines(22, 26));
    const wide = { filter: { amountRange: { minimum: '14000000.00' }, search: 'PT' } };
    expect((await records('MAKER02', wide)).items.every(({ record }) => Number(record.amount?.value) >= 14e6)).toBe(
      true,
    );
    expect((await page('APPROVER01', {}, 'BAHARI')).code).toBe('193');
  });

  test('are decided on only by users who signed for exactly these', async () => {
    const { refNo } = named();
    const target = { refNo, revision: 1 };
    const signatures = [
      await signRecords(bank(), 'APPROVER01', 'approve', { ...target, lines: [2] }),
      await signRecords(bank(), 'APPROVER01', 'approve', { ...target, lines: [2, 3, 4] }),
      await sign(bank(), 'APPROVER01', 'approve', [target], file.amount ?? ''),
    ];
    for (const signature of signatures) {
      const body = { ...named(), revision: 1, decision: 'approve', lines: [2, 3], signature };
      expect((await ask(bank(), 'decideOnRecords', { user: user('APPROVER01'), body })).code).toBe('172');
    }
    const signature = await signRecords(bank(), 'APPROVER01', 'approve', { ...target, lines: [2, 3] });
    const whole = { ...named(), menuAccess, revision: 1, signature };
    expect((await ask(bank(), 'approveRequest', { user: user('APPROVER01'), body: whole })).code).toBe('172');
    expect((await records('APPROVER01')).items.every(({ record }) => record.recordStatus === 'Pending Approve')).toBe(
      true,
    );
  });

  test('are decided on one by one, and the file moves on with the last of them', async () => {
    const some = await decide('APPROVER01', 'approve', lines(2, 20));
    expect(some).toMatchObject({ status: 'Pending Approve', accepted: 19, refused: 0 });
    expect(await decide('APPROVER01', 'reject', [26])).toMatchObject({
      status: 'Pending Approve',
      results: [{ line: 26, accepted: true, recordStatus: 'Rejected' }],
    });
    const repeated = await decide('APPROVER01', 'approve', [20, 26, 300]);
    expect(repeated.results.map(({ code }) => code)).toEqual(['78', '82', '193']);
    await decide('APPROVER01', 'approve', lines(21, 25));
    const items = [{ refNo: file.ref_no, revision: 1 }];
    const about = { serviceType: 'SVC_BULK_TRF', menuAccess, trxCurrency: 'IDR', trxAmount: file.amount, items };
    const again = await ask(bank(), 'generateChallenge', {
      user: user('APPROVER01'),
      body: { ...about, action: 'approve' },
    });
    expect(again.code).toBe('APPROVAL_ALREADY_GIVEN');
    expect(await decide('APPROVER02', 'approve', lines(2, 25))).toMatchObject({ status: 'Pending Release' });
    const body = { ...named(), revision: 1, decision: 'release', lines: lines(2, 25), signature: unsigned };
    const last = await ask(bank(), 'decideOnRecords', { user: user('RELEASER01'), body });
    expect(last.code).toBe('UNSUPPORTED_SERVICE_TYPE');
    const challenge = { ...about, action: 'release', items: [{ refNo: file.ref_no, revision: 1, lines: [2] }] };
    const refused = await ask(bank(), 'generateChallenge', { user: user('RELEASER01'), body: challenge });
    expect(refused.code).toBe('UNSUPPORTED_SERVICE_TYPE');
    const detail = await history();
    expect(detail.transaction.transactionDetails).toMatchObject({
      kind: 'bulk',
      file: { refNo: file.ref_no, status: 'Pending Release' },
      recordsByStatus: [
        { status: 'Pending Release', count: 24 },
        { status: 'Rejected', count: 1 },
      ],
    });
    expect(detail.route.stages.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'current']);
  });

  test('are each checked against the limit of the decider', async () => {
    const limit = {
      company_id: 'NUSANTARA',
      user_id: user('APPROVER01'),
      stage: 'approve',
      amount: '10000000.00',
    } as const;
    await bank().services.db.insertInto('person_limits').values(limit).execute();
    const { results } = await decide('APPROVER01', 'approve', [2, 8]);
    expect(results.map(({ code, recordStatus }) => [code, recordStatus])).toEqual([
      [null, 'Pending Approve'],
      ['156', 'Pending Approve'],
    ]);
  });

  test('end the file when all of them are rejected', async () => {
    expect(await decide('APPROVER01', 'reject', lines(2, 26))).toMatchObject({ status: 'Rejected', accepted: 25 });
  });

  test('follow their file when it is approved as a whole', async () => {
    const signature = await sign(bank(), 'APPROVER01', 'approve', [{ ...named(), revision: 1 }], file.amount ?? '');
    const body = { ...named(), menuAccess, revision: 1, signature };
    expect((await ask(bank(), 'approveRequest', { user: user('APPROVER01'), body })).code).toBe('00');
    const second = await sign(bank(), 'APPROVER02', 'approve', [{ ...named(), revision: 1 }], file.amount ?? '');
    await ask(bank(), 'approveRequest', { user: user('APPROVER02'), body: { ...body, signature: second } });
    const { items } = await records('RELEASER01');
    expect(new Set(items.map(({ record }) => record.recordStatus))).toEqual(new Set(['Pending Release']));
  });

  test('are read from the transaction, each with its own steps', async () => {
    await decide('APPROVER01', 'reject', [26]);
    const { refNo } = named();
    const body = { refNo, serviceType: 'local-currency-transfer', filter: { recordStatuses: ['Rejected'] } };
    const list = await outputOf<TransactionRecordList>(bank(), 'listTransactionRecords', {
      user: user('INQUIRY01'),
      body,
    });
    expect(list.items.map(({ line }) => line)).toEqual([26]);
    const actions = async (line: number) => {
      const asked = { user: user('INQUIRY01'), body: { refNo, line } };
      const { steps } = await outputOf<TransactionRecord>(bank(), 'getTransactionRecord', asked);
      return steps.map(({ action }: HistoryStep) => action);
    };
    expect(await actions(26)).toEqual(['submit', 'verify', 'reject']);
    expect(await actions(25)).toEqual(['submit', 'verify']);
  });

  test('show the changes since the file was sent back', async () => {
    const { db } = bank().services;
    const returned = { taskId: file.task_id, menuAccess, revision: 1, reason: 'Wrong amounts' };
    await ask(bank(), 'sendRequestToRepair', { user: user('APPROVER01'), body: returned });
    const before = await db
      .selectFrom('request_records')
      .select('content')
      .where('task_id', '=', file.task_id)
      .where('line', '=', 5)
      .executeTakeFirstOrThrow();
    const content = { ...before.content, amount: { value: '1.00', currency: 'IDR' } };
    const change = { content: JSON.stringify(content), content_before: JSON.stringify(before.content) };
    const changed_by = JSON.stringify({ userId: user('MAKER02'), name: 'Andi Pratama' });
    await db
      .updateTable('request_records')
      .set({ ...change, changed_by })
      .where('task_id', '=', file.task_id)
      .where('line', '=', 5)
      .execute();
    const path = '/api/request/detail/repair/record-detail/local-currency-transfer';
    const { output } = await bank().ask('POST', path, named(), await bearerOf(bank(), user('MAKER02')));
    expectOutputOf('listRepairedRecords', output);
    expect((output as { items: object[] }).items[0]).toMatchObject({
      record: { line: 5, recordStatus: 'For Repair' },
      changes: [{ field: 'amount.value', after: '1.00' }],
      changedBy: { name: 'Andi Pratama' },
    });
  });
});
