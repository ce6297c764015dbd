// A payment without enough money shows everywhere how much is missing and until when it waits.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ActionHistoryList,
  DashboardDay,
  NoticeTopic,
  SubmitReceipt,
  TransactionDetail,
  TransactionList,
  TransactionTimeline,
} from '../../generated/types.ts';
import { writeRow } from '../../server/approval/matrix.ts';
import { queueUnmailedNews } from '../../server/news/queue-news.ts';
import { expireWaiting } from '../../server/requests/expire.ts';
import { paymentTable } from '../../server/reports/payment-table.ts';
import { emptyAccount } from './account-money.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import {
  addRequestBank,
  decideSigned,
  draftOf,
  releaseSmall,
  runJobs,
  statusOf,
  submit,
  user,
} from './request-bank.ts';

const amount = '10700000.00';
const waits = { missing: { value: '700000.00', currency: 'IDR' }, until: '2026-11-24T00:00:00+07:00' };

onBothDatabases('a payment that waits for money', addRequestBank, (bank) => {
  let receipt: SubmitReceipt;
  let money: Awaited<ReturnType<typeof emptyAccount>>;
  const db = () => bank().services.db;
  const key = () => ({ refNo: receipt.refNo, menuAccess: 'LCY' });
  const detailFor = (id: string, language: 'en' | 'id' = 'en') =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user(id), body: key(), language });
  const homeOf = async (id: string) => {
    const { activities } = await outputOf<DashboardDay>(bank(), 'getDashboardDay', { user: user(id) });
    return activities.find(({ refNo, action }) => refNo === receipt.refNo && action === 'execute');
  };
  const deadlineFor = async (id: string) => {
    const { deadlines } = await outputOf<DashboardDay>(bank(), 'getDashboardDay', { user: user(id) });
    return deadlines.find(({ kind, reference }) => kind === 'money' && reference === receipt.refNo);
  };
  const listedFor = async (id: string) => {
    const body = { status: 'pending' };
    const { items } = await outputOf<TransactionList>(bank(), 'listTransactions', { user: user(id), body });
    const found = items.find(({ refNo }) => refNo === receipt.refNo);
    if (!found) throw new Error(`${receipt.refNo} is not in the list of ${id}`);
    return found;
  };
  const decidedBy = async (id: string) => {
    const { items } = await outputOf<ActionHistoryList>(bank(), 'listActionHistory', { user: user(id), body: {} });
    return items.find(({ refNo }) => refNo === receipt.refNo);
  };
  const timeline = () =>
    outputOf<TransactionTimeline>(bank(), 'getTransactionTimeline', { user: user('MAKER01'), body: key() });
  const inboxSubjects = async (refNo = receipt.refNo) => {
    const rows = await db().selectFrom('inbox_messages').select(['user_id', 'subject_en', 'subject_id']).execute();
    return rows.filter(({ subject_en: subject }) => subject.startsWith(refNo));
  };
  const recipientsOf = async ({ refNo }: SubmitReceipt) => (await inboxSubjects(refNo)).map(({ user_id: id }) => id);

  beforeAll(async () => {
    money = await emptyAccount(db(), 10_000_000_00n);
  });

  beforeEach(async () => {
    const wishes = { email_notices: ['task-waiting', 'request-finished'] as NoticeTopic[], language: 'EN' as const };
    await db().updateTable('user_details').set(wishes).execute();
    await db().deleteFrom('mails').execute();
    receipt = await submit(bank(), draftOf(amount));
    await releaseSmall(bank(), receipt, amount);
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
  });

  test('shows in its detail, lists, home page and history how much is missing and until when', async () => {
    const detail = await detailFor('MAKER01');
    expect(detail).toMatchObject({ status: 'Pending Execute', waitsForMoney: waits });
    expect(detail.header).toContainEqual({ label: 'actionStatus', value: 'Not Enough Money' });
    const { header } = await detailFor('MAKER01', 'id');
    expect(header).toContainEqual({ label: 'actionStatus', value: 'Saldo Tidak Cukup' });
    expect(header).toContainEqual({ label: 'status', value: 'Menunggu eksekusi' });
    const listed = await listedFor('RELEASER01');
    expect(listed.waitsForMoney).toEqual(waits);
    expect(paymentTable('List', [listed], [], 'EN').sections[0]?.rows[0]).toContain('Waits for money');
    expect(await homeOf('MAKER01')).toMatchObject({ status: 'Pending Execute', waitsForMoney: waits });
    expect((await decidedBy('RELEASER01'))?.waitsForMoney).toEqual(waits);
    expect(await deadlineFor('MAKER01')).toMatchObject({
      title: expect.stringContaining('IDR 700,000.00 is missing') as string,
      dueAt: waits.until,
      menuAccess: 'LCY',
    });
    const { ahead, steps } = await timeline();
    expect(steps.at(-1)).toMatchObject({ action: 'execute', status: 'Pending Execute' });
    expect(ahead[0]?.waitsFor).toBe(
      'Enough balance in the account: IDR 700,000.00 is missing, can be executed until 24 Nov 2026 00:00 WIB',
    );
  });

  test('is announced to its makers and its releasers, in the inbox and by mail, and to no others', async () => {
    const messages = await inboxSubjects();
    expect(messages.map(({ user_id: id }) => id).toSorted()).toEqual([user('MAKER01'), user('RELEASER01')]);
    expect(messages[0]).toMatchObject({
      subject_en: `${receipt.refNo} waits for money`,
      subject_id: `${receipt.refNo} menunggu dana`,
    });
    const mails = await db().selectFrom('mails').select(['recipient', 'subject', 'body']).execute();
    const about = mails.filter(({ subject }) => subject === `${receipt.refNo} waits for money`);
    const emails = await db()
      .selectFrom('users')
      .select('email')
      .where('user_id', 'in', [user('MAKER01'), user('RELEASER01')])
      .execute();
    expect(about.map(({ recipient }) => recipient).toSorted()).toEqual(emails.map(({ email }) => email).toSorted());
    expect(about[0]?.body).toContain('IDR 700,000.00 is missing, can be executed until 24 Nov 2026');
  });

  test('is announced to the last approvers if the route has no releasers, and to no earlier ones', async () => {
    const approve = ['direksi', 'keuangan'].map((groupId) => ({ groupId, quorum: 1 }));
    const workflow = { verify: [], approve, order: 'sequential', release: [] } as const;
    const any = { accountIds: null, services: null, currency: null, minimum: null, maximum: null };
    const row = writeRow({ id: 'two', name: 'Dua', ...any, batchBasis: 'total', createdAt: 0, workflow });
    const matrix = { company_id: 'NUSANTARA', version: 2, rows: JSON.stringify([row]), created_at: new Date() };
    await db().insertInto('approval_matrices').values(matrix).execute();
    const approved = await submit(bank(), draftOf(amount));
    await db().deleteFrom('approval_matrices').where('version', '=', 2).execute();
    for (const id of ['APPROVER02', 'APPROVER01'])
      expect((await decideSigned(bank(), id, 'approve', approved, amount)).code).toBe('00');
    await runJobs(bank());
    expect((await recipientsOf(approved)).toSorted()).toEqual([user('APPROVER01'), user('MAKER01')]);
  });

  test('is announced to no releaser who may not see the account, and so cannot have it executed', async () => {
    const access = { company_id: 'NUSANTARA', user_id: user('RELEASER01'), account_id: 'acc-0001' };
    const released = await submit(bank(), draftOf(amount));
    await releaseSmall(bank(), released, amount);
    const ofReleaser = db()
      .deleteFrom('account_access')
      .where('user_id', '=', access.user_id)
      .where('account_id', '=', access.account_id);
    await ofReleaser.execute();
    await runJobs(bank());
    await db().insertInto('account_access').values(access).execute();
    expect(await recipientsOf(released)).toEqual([user('MAKER01')]);
  });

  test('shows that it waits even if the bank cannot say how much is missing', async () => {
    const balance = await db()
      .deleteFrom('account_balances')
      .where('company_id', '=', 'NUSANTARA')
      .where('account_id', '=', 'acc-0001')
      .returningAll()
      .executeTakeFirstOrThrow();
    const { waitsForMoney } = await detailFor('MAKER01');
    await db().insertInto('account_balances').values(balance).execute();
    expect(waitsForMoney).toEqual({ ...waits, missing: null });
  });

  test('shows nothing of the balance to a maker who may not see the account', async () => {
    const access = { company_id: 'NUSANTARA', user_id: user('MAKER01'), account_id: 'acc-0001' };
    await db()
      .deleteFrom('account_access')
      .where('user_id', '=', access.user_id)
      .where('account_id', '=', access.account_id)
      .execute();
    const detail = await detailFor('MAKER01');
    await db().insertInto('account_access').values(access).execute();
    expect(detail.waitsForMoney).toEqual({ ...waits, missing: null });
  });

  test('is not tried again for a maker who lost the service', async () => {
    const maker = db().updateTable('users').where('user_id', '=', user('MAKER01'));
    const { services } = await db()
      .selectFrom('users')
      .select('services')
      .where('user_id', '=', user('MAKER01'))
      .executeTakeFirstOrThrow();
    await maker.set({ services: services.filter((one) => one !== 'SVC_LCY_BIFAST') }).execute();
    const body = { ...key(), revision: 1 };
    expect((await ask(bank(), 'executePending', { user: user('RELEASER01'), body })).code).toBe('00');
    await runJobs(bank());
    await maker.set({ services }).execute();
    const { code } = await db()
      .selectFrom('executions')
      .select('code')
      .where('task_id', '=', receipt.taskId)
      .executeTakeFirstOrThrow();
    expect([await statusOf(bank(), receipt), code]).toEqual(['Failed', '94']);
  });

  test('is moved to another day after its own has passed, and expires when that is not done', async () => {
    const body = { ...key(), revision: 1 };
    const execute = async () => (await ask(bank(), 'executePending', { user: user('RELEASER01'), body })).code;
    bank().setTime(new Date('2026-11-24T10:00:00+07:00'));
    await expireWaiting({ ...bank().services, now: bank().services.clock.now(), attempt: 1 });
    expect([await statusOf(bank(), receipt), await execute()]).toEqual(['Pending Execute', 'ERR_TRX_BACK_DATE_3']);
    const { late, actions } = await detailFor('RELEASER01');
    expect([late?.taskId, late?.notice.options.map((option) => option.choice), actions.includes('execute')]).toEqual([
      receipt.taskId,
      ['next-working-day', 'cancel'],
      false,
    ]);
    expect((await detailFor('MAKER01')).late?.notice.options.map((option) => option.choice)).toEqual(['cancel']);
    const choice = { ...body, taskId: receipt.taskId, choice: 'next-working-day' };
    expect((await ask(bank(), 'chooseForLateRequest', { user: user('RELEASER01'), body: choice })).code).toBe('00');
    expect(await execute()).toBe('00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    bank().setTime(new Date('2026-11-26T01:00:00+07:00'));
    await expireWaiting({ ...bank().services, now: bank().services.clock.now(), attempt: 1 });
    expect([await statusOf(bank(), receipt), await execute()]).toEqual(['Expired', 'EXECUTE_EXPIRED']);
    const expired = bank().services.db.selectFrom('requests').select('failure').where('ref_no', '=', receipt.refNo);
    expect((await expired.executeTakeFirstOrThrow()).failure?.code).toBe('EXECUTE_EXPIRED');
    const messages = (await inboxSubjects()).filter(({ subject_en: subject }) => subject.endsWith('has expired'));
    expect(messages.map(({ user_id: id }) => id)).toEqual(
      expect.arrayContaining([user('MAKER01'), user('RELEASER01')]),
    );
    expect(await detailFor('MAKER01')).not.toHaveProperty('waitsForMoney');
  });

  test('shows that there is enough once money came in, and nothing more of it once it is paid', async () => {
    await money.comesIn();
    expect((await detailFor('MAKER01')).waitsForMoney?.missing).toEqual({ value: '0.00', currency: 'IDR' });
    expect(await deadlineFor('MAKER01')).toBeUndefined();
    expect((await deadlineFor('RELEASER01'))?.title).toContain('there is enough money now');
    const body = { ...key(), revision: 1 };
    expect((await ask(bank(), 'executePending', { user: user('RELEASER01'), body })).code).toBe('00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    expect(await detailFor('MAKER01')).not.toHaveProperty('waitsForMoney');
    expect((await homeOf('MAKER01'))?.status).toBe('Successful');
  });
});
