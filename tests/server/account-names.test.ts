// A company gives its accounts aliases through another administrator; payments and favorites with a former one still work.
import { expect, test } from 'vitest';
import type { AdminTaskDetail, AdminTaskReceipt, AliasChange, RenamableAccount } from '../../generated/types.ts';
import { hadAlias } from '../../server/ledger/former-aliases.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
}

onBothDatabases('account names', addRequestBank, (bank) => {
  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const list = async (filter: object, sort?: object) =>
    (await read<Listed<RenamableAccount>>('listRenamableAccounts', { filter, ...(sort && { sort }) })).items;
  async function accountOf(accountId: string, accountKind: 'casa' | 'time-deposit' = 'casa') {
    const found = (await list({ accountKind })).find((one) => one.accountId === accountId);
    if (!found) throw new Error(`${accountId} is not listed`);
    return found;
  }
  async function renaming(wanted: Readonly<Record<string, string | null>>, more: object = {}) {
    const settings = [];
    for (const [accountId, alias] of Object.entries(wanted))
      settings.push({ accountId, revision: (await accountOf(accountId)).revision, alias });
    return { accountKind: 'casa', casaConfirmation: settings, ...more };
  }
  async function submitted(wanted: Readonly<Record<string, string | null>>, more: object = {}) {
    const answer = await by('renameAccounts', await renaming(wanted, more));
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  }

  const check = (alias: string, exceptId?: string) =>
    read('checkAccountAlias', { alias, ...(exceptId && { exceptId }) });

  test('are listed with the name at the bank; deposits are a list of their own', async () => {
    expect(await accountOf('acc-0001')).toMatchObject({
      accountName: 'PT Nusantara Sejahtera Abadi',
      alias: 'Operasional Jakarta',
      accountType: 'CA',
      maturityDate: null,
      changedAt: null,
      actions: [{ action: 'edit', allowed: true, code: null }],
    });
    const deposits = await list({ accountKind: 'time-deposit' }, { field: 'alias', direction: 'desc' });
    expect(deposits.map(({ accountType, maturityDate }) => [accountType, typeof maturityDate])).toEqual(
      deposits.map(() => [null, 'string']),
    );
    expect(await list({ accountKind: 'casa', search: 'ekspor' })).toMatchObject([{ alias: 'Ekspor USD' }]);
    expect(await list({ accountKind: 'casa', hasAlias: false })).toEqual([]);
  });

  test('change together, are sent back, repaired and approved, and their history says so', async () => {
    const task = await submitted({ 'acc-0001': 'Kas Pusat', 'acc-0003': null });
    expect(await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId })).toMatchObject({
      task: { recordKind: 'account-name', recordCount: 2, recordName: 'Operasional Jakarta 1370-0102-4680-1' },
      changes: [
        { field: 'accounts.1370010246801.alias', before: 'Operasional Jakarta', after: 'Kas Pusat' },
        { before: 'Ekspor USD', after: null },
      ],
      content: {
        kind: 'account-name',
        casaConfirmation: [{ after: 'Kas Pusat' }, { after: null }],
        tdConfirmation: [],
      },
    });
    expect(await accountOf('acc-0001')).toMatchObject({
      alias: 'Operasional Jakarta',
      ongoingTask: { refNo: task.refNo },
      actions: [{ action: 'edit', allowed: false, code: 'CA-10' }],
    });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Pakai nama kota');
    const repair = { taskId: task.taskId, revision: task.revision };
    const again = await submitted({ 'acc-0001': 'Kas Jakarta', 'acc-0003': null }, { repair });
    expect(await approveTask(bank(), 'SYSADMIN03', again)).toMatchObject({ output: { status: 'Successful' } });
    expect(await accountOf('acc-0001')).toMatchObject({ alias: 'Kas Jakarta', revision: 2, ongoingTask: null });
    expect(await list({ accountKind: 'casa', hasAlias: false })).toMatchObject([
      { accountId: 'acc-0003', alias: null, accountName: 'PT Nusantara Sejahtera Abadi' },
    ]);
    const { items } = await read<Listed<AliasChange>>('listAliasChanges', { accountId: 'acc-0001' });
    expect(items).toMatchObject([
      {
        refNo: task.refNo,
        before: 'Operasional Jakarta',
        after: 'Kas Jakarta',
        changedBy: { userId: user('SYSADMIN01') },
        approvedBy: { userId: user('SYSADMIN03') },
      },
    ]);
  });

  test('are unique in the company, also while a change waits, and each refusal is at its field', async () => {
    expect(await check('payroll')).toEqual({ available: false, allowedCharacters: true });
    expect(await check('PAYROLL', 'acc-0002')).toMatchObject({ available: true });
    expect(await check('Kas #1')).toEqual({ available: true, allowedCharacters: false });
    const waiting = await submitted({ 'acc-0004': 'Belanja Singapura' });
    expect(await check('belanja singapura')).toMatchObject({ available: false });
    const held = await by(
      'renameAccounts',
      await renaming({ 'acc-0001': 'Kas Baru', 'acc-0002': 'Belanja Singapura' }),
      'SYSADMIN02',
    );
    expect(held).toMatchObject({ code: 'ADMIN_NAME_TAKEN', body: { errors: [{ field: 'casaConfirmation.1.alias' }] } });
    const twice = await by('renameAccounts', await renaming({ 'acc-0001': 'Kas Baru', 'acc-0002': 'kas baru' }));
    expect(twice).toMatchObject({ code: 'ADMIN_NAME_TAKEN' });
    const used = await by('renameAccounts', await renaming({ 'acc-0002': 'Deposito Cadangan' }));
    expect(used).toMatchObject({ code: 'ADMIN_NAME_TAKEN', body: { errors: [{ field: 'casaConfirmation.0.alias' }] } });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', waiting, 'Tidak perlu');
    expect(await check('belanja singapura')).toMatchObject({ available: true });
  });

  test('refuse nothing changed, another kind, an old revision, a closed account and a name that is no alias', async () => {
    const bankName = 'PT Nusantara Sejahtera Abadi';
    expect(await by('renameAccounts', await renaming({ 'acc-0003': bankName }))).toMatchObject({
      code: 'NOTHING_CHANGED',
    });
    const deposits = await list({ accountKind: 'time-deposit' });
    const [first] = deposits;
    const casaConfirmation = [{ accountId: first?.accountId, revision: first?.revision, alias: 'Kas Lain' }];
    expect(await by('renameAccounts', { accountKind: 'casa', casaConfirmation })).toMatchObject({ status: 404 });
    const tdConfirmation = [{ accountId: first?.accountId, revision: 7, alias: 'Kas Lain' }];
    const old = await by('renameAccounts', { accountKind: 'time-deposit', tdConfirmation });
    expect(old).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
    const wrong = await by('renameAccounts', await renaming({ 'acc-0001': '-Kas' }));
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ code: '69' }] } });
    const { db } = bank().services;
    const account = db.updateTable('accounts').where('account_id', '=', 'acc-0005');
    await account.set({ status: 'closed' }).execute();
    expect(await by('renameAccounts', await renaming({ 'acc-0005': 'Proyek Lama' }))).toMatchObject({ code: 'CA-18' });
    await account.set({ status: 'active' }).execute();
  });

  test('an alias that another account got meanwhile is refused when the change is decided on', async () => {
    const task = await submitted({ 'acc-0004': 'Dana Taktis' });
    const { db } = bank().services;
    const other = db.updateTable('accounts').where('account_id', '=', 'acc-0002');
    await other.set({ alias: 'Dana Taktis' }).execute();
    const { taskId, refNo, revision } = task;
    const asked = await by('generateAdminChallenge', { items: [{ taskId, refNo, revision }] }, 'SYSADMIN03');
    expect(asked).toMatchObject({ status: 409, code: 'ADMIN_NAME_TAKEN' });
    await other.set({ alias: 'Payroll' }).execute();
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
  });

  test('a former alias is still the account for what keeps a copy; a foreign one is not', async () => {
    const { db } = bank().services;
    expect(await hadAlias(db, 'NUSANTARA', { id: 'acc-0001', alias: 'Operasional Jakarta' })).toBe(true);
    expect(await hadAlias(db, 'NUSANTARA', { id: 'acc-0002', alias: 'Operasional Jakarta' })).toBe(false);
  });

  const aliasesOf = async () => [(await accountOf('acc-0001')).alias, (await accountOf('acc-0003')).alias];
  const exchange = async (wanted: Readonly<Record<string, string | null>>) => {
    const answer = await approveTask(bank(), 'SYSADMIN03', await submitted(wanted));
    expect(answer).toMatchObject({ output: { status: 'Successful' } });
  };

  test('of two accounts are exchanged in one task, and taken over from an account that gives its own up', async () => {
    await exchange({ 'acc-0001': 'Ekspor USD', 'acc-0003': 'Operasional Jakarta' });
    expect(await aliasesOf()).toEqual(['Ekspor USD', 'Operasional Jakarta']);
    await exchange({ 'acc-0001': 'Operasional Jakarta', 'acc-0003': null });
    expect(await aliasesOf()).toEqual(['Operasional Jakarta', null]);
    const taken = await by('renameAccounts', await renaming({ 'acc-0003': 'Operasional Jakarta' }));
    expect(taken).toMatchObject({ code: 'ADMIN_NAME_TAKEN' });
    await exchange({ 'acc-0003': 'Ekspor USD' });
  });
});
