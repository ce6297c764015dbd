// A decision needs few database statements, because each of them costs about as much as the rules themselves.
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { recordDatabase, type RecordedDatabase } from '../../scripts/bench/recorded-statements.ts';
import type { AccountLimitDetail, AdminTaskReceipt, UserGroupDetail } from '../../generated/types.ts';
import type { Engine } from '../../server/db/engine.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { AnyTaskKind } from '../../server/tasks/kind.ts';
import { buildBank, type TestBank } from './bank.ts';
import { migratedDatabase, newDatabase, openEmbedded } from './test-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, keyOf, sign, submit, user } from './request-bank.ts';
import { lockedAndAsked, signTasks, targetOf } from './task-bank.ts';

const most = 15;
const url = inject('postgresUrl');
const engines: readonly (readonly [string, () => Promise<Engine>])[] = [
  ['pglite', async () => (await openEmbedded()).engine],
  ...(url
    ? [['postgres', async () => openPostgres(await newDatabase(url, await migratedDatabase(url)))] as const]
    : []),
];

const groupId = 'ug-0001';

const fromBegin = (sent: string[]) => sent.slice(sent.findIndex((sql) => sql.startsWith('begin')));

const unlock = (bank: TestBank) => lockedAndAsked(bank, 'MAKER01');

async function editGroup(bank: TestBank): Promise<AdminTaskReceipt> {
  const by = user('SYSADMIN01');
  const group = await outputOf<UserGroupDetail>(bank, 'getUserGroup', { user: by, body: { id: groupId } });
  const userGroup = {
    userGroupName: `${group.userGroupName} Baru`,
    workflowMapIds: group.workflowMaps.map(({ id }) => id),
    enterpriseLimitIds: group.enterpriseLimits.map(({ id }) => id),
  };
  const body = { id: groupId, revision: group.revision, userGroup };
  return outputOf<AdminTaskReceipt>(bank, 'editUserGroup', { user: by, body });
}

async function editLimits(bank: TestBank): Promise<AdminTaskReceipt> {
  const by = user('SYSADMIN01');
  const read = { user: by, body: { accountId: 'acc-0001' } };
  const { limit } = await outputOf<AccountLimitDetail>(bank, 'getAccountLimit', read);
  const setting = { accountId: 'acc-0001', revision: limit.revision, values: limit.values };
  const changed = { ...setting, values: { ...limit.values, maximum: '50000000.00' } };
  const body = { originalChangedData: [setting], confirmationData: [changed] };
  return outputOf<AdminTaskReceipt>(bank, 'editAccountLimits', { user: by, body });
}

/**
 * The number of statements for the change itself, which the bank checks before the signature and applies after it. Two
 * of them keep the set-up of the day and who decides in it.
 */
const changes = [
  ['the unlock of a token', unlock, 5],
  ['the edit of a user group', editGroup, 11],
  ['the edit of the limits of an account', editLimits, 10],
] as const;

describe.each(engines)('%s', (_, open) => {
  let database: RecordedDatabase;
  let bank: TestBank;

  beforeAll(async () => {
    database = await recordDatabase(await open());
    bank = await buildBank(database);
    await addRequestBank(bank);
  }, 60_000);
  afterAll(() => bank.close());

  const taken = () => database.take().map(({ sql }) => sql);

  async function approved() {
    const receipt = await submit(bank);
    await decideUnsigned(bank, 'VERIFIER01', 'verifyRequest', receipt);
    const signature = await sign(bank, 'APPROVER01', 'approve', [receipt]);
    database.take();
    const { status } = await ask(bank, 'approveRequest', {
      user: user('APPROVER01'),
      body: { ...keyOf(receipt), signature },
    });
    return { status, statements: fromBegin(taken()) };
  }

  /** Counts the statements of the change apart from those of the decision. */
  function tellApart(kinds: readonly AnyTaskKind[]) {
    const decision: string[] = [];
    const change: string[] = [];
    async function ofChange<Done>(work: () => Promise<Done>): Promise<Done> {
      decision.push(...taken());
      const done = await work();
      change.push(...taken());
      return done;
    }
    for (const kind of kinds) {
      const { blockers, carryOut } = kind;
      vi.spyOn(kind, 'blockers').mockImplementation((...asked) => ofChange(() => blockers(...asked)));
      vi.spyOn(kind, 'carryOut').mockImplementation((...asked) => ofChange(() => carryOut(...asked)));
    }
    return { decision, change };
  }

  async function approvedTask(task: AdminTaskReceipt) {
    const signature = await signTasks(bank, 'SYSADMIN03', [task]);
    database.take();
    const { decision, change } = tellApart(bank.services.taskKinds);
    const body = { ...targetOf(task), signature };
    const { output } = await ask(bank, 'approveAdminTask', { user: user('SYSADMIN03'), body });
    vi.restoreAllMocks();
    return { output, change, decision: fromBegin([...decision, ...taken()]) };
  }

  test(`an approval sends at most ${most} statements`, async () => {
    await approved();
    const { status, statements } = await approved();
    expect(status).toBe(200);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  });

  test.each(changes)(`an administrator approves %s in at most ${most}`, async (_name, asked, mostOfChange) => {
    const { output, change, decision } = await approvedTask(await asked(bank));
    expect(output).toMatchObject({ status: 'Successful' });
    expect(decision.length, decision.join('\n')).toBeLessThanOrEqual(most);
    expect(change.length, change.join('\n')).toBeLessThanOrEqual(mostOfChange);
  });
});
