// A list as a file has all rows, not only those of one page, and one fact per column.
import { beforeAll, expect, test } from 'vitest';
import type {
  ActionHistoryList,
  ReportFile,
  ReportProgress,
  RequestList,
  TransactionList,
  TransactionListItem,
} from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { onBothDatabases } from './on-databases.ts';
import { addSandbox } from './sandbox-bank.ts';
import { type TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { user } from './request-bank.ts';

const format = { formatType: 'CSV', formatSubType: 'STANDARD' } as const;

async function download(bank: TestBank, { id }: ReportProgress, person: string) {
  const query = new URLSearchParams({ fileId: id, ...format, reportSource: 'request' });
  const url = `/api/download/report/online/download?${query}`;
  return bank.app.inject({ method: 'GET', url, headers: await bearerOf(bank, user(person)) });
}

async function made(bank: TestBank, operation: string, person: string, body: object, language: 'en' | 'id' = 'en') {
  const call = { user: user(person), body: { ...format, ...body }, language };
  const progress = await outputOf<ReportProgress>(bank, operation, call);
  await runDueJobs(bank.services);
  const { body: csv } = await download(bank, progress, person);
  const [titles = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return { progress, titles, rows: rows.map((cells) => new Map(titles.map((title, index) => [title, cells[index]]))) };
}

const factTitles = ['Bank', 'From account', 'Amount', 'Currency', 'Created'];

const factsOf = ({ destinationBank = '', fromAccount, amount, createdAt }: TransactionListItem) => [
  destinationBank,
  fromAccount?.number ?? '',
  amount?.value ?? '',
  amount?.currency ?? '',
  createdAt,
];

onBothDatabases('the demonstration company', addSandbox, (bank) => {
  beforeAll(() => runDueJobs(bank().services));

  test('a file of transactions has every one of them, in the order of the screen, with its facts apart', async () => {
    const sort = { field: 'amount', direction: 'desc' };
    const body = { status: 'all', sort, page: { size: 100 } };
    const list = await outputOf<TransactionList>(bank(), 'listTransactions', { user: user('INQUIRY01'), body });
    const wanted = { listStatus: 'all', sort };
    const { rows, progress } = await made(bank(), 'generateTransactionStatusReport', 'INQUIRY01', wanted);
    expect(progress.fileName).toBe('Transaction Status 2026-11-23.csv');
    expect(rows).toHaveLength(list.page.total ?? 0);
    expect(rows.map((row) => row.get('Reference number'))).toEqual(list.items.map(({ refNo }) => refNo));
    expect(rows.map((row) => factTitles.map((title) => row.get(title)))).toEqual(list.items.map(factsOf));
  });

  test('a file of a queue is filtered like the screen, and is written in the requested language', async () => {
    const filter = { amountRange: { minimum: '20000000.00' } };
    const call = { user: user('APPROVER02'), body: { filter, page: { size: 100 } } };
    const list = await outputOf<RequestList>(bank(), 'listRequestsToApprove', call);
    const { rows, titles } = await made(
      bank(),
      'generateRequestReport',
      'APPROVER02',
      { queue: 'approver', filter },
      'id',
    );
    expect(titles).toEqual(expect.arrayContaining(['Nomor referensi', 'Mata uang', 'Batas waktu', 'Status']));
    expect(rows.map((row) => row.get('Batas waktu'))).toEqual(list.items.map(({ dueAt }) => dueAt ?? ''));
  });

  test('a file of the action history says what was decided and when', async () => {
    const call = { user: user('APPROVER01'), body: { page: { size: 100 } } };
    const list = await outputOf<ActionHistoryList>(bank(), 'listActionHistory', call);
    const { rows } = await made(bank(), 'generateRequestReport', 'APPROVER01', { queue: 'action-history' });
    expect(rows.map((row) => row.get('When'))).toEqual(list.items.map(({ actionDate }) => actionDate));
    expect(rows.map((row) => row.get('Decision'))).toContain('Approved');
  });

  test('no file is made of nothing, or of unknown columns', async () => {
    const body = { listStatus: 'all', filter: { search: 'Nobody at all' }, ...format };
    expect((await ask(bank(), 'generateTransactionStatusReport', { body })).code).toBe('REPORT_EMPTY');
    const wrong = { listStatus: 'all', ...format, formatSubType: 'NEW_PEB' };
    expect((await ask(bank(), 'generateTransactionStatusReport', { body: wrong })).code).toBe('FIELD_NOT_IN_LIST');
  });

  test('the history of reports lists downloaded files, and expired ones, which can be made again', async () => {
    const { progress } = await made(bank(), 'generateRequestReport', 'APPROVER01', { queue: 'action-history' });
    const reports = async (query: Readonly<Record<string, string>>) => {
      const call = { user: user('APPROVER01'), query };
      const { items } = await outputOf<{ items: ReportFile[] }>(bank(), 'listOutstandingReports', call);
      return items.find(({ id }) => id === progress.id);
    };
    expect(await reports({})).toBeUndefined();
    expect(await reports({ history: 'true' })).toMatchObject({ downloadedAt: '2026-11-23T09:00:00+07:00' });
    const now = bank().services.clock.now();
    bank().setTime(new Date(now.getTime() + 7 * 86_400_000));
    expect(await reports({ history: 'true' })).toMatchObject({ state: 'READY_DOWNLOAD' });
    expect((await download(bank(), progress, 'APPROVER01')).json().statusCode).toBe('REPORT_EXPIRED');
    await outputOf(bank(), 'retryReport', { user: user('APPROVER01'), body: { id: progress.id } });
    await runDueJobs(bank().services);
    expect((await download(bank(), progress, 'APPROVER01')).statusCode).toBe(200);
    bank().setTime(now);
  });
});
