// A rule of visibility narrows who sees an account, in every read of accounts and payments.
import { expect, test } from 'vitest';
import type {
  AccountVisibilityDetail,
  AccountVisibilitySummary,
  AdminTaskDetail,
  AdminTaskReceipt,
  OnlookerAccount,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, submit, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
}

type Rule = { readonly kind: 'everyone' } | { readonly kind: 'chosen-users'; readonly userIds: readonly string[] };

const chosen = (...ids: string[]): Rule => ({ kind: 'chosen-users', userIds: ids.map(user) });

onBothDatabases('account visibility', addRequestBank, (bank) => {
  const by = (operation: string, body: object, id = 'SYSADMIN02') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN02') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const detail = (accountId: string) => read<AccountVisibilityDetail>('getAccountVisibility', { accountId });
  const settings = (rules: Readonly<Record<string, Rule>>) =>
    Promise.all(
      Object.entries(rules).map(async ([accountId, rule]) => ({
        accountId,
        revision: (await detail(accountId)).revision,
        rule,
      })),
    );
  const wanted = async (rules: Readonly<Record<string, Rule>>, more: object = {}) => {
    const answer = await by('editAccountVisibility', { visibilities: await settings(rules), ...more });
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  };
  const narrowed = async (rules: Readonly<Record<string, Rule>>) =>
    expect(await approveTask(bank(), 'SYSADMIN03', await wanted(rules))).toMatchObject({ code: '00' });
  const casaOf = async (id: string) =>
    JSON.stringify((await read<Listed<object>>('listCasaAccounts', { page: { size: 100 } }, id)).items);

  const listed = async (id: string) =>
    JSON.stringify((await read<Listed<object>>('listTransactions', { status: 'all' }, id)).items);

  test('an account without a rule is seen by everybody who reaches it', async () => {
    const seen = await detail('acc-0001');
    expect(seen).toMatchObject({ rule: { kind: 'everyone' }, revision: 1 });
    expect(seen.people.every(({ sees }) => sees)).toBe(true);
  });

  test('several accounts change in one task, whose repair keeps all of them', async () => {
    const rules = { 'acc-0002': chosen('MAKER01', 'APPROVER01', 'VERIFIER01'), 'acc-0003': chosen('MAKER01') };
    const task = await wanted(rules);
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Tambahkan Verifier');
    const content = (await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId })).content;
    expect(content).toMatchObject({
      kind: 'account-visibility',
      visibilities: [{ account: { id: 'acc-0002' } }, { account: { id: 'acc-0003' } }],
    });
    const repair = { taskId: task.taskId, revision: task.revision };
    const again = await wanted({ ...rules, 'acc-0003': chosen('MAKER01', 'VERIFIER01') }, { repair });
    expect(again).toMatchObject({ taskId: task.taskId, revision: 2 });
    expect(
      await by('editAccountVisibility', { visibilities: await settings({ 'acc-0003': { kind: 'everyone' } }) }),
    ).toMatchObject({ code: 'CA-10' });
    await approveTask(bank(), 'SYSADMIN03', again);
    expect(await detail('acc-0003')).toMatchObject({ rule: { kind: 'chosen-users' }, revision: 2 });
    const list = await read<Listed<AccountVisibilitySummary>>('listAccountVisibility', {
      filter: { rule: 'chosen-users' },
    });
    expect(list.items.map(({ account, seenByCount }) => `${account.account.id} ${seenByCount}`)).toEqual([
      'acc-0002 3',
      'acc-0003 2',
    ]);
  });

  test('who is not chosen sees neither the account, its movements nor its limits, and cannot pay from it', async () => {
    await narrowed({ 'acc-0001': chosen('MAKER01', 'VERIFIER01', 'APPROVER01') });
    expect(await casaOf('MAKER01')).toContain('"acc-0001"');
    expect(await casaOf('MAKER02')).not.toContain('"acc-0001"');
    expect(await by('getCasaAccount', { accountId: 'acc-0001' }, 'MAKER02')).toMatchObject({ code: '193' });
    const choices = JSON.stringify(
      (await read<Listed<object>>('listAccountChoices', { filter: { serviceType: 'SVC_LCY_BIFAST' } }, 'MAKER02'))
        .items,
    );
    expect(choices).not.toContain('"acc-0001"');
  });

  test('who is not chosen does not see payments from it, in no list and by no address', async () => {
    const request = await submit(bank());
    const key = { taskId: request.taskId, refNo: request.refNo, menuAccess: 'LCY' };
    expect(await by('getRequest', key, 'VERIFIER01')).toMatchObject({ code: '00' });
    const refused = await by('getRequest', key, 'INQUIRY01');
    expect(refused.code).not.toBe('00');
    expect(await listed('VERIFIER01')).toContain(request.refNo);
    expect(await listed('INQUIRY01')).not.toContain(request.refNo);
  });

  test('the accounts of a user name what a rule hides', async () => {
    const { items } = await read<Listed<OnlookerAccount>>('listAccountsOfUser', {
      userId: user('MAKER02'),
      page: { size: 100 },
    });
    expect(items).toContainEqual(
      expect.objectContaining({
        account: expect.objectContaining({ account: expect.objectContaining({ id: 'acc-0001' }) }),
        sees: false,
        hiddenBy: 'rule',
        transaction: false,
      }),
    );
  });

  test('a user who does not reach the account cannot be chosen', async () => {
    const sgd = await bank()
      .services.db.selectFrom('accounts')
      .select('account_id')
      .where('company_id', '=', 'NUSANTARA')
      .where('currency', '=', 'SGD')
      .executeTakeFirstOrThrow();
    const visibilities = await settings({ [sgd.account_id]: chosen('MAKER02') });
    expect(await by('editAccountVisibility', { visibilities })).toMatchObject({ code: '89' });
  });

  test('the approval engine and the lists agree on who sees each account', async () => {
    const { db } = bank().services;
    const seen = await db.selectFrom('seen_accounts').select(['account_id', 'user_id']).execute();
    const viewers = await db.selectFrom('account_viewers').select(['account_id', 'user_ids']).execute();
    const pairs = viewers.flatMap((row) => row.user_ids.map((userId) => `${row.account_id} ${userId}`));
    expect(pairs.toSorted()).toEqual(seen.map((row) => `${row.account_id} ${row.user_id}`).toSorted());
  });

  test('everybody sees the account again once the rule is lifted', async () => {
    await narrowed({ 'acc-0001': { kind: 'everyone' } });
    expect(await casaOf('MAKER02')).toContain('"acc-0001"');
  });
});
