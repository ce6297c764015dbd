// A request that nobody can finish is a finding, until somebody can act on it again.
import { expect, test } from 'vitest';
import type { SetUpFinding } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, draftOf, submit, user } from './request-bank.ts';

onBothDatabases('waiting requests that too few people are left to finish', addRequestBank, (bank) => {
  const setStatus = (id: string, status: 'active' | 'inactive') =>
    bank()
      .services.db.transaction()
      .execute((db) => db.updateTable('users').set({ status }).where('user_id', '=', user(id)).execute());
  async function waiting(): Promise<readonly SetUpFinding[]> {
    const call = { user: user('SYSADMIN01'), body: { page: { size: 100 } } };
    const { items } = await outputOf<{ items: readonly SetUpFinding[] }>(bank(), 'listSetUpFindings', call);
    return items.filter(({ rule }) => rule === 'waiting-requests');
  }

  test('they are one finding for the step that nobody can fill, with their reference numbers', async () => {
    const first = await submit(bank());
    const second = await submit(bank(), draftOf('20000000.00'));
    expect(await waiting()).toEqual([]);
    await setStatus('RELEASER01', 'inactive');
    const found = await waiting();
    expect(found).toMatchObject([
      {
        severity: 'stops',
        stage: 'release',
        record: { kind: 'waiting-requests', name: 'Treasury' },
        names: [first.refNo, second.refNo].toSorted(),
      },
    ]);
    await setStatus('RELEASER01', 'active');
    expect(await waiting()).toEqual([]);
  });

  test('a request whose approver has no token any more waits for the approval, not for the release', async () => {
    const { db } = bank().services;
    const devices = db.updateTable('token_devices').where('user_id', 'in', [user('APPROVER01'), user('APPROVER02')]);
    await devices.set({ status: 'Locked' }).execute();
    expect((await waiting()).map(({ stage }) => stage)).toEqual(['approve']);
    await devices.set({ status: 'Active' }).execute();
  });

  test('a request that was sent back has a finding once none of its makers and their colleagues can repair it', async () => {
    const sent = await submit(bank(), draftOf('30000000.00'));
    expect(await decideUnsigned(bank(), 'VERIFIER01', 'sendRequestToRepair', sent, 'Periksa lagi')).toMatchObject({
      code: '00',
    });
    expect(await waiting()).toEqual([]);
    for (const maker of ['MAKER01', 'MAKER02']) await setStatus(maker, 'inactive');
    expect(await waiting()).toMatchObject([
      { stage: null, names: [sent.refNo], record: { kind: 'waiting-requests', name: 'Keuangan Jakarta' } },
    ]);
  });
});
