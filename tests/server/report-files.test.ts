// Files that a job makes: statements, holdings and the audit trail.
import { beforeAll, expect, test } from 'vitest';
import type { ReportFile, ReportProgress } from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { onBothDatabases } from './on-databases.ts';
import { addSandbox } from './sandbox-bank.ts';
import { type TestBank } from './bank.ts';
import { openStream, takeTicket } from './event-reader.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf, tokenOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';

const dates = { from: '2026-11-01', to: '2026-11-23' };

async function download(bank: TestBank, { id }: ReportProgress, formatType: string, user = 'MAKER01@NUSANTARA') {
  const query = { fileId: id, formatType, formatSubType: 'STANDARD', reportSource: 'statement' };
  const url = `/api/download/report/online/download?${new URLSearchParams(query)}`;
  return bank.app.inject({ method: 'GET', url, headers: await bearerOf(bank, user) });
}

async function made(bank: TestBank, operationId: string, body: object, more: object = {}) {
  const progress = await outputOf<ReportProgress>(bank, operationId, { body, ...more });
  await runDueJobs(bank.services);
  return progress;
}

interface CasaList {
  readonly items: readonly { readonly accountNumber: string; readonly accountBalance: { readonly value: string } }[];
}

const linesOf = (csv: string) => csv.trim().split('\r\n');

const codeOfStatement = async (bank: TestBank, change: object) =>
  (await ask(bank, 'requestStatement', { body: { accountIds: ['acc-0001'], dates, formatType: 'CSV', ...change } }))
    .code;

onBothDatabases('files made in the background', addSandbox, (bank) => {
  beforeAll(() => runDueJobs(bank().services));

  test('a statement in CSV begins and ends with the balances that the list of movements shows', async () => {
    const filter = { accountId: 'acc-0001', dates };
    const list = await outputOf<{ summary: Record<string, { value: string }>; page: { total: number } }>(
      bank(),
      'listMutations',
      { body: { filter } },
    );
    const progress = await made(bank(), 'requestStatement', { accountIds: ['acc-0001'], dates, formatType: 'CSV' });
    expect(progress.fileName).toBe('Account Statement 1370010246801 2026-11-01 2026-11-23.csv');
    const reply = await download(bank(), progress, 'CSV');
    expect(reply.headers['content-disposition']).toContain(progress.fileName);
    const lines = linesOf(reply.body);
    expect(lines).toHaveLength(1 + 1 + list.page.total + 1);
    expect(lines[1]).toMatch(new RegExp(`Opening Balance,.*,${list.summary['openingBalance']?.value}$`));
    expect(lines.at(-1)).toMatch(new RegExp(`Closing Balance,.*,${list.summary['closingBalance']?.value}$`));
  });

  test('a statement in PDF has the name of the bank and is written in the requested language', async () => {
    const body = { accountIds: ['acc-0001', 'acc-0003'], dates, formatType: 'PDF' };
    const progress = await made(bank(), 'requestStatement', body, { language: 'id' });
    expect(progress.fileName).toBe('Rekening Koran 2 rekening 2026-11-01 2026-11-23.pdf');
    const text = textOfPdf((await download(bank(), progress, 'PDF')).rawPayload);
    const bankName = await bank()
      .services.db.selectFrom('banks')
      .select('name')
      .where('bank_code', '=', '013')
      .executeTakeFirstOrThrow();
    expect(text).toEqual(expect.arrayContaining([bankName.name, 'Rekening Koran', 'Saldo Awal', 'Saldo Akhir']));
    expect(text.some((line) => /^Halaman 1 dari \d+$/.test(line))).toBe(true);
  });

  test('the owner gets an event, finds it in the list, and it leaves the list after its download', async () => {
    const token = await tokenOf(bank(), 'MAKER01@NUSANTARA');
    const stream = await openStream(bank(), await takeTicket(bank(), token));
    const progress = await made(bank(), 'requestStatement', { accountIds: ['acc-0001'], dates, formatType: 'CSV' });
    await expect
      .poll(() => stream.received.map(({ event, data }) => [event, data['id'], data['validationStatusCode']]))
      .toEqual([0, 1].map((code) => ['report-progress', progress.id, code]));
    stream.close();
    const listed = async () =>
      (await outputOf<{ items: ReportFile[] }>(bank(), 'listOutstandingReports')).items.map(({ id }) => id);
    expect(await listed()).toContain(progress.id);
    await download(bank(), progress, 'CSV');
    expect(await listed()).not.toContain(progress.id);
  });

  test('a file is not found by other users, and not at all after a week', async () => {
    const progress = await made(bank(), 'exportHoldings', { accountKinds: ['casa'], formatType: 'CSV' });
    expect((await download(bank(), progress, 'CSV', 'MAKER02@NUSANTARA')).json().statusCode).toBe('193');
    const now = bank().services.clock.now();
    bank().setTime(new Date(now.getTime() + 7 * 86_400_000));
    expect((await download(bank(), progress, 'CSV')).json().statusCode).toBe('REPORT_EXPIRED');
    bank().setTime(now);
  });

  test('a file is not ready before its job has run, and can be cancelled until then', async () => {
    const body = { accountKinds: ['casa'], formatType: 'PDF' };
    const progress = await outputOf<ReportProgress>(bank(), 'exportHoldings', { body });
    expect((await download(bank(), progress, 'PDF')).json().statusCode).toBe('REPORT_NOT_READY');
    expect((await ask(bank(), 'cancelReport', { body: { id: progress.id } })).code).toBe('00');
    await runDueJobs(bank().services);
    expect((await download(bank(), progress, 'PDF')).json().statusCode).toBe('193');
  });

  test('a file whose owner lost access to the account fails, and is made again once they have it back', async () => {
    const { db } = bank().services;
    const access = { company_id: 'NUSANTARA', user_id: 'MAKER02@NUSANTARA', account_id: 'acc-0001' };
    const body = { accountIds: ['acc-0001'], dates, formatType: 'CSV' };
    const user = 'MAKER02@NUSANTARA';
    const progress = await outputOf<ReportProgress>(bank(), 'requestStatement', { body, user });
    const gone = db.deleteFrom('account_access').where('user_id', '=', user).where('account_id', '=', 'acc-0001');
    await gone.execute();
    await runDueJobs(bank().services);
    const check = () => outputOf<ReportFile>(bank(), 'checkReport', { query: { fileId: progress.id }, user });
    expect(await check()).toMatchObject({ state: 'GENERATE_FAILED', code: '193', validationStatusCode: 3 });
    await db.insertInto('account_access').values(access).execute();
    await made(bank(), 'retryReport', { id: progress.id }, { user });
    expect(await check()).toMatchObject({ state: 'READY_DOWNLOAD', code: null });
  });

  test('a file is made again only while fewer than twenty of the company are being made', async () => {
    const body = { accountKinds: ['casa'], formatType: 'CSV' };
    const { id } = await made(bank(), 'exportHoldings', body);
    const row = bank().services.db.updateTable('report_files').where('file_id', '=', id);
    await row.set({ state: 'GENERATE_FAILED' }).execute();
    const orders = Array.from({ length: 20 }, () => ask(bank(), 'exportHoldings', { body }));
    expect((await Promise.all(orders)).map(({ code }) => code)).toEqual(orders.map(() => '00'));
    const retry = () => ask(bank(), 'retryReport', { body: { id } });
    expect(await retry()).toMatchObject({ status: 504, code: 'SYSTEM_BUSY' });
    await runDueJobs(bank().services);
    expect((await retry()).code).toBe('00');
  });

  test('the holdings show every account the user may see, with its balance', async () => {
    const body = { accountKinds: ['casa', 'time-deposit', 'valas', 'loan', 'trade-finance'], formatType: 'CSV' };
    const progress = await made(bank(), 'exportHoldings', body);
    const lines = linesOf((await download(bank(), progress, 'CSV')).body);
    const numbers = lines.map((line) => line.split(',')[1]);
    const accounts = await bank()
      .services.db.selectFrom('account_access as x')
      .innerJoin('accounts as a', (join) =>
        join.onRef('a.company_id', '=', 'x.company_id').onRef('a.account_id', '=', 'x.account_id'),
      )
      .select('a.number')
      .where('x.user_id', '=', 'MAKER01@NUSANTARA')
      .execute();
    for (const { number } of accounts) expect(numbers.filter((one) => one === number)).toEqual([number]);
    const casa = await outputOf<CasaList>(bank(), 'listCasaAccounts', { body: {} });
    for (const { accountNumber, accountBalance } of casa.items)
      expect(lines.find((line) => line.includes(`,${accountNumber},`))).toContain(`,${accountBalance.value},`);
  });

  test('the days of a statement are checked before it is made', async () => {
    expect(await codeOfStatement(bank(), { dates: { from: '2026-11-23', to: '2026-11-01' } })).toBe('198');
    expect(await codeOfStatement(bank(), { dates: { from: '2026-01-01', to: '2026-11-01' } })).toBe('197');
    expect(await codeOfStatement(bank(), { accountIds: ['acc-0001', 'acc-0101'] })).toBe('193');
  });

  test('the exported audit trail has every hash of the chain, and the export itself becomes an event', async () => {
    const filter = { dates };
    const user = 'SYSADMIN01@NUSANTARA';
    const events = await bank()
      .services.db.selectFrom('audit_events')
      .select('hash')
      .where('company_id', '=', 'NUSANTARA')
      .orderBy('number')
      .execute();
    const progress = await made(bank(), 'exportAuditTrail', { filter, formatType: 'CSV' }, { user });
    const lines = linesOf((await download(bank(), progress, 'CSV', user)).body);
    for (const [index, { hash }] of events.entries()) expect(lines[index + 1]).toContain(hash.toString('hex'));
    expect(lines.at(-1)).toContain('audit-trail-exported');
    const nothing = { filter: { dates: { from: '2026-01-01', to: '2026-01-31' } }, formatType: 'PDF' };
    expect((await ask(bank(), 'exportAuditTrail', { user, body: nothing })).code).toBe('REPORT_EMPTY');
  });
});
