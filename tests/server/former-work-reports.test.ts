// A file made for one kind of work is not there for a user who has another kind of work now.
import { beforeAll, expect, test } from 'vitest';
import type { ReportFile, ReportProgress } from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addSandbox } from './sandbox-bank.ts';

const dates = { from: '2026-11-01', to: '2026-11-23' };
const statement = { accountIds: ['acc-0001'], dates, formatType: 'CSV' };
const holdings = { accountKinds: ['trade-finance'], formatType: 'CSV' };
const configuration = { date: '2026-11-23', formatType: 'CSV' };
const trail = { filter: { dates }, formatType: 'CSV' };

const orders = [
  ['holdings', 'exportHoldings', holdings, 'MAKER02@NUSANTARA', ['SYSADMIN']],
  ['a statement', 'requestStatement', statement, 'RELEASER01@NUSANTARA', ['SYSADMIN_AP']],
  ['the set-up', 'exportConfiguration', configuration, 'SYSADMIN02@NUSANTARA', ['MK']],
  ['the whole audit trail', 'exportAuditTrail', trail, 'SYSADMIN03@NUSANTARA', ['AP']],
] as const;

onEmbeddedDatabase('a file of former work', addSandbox, (bank) => {
  beforeAll(() => runDueJobs(bank().services));

  const give = (userId: string, roles: readonly string[]) =>
    bank()
      .services.db.updateTable('users')
      .set({ roles: [...roles] })
      .where('user_id', '=', userId)
      .execute();
  const listed = async (user: string) =>
    (await outputOf<{ items: ReportFile[] }>(bank(), 'listOutstandingReports', { user })).items.map(({ id }) => id);

  test.each(orders)('with %s is neither listed, downloaded nor made again', async (_, operation, body, user, roles) => {
    const { id } = await outputOf<ReportProgress>(bank(), operation, { user, body });
    await runDueJobs(bank().services);
    expect(await listed(user)).toContain(id);
    await give(user, roles);
    expect(await listed(user)).not.toContain(id);
    const query = { fileId: id, formatType: 'CSV', formatSubType: 'STANDARD', reportSource: 'statement' };
    expect(await ask(bank(), 'downloadReport', { user, query })).toMatchObject({ status: 404, code: '193' });
    expect(await ask(bank(), 'checkReport', { user, query: { fileId: id } })).toMatchObject({ code: '193' });
    bank().setTime(new Date('2026-12-01T09:00:00+07:00'));
    expect(await ask(bank(), 'retryReport', { user, body: { id } })).toMatchObject({ status: 404, code: '193' });
  });

  test('fails when the work of its owner changes before it is made', async () => {
    const user = 'MAKER01@NUSANTARA';
    const { id } = await outputOf<ReportProgress>(bank(), 'exportHoldings', { user, body: holdings });
    await give(user, ['SYSADMIN_AP']);
    await runDueJobs(bank().services);
    const made = bank().services.db.selectFrom('report_files').select(['state', 'code']).where('file_id', '=', id);
    expect(await made.executeTakeFirst()).toEqual({ state: 'GENERATE_FAILED', code: '403' });
  });
});
