// A single-access company has one user, who may do everything with its payments and favorites, in whatever role.
import { beforeAll, expect, test } from 'vitest';
import type { FavoriteSummary, SubmitReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, user } from './request-bank.ts';
import { bifastForm } from './transfer-bank.ts';

onBothDatabases('the one person of a company', addRequestBank, (bank) => {
  beforeAll(async () => {
    const { db } = bank().services;
    await db.updateTable('companies').set({ is_single_access: true }).where('company_id', '=', 'NUSANTARA').execute();
    const approver = db.updateTable('users').where('user_id', '=', user('APPROVER01'));
    await approver.set({ flags: ['allowCancelFwd', 'useFav'] }).execute();
  });

  const by = <Output>(id: string, operation: string, body: object) =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const paid = async (id: string, amount: string, more: object = {}) => {
    const receipt = await by<SubmitReceipt>(id, 'submitLocalTransfer', { form: bifastForm(amount, more) });
    await runJobs(bank());
    return { refNo: receipt.refNo, revision: receipt.revision, menuAccess: 'LCY' };
  };

  test('cancels a dated payment as an approver by profile', async () => {
    const timing = { kind: 'forward-dated', transactionDate: '2026-11-25' };
    const dated = await paid('APPROVER01', '450000.00', { timing });
    expect(await by('APPROVER01', 'cancelForwardDated', dated)).toMatchObject({ status: 'Cancelled' });
  });

  test('executes a payment that waited for money as a maker by profile', async () => {
    const waiting = await paid('MAKER01', '1090051.00');
    expect(await by('MAKER01', 'executePending', waiting)).toMatchObject({ status: 'Execution In Progress' });
  });

  test('is offered what to do with a favorite as an approver by profile', async () => {
    const { refNo } = await paid('APPROVER01', '460000.00');
    const shareFavoriteWith = { scope: 'private', subUserGroups: [] };
    const saved = { refNo, favoriteName: 'Sinar', shareFavoriteWith };
    const { actions } = await by<FavoriteSummary>('APPROVER01', 'submitFavoriteFromTransaction', saved);
    expect(actions.map(({ action }) => action)).toEqual(['use', 'edit', 'delete', 'share']);
  });
});
