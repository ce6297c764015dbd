// A decision on a finished request is refused with its status. Decisions on earlier revisions do not change that.
import { beforeEach, expect, test } from 'vitest';
import { checkOpen } from '../../server/approval/finished.ts';
import { loadByReference } from '../../server/approval/load.ts';
import { anonymous } from '../../server/context.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, decideUnsigned, keyOf, releaseSmall, submit, user } from './request-bank.ts';
import { ask } from './lookup-calls.ts';

onBothDatabases('finished requests', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(new Date('2026-11-23T09:00:00+07:00')));

  test('one that was released names the person who released it', async () => {
    const receipt = await submit(bank());
    await releaseSmall(bank(), receipt);
    const late = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect(late.code).toBe('76');
  });

  test('one that failed after a repair without decisions says its status, not that it is not their turn', async () => {
    const receipt = await submit(bank());
    const body = { ...keyOf(receipt), reason: 'Periksa kembali' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body })).code).toBe('00');
    const { db } = bank().services;
    const ended = { status: 'Failed', tab: 'unsuccessful', stage_kind: null, revision: 2 } as const;
    await db.updateTable('requests').set(ended).where('ref_no', '=', receipt.refNo).execute();
    const who = { ...anonymous, companyId: 'NUSANTARA', userId: user('VERIFIER01') };
    const loaded = await loadByReference(db, who, { refNo: receipt.refNo, menuAccess: 'LCY' }, { lock: false });
    expect(() => checkOpen(loaded, 2)).toThrow(/STATUS_NOT_ALLOWED/);
    const late = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', { ...receipt, revision: 2 });
    expect(late.code).toBe('STATUS_NOT_ALLOWED');
  });
});
