// Impossible cursors and dates are refused as faults of the request; they never cause an error of the server.
import { expect, test } from 'vitest';
import { onBothDatabases } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';

const cursorTo = (order: string, by: string, key: string) =>
  Buffer.from(JSON.stringify([order, by, key, 0])).toString('base64url');

const byCreation = { field: 'createdAt', direction: 'desc' };

onBothDatabases('a query of a list', addRequestBank, (bank) => {
  const askAs = async (id: string, operation: string, body: object) => {
    const { status, body: answered } = await ask(bank(), operation, { user: user(id), body });
    const { errors = [] } = answered as { readonly errors?: readonly { readonly field: string }[] };
    return [status, ...errors.map(({ field }) => field)];
  };

  test.each([
    ['MAKER01', 'listTransactions', { status: 'all', sort: byCreation }, 'createdAt desc'],
    ['VERIFIER01', 'listRequestsToVerify', { sort: byCreation }, 'createdAt desc'],
    ['MAKER01', 'listActionHistory', {}, 'date desc'],
    ['SYSADMIN01', 'listAdminTaskStatus', { pageStatus: 'all' }, 'submittedAt desc'],
  ])('by %s is refused for an impossible cursor: %s', async (id, operation, body, order) => {
    const asked = (by: string, key: string) =>
      askAs(id, operation, { ...body, page: { cursor: cursorTo(order, by, key) } });
    expect(await asked('no moment', 'TSK-1')).toEqual([400, 'page.cursor']);
    expect(await asked('2026-11-23T09:00:00Z', 'half a\u0000key')).toEqual([400, 'page.cursor']);
    expect(await asked('2026-11-23T09:00:00Z', 'TSK-1')).toEqual(
      operation === 'listActionHistory' ? [400, 'page.cursor'] : [200],
    );
  });

  test.each([
    ['listInboxMessages', (dates: object) => ({ filter: { receivedOn: dates } }), 'filter.receivedOn.from'],
    ['listAuditEvents', (dates: object) => ({ filter: { dates } }), 'filter.dates.from'],
  ])('accepts no day before 1900: %s', async (operation, bodyOf, field) => {
    expect(await askAs('MAKER01', operation, bodyOf({ from: '0001-01-01', to: '2026-11-23' }))).toEqual([400, field]);
    expect(await askAs('MAKER01', operation, bodyOf({ from: '1900-01-01', to: '9999-12-31' }))).toEqual([200]);
  });
});
