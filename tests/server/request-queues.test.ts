import { expect, test } from 'vitest';
import type {
  DashboardDay,
  DecisionPreview,
  RepairMaker,
  RequestList,
  RoutePreview,
  TodoCounts,
  TransactionList,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { addSandbox } from './sandbox-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { queueOf, user } from './request-bank.ts';

onBothDatabases('the demonstration company', addSandbox, (bank) => {
  const page = async (cursor?: string | null) =>
    outputOf<TransactionList>(bank(), 'listTransactions', {
      user: user('INQUIRY01'),
      body: {
        status: 'all',
        sort: { field: 'amount', direction: 'asc' },
        page: { size: 4, ...(cursor && { cursor }) },
      },
    });

  const routeFor = (value: string) =>
    outputOf<RoutePreview>(bank(), 'previewRoute', {
      body: {
        kind: 'draft',
        menuAccess: 'LCY',
        serviceType: 'SVC_LCY_BIFAST',
        fromAccountId: 'acc-0001',
        amount: { value, currency: 'IDR' },
      },
    });

  test.each([
    ['MAKER01', 'listRequestsToRepair', 'countDataToRepair'],
    ['VERIFIER01', 'listRequestsToVerify', 'countDataToVerify'],
    ['APPROVER02', 'listRequestsToApprove', 'countDataToApprove'],
    ['RELEASER01', 'listRequestsToRelease', 'countDataToRelease'],
  ] as const)('%s finds work in %s, as many as the tile shows', async (id, operation, tile) => {
    const items = await queueOf(bank(), id, operation);
    const counts = await outputOf<TodoCounts>(bank(), 'countRequests', { user: user(id) });
    expect(items.length).toBeGreaterThan(0);
    expect(counts[tile]).toBe(items.length);
    expect(items.every(({ rights }) => rights.some(({ allowed }) => allowed))).toBe(true);
  });

  test.each([
    ['VERIFIER01', 'listRequestsToVerify', 'verify'],
    ['APPROVER02', 'listRequestsToApprove', 'approve'],
    ['RELEASER01', 'listRequestsToRelease', 'release'],
  ] as const)(
    'the deadlines of %s name only requests they can decide on, with the amount',
    async (id, operation, step) => {
      const { deadlines } = await outputOf<DashboardDay>(bank(), 'getDashboardDay', { user: user(id) });
      const queue = await queueOf(bank(), id, operation);
      const decisions = deadlines.filter(({ kind }) => kind === 'approval');
      expect(decisions.length).toBeGreaterThan(0);
      for (const { reference, request, requests, sums } of decisions) {
        const row = queue.find(({ refNo }) => refNo === reference);
        expect(row?.rights.find(({ decision }) => decision === step)?.allowed).toBe(true);
        expect(request).toEqual({ taskId: row?.taskId, menuAccess: row?.menuAccess, step });
        expect({ requests, sums }).toEqual({ requests: 1, sums: row?.amount ? [{ count: 1, total: row.amount }] : [] });
      }
      const closing = deadlines.filter(({ kind }) => kind === 'cut-off').reduce((all, one) => all + one.requests, 0);
      expect(closing).toBeLessThanOrEqual(queue.length);
    },
  );

  test('a maker is reminded of no decision of other users', async () => {
    const { deadlines } = await outputOf<DashboardDay>(bank(), 'getDashboardDay', { user: user('MAKER01') });
    expect(deadlines.filter(({ kind }) => kind === 'approval')).toEqual([]);
  });

  test('a queue sorted by the time left begins with what expires first, page after page', async () => {
    const sort = { field: 'dueAt', direction: 'asc' };
    const part = (cursor?: string | null) =>
      outputOf<RequestList>(bank(), 'listRequestsToApprove', {
        user: user('APPROVER02'),
        body: { sort, page: { size: 2, ...(cursor && { cursor }) } },
      });
    const first = await part();
    const second = await part(first.page.nextCursor);
    const dueAts = [...first.items, ...second.items].map(({ dueAt }) => (dueAt ? Date.parse(dueAt) : Infinity));
    expect(dueAts.length).toBeGreaterThan(2);
    expect(dueAts).toEqual(dueAts.toSorted((left, right) => left - right));
  });

  test('pages through a list in both directions without losing or repeating a row', async () => {
    const first = await page();
    const second = await page(first.page.nextCursor);
    const third = await page(second.page.nextCursor);
    const names = [first, second, third].flatMap(({ items }) => items.map(({ refNo }) => refNo));
    expect(new Set(names).size).toBe(first.page.total);
    const back = await page(second.page.previousCursor);
    expect(back.items).toEqual(first.items);
  });

  test('narrows a list by amount, payee and day, and refuses a period that ends before it begins', async () => {
    const filter = { amountRange: { minimum: '20000000.00' }, search: 'Sinar Jaya', transactionTypes: ['LCY'] };
    const body = { status: 'all', filter };
    const list = await outputOf<TransactionList>(bank(), 'listTransactions', { user: user('INQUIRY01'), body });
    expect(list.items.map(({ customerName }) => customerName)).toEqual(['CV Sinar Jaya Abadi', 'CV Sinar Jaya Abadi']);
    const wrong = { status: 'all', filter: { dateRange: { from: '2026-11-24', to: '2026-11-23' } } };
    expect((await ask(bank(), 'listTransactions', { user: user('INQUIRY01'), body: wrong })).code).toBe('198');
    const old = { status: 'all', filter: { dateRange: { from: '2025-01-01', to: '2026-11-23' } } };
    expect((await ask(bank(), 'listTransactions', { user: user('INQUIRY01'), body: old })).code).toBe('197');
  });

  test('shows before a decision what would be decided and what would be refused', async () => {
    const { items } = await outputOf<RequestList>(bank(), 'listRequestsToVerify', {
      user: user('VERIFIER01'),
      body: {},
    });
    const named = items.map(({ taskId, refNo, revision, menuAccess }) => ({ taskId, refNo, revision, menuAccess }));
    const preview = (decision: string) =>
      outputOf<DecisionPreview>(bank(), 'previewDecision', {
        user: user('VERIFIER01'),
        body: { decision, items: named },
      });
    expect(await preview('verify')).toMatchObject({ ready: items.length, needsSignature: false });
    const approving = await preview('approve');
    expect(approving.ready).toBe(0);
    expect(approving.items.map(({ code }) => code)).toEqual(items.map(() => 'APPROVAL_NOT_YOUR_TURN'));
  });

  test('previews the route of a form, with a second director from fifty million on', async () => {
    const kinds = async (value: string) => (await routeFor(value)).route.stages.map(({ kind }) => kind);
    expect(await kinds('50000000.00')).toEqual(['verify', 'approve', 'release']);
    expect(await kinds('50000000.01')).toEqual(['verify', 'approve', 'approve', 'release']);
    expect(await routeFor('50000000.01')).toMatchObject({ canFinish: true, code: null });
  });

  test('knows the makers who could repair a request, before it is sent back', async () => {
    const [waiting] = await queueOf(bank(), 'VERIFIER01', 'listRequestsToVerify');
    if (!waiting) throw new Error('Nothing waits for the verifier');
    const { taskId, refNo, menuAccess } = waiting;
    const call = { user: user('VERIFIER01'), body: { taskId, refNo, menuAccess } };
    const { items } = await outputOf<{ items: RepairMaker[] }>(bank(), 'listRepairMakers', call);
    expect(items.map(({ user: maker, eligible }) => [maker.userId, eligible])).toEqual([
      [user('MAKER01'), true],
      [user('MAKER02'), true],
      [user('MAKER03'), false],
    ]);
  });
});
