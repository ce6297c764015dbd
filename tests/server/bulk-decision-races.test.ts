// Two approvers decide at the same moment on two servers: on records of a file, or on the whole file.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RecordsDecided } from '../../generated/types.ts';
import { seedBulkRequests } from '../../server/sandbox/seed/bulk-requests.ts';
import { openTwoServers, type Answer, type TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, sign, signRecords, user } from './request-bank.ts';

const rounds = 20;
const approving = ['keuangan', 'direksi'];
const menuAccess = 'BULK_NON_QUICK';
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface File {
  readonly task_id: string;
  readonly ref_no: string;
  readonly amount: string | null;
}

const named = (file: File) => ({ taskId: file.task_id, refNo: file.ref_no, revision: 1 });
const acceptedIn = (answers: readonly Answer[]) =>
  answers.flatMap(({ output }) =>
    output && typeof output === 'object' && 'results' in output
      ? (output as RecordsDecided).results.filter(({ accepted }) => accepted).map(({ line }) => line)
      : [],
  );
const onRecords = async (server: TestBank, id: string, file: File, order: object) =>
  ask(server, 'decideOnRecords', { user: user(id), body: { ...named(file), ...order } });
const inOrder = (numbers: readonly number[]) => numbers.toSorted((left, right) => left - right);

describe.skipIf(!inject('postgresUrl'))('decisions on a file and on its records at once', () => {
  let servers: readonly [TestBank, TestBank];
  const db = () => servers[0].services.db;

  beforeAll(async () => {
    servers = await openTwoServers();
    await addRequestBank(servers[0]);
    await db().deleteFrom('person_limits').execute();
    // Both approvers may decide at each stage, so one of the two comes second.
    const members = ['APPROVER01', 'APPROVER02'].flatMap((id) =>
      approving.map((group_id) => ({ company_id: 'NUSANTARA', group_id, user_id: user(id) })),
    );
    await db()
      .insertInto('approval_group_members')
      .values(members)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  async function newFile(): Promise<File> {
    await seedBulkRequests(db(), servers[0].services.clock.now());
    return db()
      .selectFrom('requests')
      .select(['task_id', 'ref_no', 'amount'])
      .where('company_id', '=', 'NUSANTARA')
      .orderBy('task_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  }

  const signed = (id: string, file: File) =>
    sign(servers[0], id, 'approve', [{ refNo: file.ref_no, revision: 1 }], file.amount ?? '');

  const signedLines = (id: string, file: File, some: number[]) =>
    signRecords(servers[0], id, 'approve', { refNo: file.ref_no, revision: 1, lines: some });

  const approveRest = async (id: string, file: File) => {
    const all = lines(2, 26);
    const signature = await signedLines(id, file, all);
    return onRecords(servers[0], id, file, { decision: 'approve', lines: all, signature });
  };

  /** Both decide at once: each approver on some records, or one of them on the whole file. */
  async function decideAtOnce(file: File, round: number): Promise<Answer[]> {
    const [one, other] =
      round % 2 === 0 ? (['APPROVER01', 'APPROVER02'] as const) : (['APPROVER02', 'APPROVER01'] as const);
    const [first, second] = servers;
    const records = await signedLines(one, file, lines(2, 14));
    const whole = await signed(other, file);
    const approveFile = { ...named(file), menuAccess, signature: whole };
    const { taskId, revision } = named(file);
    const rejectFile = { taskId, revision, menuAccess, reason: 'Twice' };
    return Promise.all([
      onRecords(first, one, file, { decision: 'approve', lines: lines(2, 14), signature: records }),
      onRecords(second, other, file, { decision: 'reject', lines: lines(10, 20), reason: 'Wrong' }),
      onRecords(second, one, file, { decision: 'reject', lines: lines(18, 26), reason: 'Wrong too' }),
      round % 5 === 4
        ? ask(first, 'rejectRequest', { user: user(other), body: rejectFile })
        : ask(first, 'approveRequest', { user: user(other), body: approveFile }),
    ]);
  }

  const decisionsOn = (file: File) =>
    db()
      .selectFrom('request_record_decisions')
      .select(['line', 'stage', 'action', 'actor_id'])
      .where('task_id', '=', file.task_id)
      .execute();
  const recordsOf = (file: File) =>
    db().selectFrom('request_records').select(['line', 'record_status']).where('task_id', '=', file.task_id).execute();
  const statusOf = async (file: File) =>
    (await db().selectFrom('requests').select('status').where('task_id', '=', file.task_id).executeTakeFirstOrThrow())
      .status;

  test(`leave one outcome a record and a file that follows, in ${rounds} rounds`, { timeout: 240_000 }, async () => {
    const ends = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const file = await newFile();
      const answers = await decideAtOnce(file, round);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const kept = await decisionsOn(file);
      expect(inOrder(acceptedIn(answers))).toEqual(inOrder(kept.map(({ line }) => line)));
      const keys = kept.map(({ line, actor_id, stage }) => `${line} ${actor_id} ${stage}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const id of ['APPROVER01', 'APPROVER02'])
        if ((await statusOf(file)) === 'Pending Approve') answers.push(await approveRest(id, file));
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      const status = await statusOf(file);
      const rejected = new Set(
        (await decisionsOn(file)).filter(({ action }) => action === 'reject').map(({ line }) => line),
      );
      const expected = (line: number) => (rejected.has(line) || status === 'Rejected' ? 'Rejected' : status);
      for (const { line, record_status } of await recordsOf(file))
        expect([round, line, record_status]).toEqual([round, line, expected(line)]);
      ends.add(status);
    }
    expect([...ends].every((status) => ['Pending Release', 'Rejected'].includes(status))).toBe(true);
  });
});
