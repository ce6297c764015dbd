// Every administration resource × action × actor × state: the answer follows from the definition and the code table.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import type { AdminTaskReceipt, RecordAction } from '../../generated/types.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { accountLimits } from '../../server/limits/account-limit.ts';
import { userGroups } from '../../server/groups/user-group.ts';
import type { ResourceAction } from '../../server/resources/definition.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { ask } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

interface Seen {
  readonly revision: number;
  readonly actions: readonly RecordAction[];
}

/** How the tests create, read and change a resource. */
interface Resource {
  readonly name: string;
  readonly definition: { readonly actions: Readonly<Partial<Record<ResourceAction, readonly string[]>>> };
  readonly operations: Readonly<Partial<Record<ResourceAction, OperationId>>>;
  readonly make: (bank: TestBank, id: string) => Promise<void>;
  readonly see: (bank: TestBank, id: string, actor: string) => Promise<Seen>;
  readonly body: (action: ResourceAction, id: string, revision: number) => object;
}

const draft = (userGroupName: string) => ({
  userGroupName,
  workflowMapIds: ['wm-0001'],
  enterpriseLimitIds: ['el-0001'],
});
const free = { minimum: null, maximum: null, dailyMaximum: null };

const groups: Resource = {
  name: 'user group',
  definition: userGroups.definition,
  operations: {
    create: 'createUserGroup',
    edit: 'editUserGroup',
    inactivate: 'inactivateUserGroup',
    reactivate: 'reactivateUserGroup',
    delete: 'deleteUserGroup',
  },
  async make({ services: { db } }, id) {
    const named = { workflow_map_ids: ['wm-0001'], enterprise_limit_ids: ['el-0001'] };
    await db
      .insertInto('user_groups')
      .values({ company_id: 'NUSANTARA', group_id: id, name: `Grup ${id}`, ...named })
      .execute();
  },
  async see(bank, id, actor) {
    const answer = await ask(bank, 'getUserGroup', { user: user(actor), body: { id } });
    return answer.output as Seen;
  },
  body: (action, id, revision) => {
    if (action === 'create') return { userGroup: draft(`Baru ${id}`) };
    return action === 'edit' ? { id, revision, userGroup: draft(`Ubah ${id}`) } : { id, revision };
  },
};

const limits: Resource = {
  name: 'account limit',
  definition: accountLimits.definition,
  operations: { edit: 'editAccountLimits' },
  async make({ services: { db } }, id) {
    const account = { name: id, alias: id, kind: 'CA', currency: 'IDR', branch: '00000' } as const;
    const number = `99${[...id]
      .map((letter) => letter.charCodeAt(0))
      .join('')
      .slice(-12)}`;
    await db
      .insertInto('accounts')
      .values({ company_id: 'NUSANTARA', account_id: id, number, ...account })
      .execute();
  },
  async see(bank, id, actor) {
    const answer = await ask(bank, 'getAccountLimit', { user: user(actor), body: { accountId: id } });
    return (answer.output as { limit: Seen }).limit;
  },
  body: (_, accountId, revision) => ({
    confirmationData: [{ accountId, revision, values: { ...free, maximum: '1000000.00' } }],
    originalChangedData: [{ accountId, revision, values: free }],
  }),
};

const states = ['new', 'waiting', 'to repair', 'failed', 'inactive', 'changed', 'gone'] as const;
type State = (typeof states)[number];
const actions: readonly ResourceAction[] = ['create', 'edit', 'inactivate', 'reactivate', 'delete'];

describe.each([groups, limits])('a $name', ({ name, definition, operations: named, make, see, body }) => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await beginBank('pglite', addRequestBank);
  });
  afterAll(() => bank.close());

  const wanted = async (action: ResourceAction, id: string, revision: number, actor = 'SYSADMIN02') =>
    ask(bank, named[action] ?? '', { user: user(actor), body: body(action, id, revision) });

  async function bringTo(state: State, id: string): Promise<void> {
    const { db } = bank.services;
    if (state === 'gone') return;
    await make(bank, id);
    if (state === 'inactive')
      await db.updateTable('user_groups').set({ status: 'Inactive' }).where('group_id', '=', id).execute();
    if (!['waiting', 'to repair', 'failed', 'changed'].includes(state)) return;
    const task = (await wanted('edit', id, 1)).output as AdminTaskReceipt;
    if (state === 'to repair') await decideTask(bank, 'SYSADMIN01', 'sendAdminTaskToRepair', task, 'Lengkapi');
    if (state === 'failed')
      await db.updateTable('admin_tasks').set({ status: 'Failed' }).where('task_id', '=', task.taskId).execute();
    if (state === 'changed') await approveTask(bank, 'SYSADMIN01', task);
  }

  /** The code by the table of codes; a change by another user is reported before status and open tasks. */
  function expected(action: ResourceAction, state: State): string {
    if (action === 'create') return '00';
    if (state === 'gone') return '193';
    if (state === 'changed') return 'ERR_REQ_3';
    const status = state === 'inactive' && name === 'user group' ? 'Inactive' : 'Active';
    if (!definition.actions[action]?.includes(status)) return 'STATUS_NOT_ALLOWED';
    return ['waiting', 'to repair', 'failed'].includes(state) ? 'CA-10' : '00';
  }

  /** The code that the resource's own row offers for the action; a row that is missing or was changed offers none. */
  async function said(action: ResourceAction, state: State, id: string): Promise<string> {
    if (action === 'create' || state === 'gone' || state === 'changed') return expected(action, state);
    const offered = (await see(bank, id, 'SYSADMIN02')).actions.find((offer) => offer.action === action);
    return offered ? (offered.code ?? '00') : 'STATUS_NOT_ALLOWED';
  }

  const possible = actions.filter((action) => named[action]);
  const cases = possible.flatMap((action) => states.map((state) => ({ action, state })));

  test.each(cases)(
    'that is $state answers $action as the table of codes says, and its row said so before',
    async (one) => {
      const { action, state } = one;
      const id = `${action}-${states.indexOf(state)}`;
      await bringTo(state, id);
      const code = expected(action, state);
      expect(await said(action, state, id)).toBe(code);
      expect(await wanted(action, id, 1)).toMatchObject({ code });
    },
  );

  test.each(possible)('is changed by %s only for users whose role makes changes', async (action) => {
    const id = `who-${action}`;
    await make(bank, id);
    const state = await see(bank, id, 'SYSADMIN03');
    expect(state.actions).toEqual([]);
    for (const { userId, role, companyId } of demoPeople) {
      const bearer = await bearerOf(bank, userId);
      const answer = await ask(bank, named[action] ?? '', { user: userId, body: body(action, id, 7), bearer });
      const mayAsk = role === 'SYSADMIN' || role === 'SYSADMIN_MK';
      const isOwn = companyId === 'NUSANTARA' || action === 'create';
      const taken = action === 'create' ? ['00', 'ADMIN_NAME_TAKEN'] : ['ERR_REQ_3'];
      expect({ userId, is: (mayAsk ? (isOwn ? taken : ['193']) : ['403']).includes(answer.code) }).toEqual({
        userId,
        is: true,
      });
    }
  });
});
