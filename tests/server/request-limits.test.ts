import { beforeEach, expect, test } from 'vitest';
import { scriptNext } from '../../server/host/script.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import {
  addRequestBank,
  decideSigned,
  decideUnsigned,
  draftOf,
  keyOf,
  releaseSmall,
  runJobs,
  sign,
  statusOf,
  submit,
  user,
} from './request-bank.ts';

const service = 'SVC_LCY_BIFAST';
const company_id = 'NUSANTARA';
const morning = new Date('2026-11-23T09:00:00+07:00');

onBothDatabases('a request on its way to the bank', addRequestBank, (bank) => {
  const limit = async (kind: 'corporate-daily' | 'role' | 'account-debit', subject: string, amount: string) => {
    const row = { company_id, kind, service, subject, amount } as const;
    await bank().services.db.insertInto('company_limits').values(row).execute();
  };
  const verified = async (amount = '10000000.00') => {
    const receipt = await submit(bank(), draftOf(amount));
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
    return receipt;
  };
  const approve = async (receipt: Awaited<ReturnType<typeof verified>>) =>
    (await decideSigned(bank(), 'APPROVER01', 'approve', receipt)).code;
  const release = async (receipt: Awaited<ReturnType<typeof verified>>) =>
    (await decideSigned(bank(), 'RELEASER01', 'release', receipt)).code;
  const used = async () => {
    const rows = await bank().services.db.selectFrom('limit_usage').select('used').execute();
    return rows.reduce((total, row) => total + Number(row.used), 0);
  };

  beforeEach(async () => {
    bank().setTime(morning);
    const { db } = bank().services;
    await db.deleteFrom('company_limits').execute();
    await db.updateTable('requests').set({ tab: 'unsuccessful', status: 'Cancelled', stage_kind: null }).execute();
    await db.deleteFrom('limit_usage').execute();
    await db.updateTable('accounts').set({ status: 'active' }).where('company_id', '=', company_id).execute();
  });

  test('that was released before midnight and begins after it uses the limit of the new day', async () => {
    await limit('corporate-daily', '', '15000000.00');
    bank().setTime(new Date('2026-11-23T23:59:00+07:00'));
    const late = await submit(bank());
    expect((await releaseSmall(bank(), late)).code).toBe('00');
    bank().setTime(new Date('2026-11-24T00:01:00+07:00'));
    await scriptNext(bank().services.db, { operation: 'transfer', answer: { kind: 'timeout', truth: 'done' } });
    await runJobs(bank());
    expect(await statusOf(bank(), late)).toBe('Pending by Bank');
    const next = await submit(bank(), draftOf('10000000.00', { transactionDate: '2026-11-24' }));
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', next)).code).toBe('00');
    expect(await approve(next)).toBe('139');
    bank().setTime(new Date('2026-11-24T00:03:00+07:00'));
    await runJobs(bank());
    expect([await statusOf(bank(), late), await used()]).toEqual(['Successful', 10_000_000]);
    expect(await approve(next)).toBe('139');
  });

  test('is not moved to a day whose limit others have reserved', async () => {
    const [receipt, tomorrow] = [await submit(bank(), draftOf('10000000.00')), { transactionDate: '2026-11-24' }];
    await submit(bank(), draftOf('10000000.00', tomorrow));
    await limit('corporate-daily', '', '15000000.00');
    bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    const body = { ...keyOf(receipt), choice: 'next-working-day' };
    const move = async () => (await ask(bank(), 'chooseForLateRequest', { user: user('VERIFIER01'), body })).code;
    expect(await move()).toBe('139');
    await bank().services.db.deleteFrom('company_limits').execute();
    expect(await move()).toBe('00');
  });

  test('is checked against the limits again when it is approved, in their order', async () => {
    const receipt = await verified();
    await limit('account-debit', 'acc-0001', '9999999.00');
    expect(await approve(receipt)).toBe('17');
    await limit('role', user('MAKER01'), '9999999.00');
    expect(await approve(receipt)).toBe('19');
    await limit('corporate-daily', '', '9999999.00');
    expect(await approve(receipt)).toBe('139');
  });

  test('is checked against the range of the bank again', async () => {
    const receipt = await verified('250000001.00');
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt, '250000001.00')).code).toBe('138');
  });

  test('may use what it has reserved itself, and not what others have reserved', async () => {
    await limit('corporate-daily', '', '15000000.00');
    const first = await verified();
    expect(await approve(first)).toBe('00');
    const second = await verified();
    expect(await approve(second)).toBe('139');
    await decideUnsigned(bank(), 'APPROVER01', 'rejectRequest', second);
    expect(await release(first)).toBe('00');
  });

  test('is not released once the day of its company is used up', async () => {
    await limit('corporate-daily', '', '15000000.00');
    const receipt = await verified();
    expect(await approve(receipt)).toBe('00');
    const day = { company_id, service, day: '2026-11-23', used: '5000000.01' } as const;
    await bank().services.db.insertInto('limit_usage').values(day).execute();
    expect(await release(receipt)).toBe('139');
  });

  test('for another day uses the limit of that day and of none before, and is paid within it', async () => {
    await limit('corporate-daily', '', '15000000.00');
    const dated = draftOf('10000000.00', { transactionDate: '2026-11-25' });
    const first = await submit(bank(), dated);
    await releaseSmall(bank(), first);
    const today = await verified();
    expect(await approve(today)).toBe('00');
    const second = await submit(bank(), dated);
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', second)).code).toBe('00');
    expect(await approve(second)).toBe('139');
    bank().setTime(new Date('2026-11-25T07:00:00+07:00'));
    await runJobs(bank());
    expect([await statusOf(bank(), first), await used()]).toEqual(['Successful', 10_000_000]);
    expect(await approve(second)).toBe('139');
  });

  test('is checked against the limits and the account again by both exceptional users', async () => {
    const receipt = await verified();
    bank().setTime(new Date('2026-11-23T13:30:00+07:00'));
    const speak = async (id: string, operation: string, more: object) => {
      const signature = await sign(bank(), id, 'exceptional-approve', [receipt]);
      return (await ask(bank(), operation, { user: user(id), body: { ...keyOf(receipt), ...more, signature } })).code;
    };
    const first = () => speak('APPROVER01', 'approveExceptionally', { reason: 'Both directors travel' });
    const second = () => speak('APPROVER02', 'confirmExceptionalDecision', { answer: 'confirm' });
    const accounts = bank().services.db.updateTable('accounts').where('account_id', '=', 'acc-0001');
    await accounts.set({ status: 'blocked' }).execute();
    expect(await first()).toBe('90');
    await accounts.set({ status: 'active' }).execute();
    expect(await first()).toBe('00');
    await limit('corporate-daily', '', '9999999.00');
    expect(await second()).toBe('139');
    await bank().services.db.deleteFrom('company_limits').execute();
    expect(await second()).toBe('00');
  });

  test('is not approved if its account was blocked or closed since, and may be rejected', async () => {
    const { db } = bank().services;
    const receipt = await verified();
    for (const [status, code] of [
      ['blocked', '90'],
      ['closed', '91'],
    ] as const) {
      await db.updateTable('accounts').set({ status }).where('account_id', '=', 'acc-0001').execute();
      expect(await approve(receipt)).toBe(code);
    }
    expect((await decideUnsigned(bank(), 'APPROVER01', 'rejectRequest', receipt)).code).toBe('00');
  });

  test('counts once against the daily limit, however often the host reports it as done', async () => {
    await scriptNext(bank().services.db, { operation: 'transfer', answer: { kind: 'timeout', truth: 'done' } });
    const receipt = await submit(bank());
    await releaseSmall(bank(), receipt);
    await runJobs(bank());
    expect([await statusOf(bank(), receipt), await used()]).toEqual(['Pending by Bank', 0]);
    bank().setTime(new Date('2026-11-23T09:30:00+07:00'));
    await runJobs(bank());
    await runJobs(bank());
    expect([await statusOf(bank(), receipt), await used()]).toEqual(['Successful', 10_000_000]);
  });
});
