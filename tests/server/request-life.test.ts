import { expect, test } from 'vitest';
import type { DecisionReceipt, RequestDetail, SubmitReceipt, TodoCounts } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import {
  addRequestBank,
  decideSigned,
  decideUnsigned,
  draftOf,
  giveRoles,
  keyOf,
  queueOf,
  releaseSmall,
  runJobs,
  sign,
  statusOf,
  submit,
  submitAlone,
  user,
} from './request-bank.ts';

onBothDatabases('a request', addRequestBank, (bank) => {
  test('goes from its maker over verifier and approver to the releaser, and is paid', async () => {
    const receipt = await submit(bank());
    expect(receipt.status).toBe('Pending Verify');
    const [waiting] = await queueOf(bank(), 'VERIFIER01', 'listRequestsToVerify');
    expect(waiting?.refNo).toBe(receipt.refNo);
    expect(waiting?.rights[0]).toMatchObject({ decision: 'verify', allowed: true });
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).output).toMatchObject({
      status: 'Pending Approve',
    });
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt)).output).toMatchObject({
      status: 'Pending Release',
    });
    expect((await decideSigned(bank(), 'RELEASER01', 'release', receipt)).output).toMatchObject({
      status: 'Execution In Progress',
      idTrxLog: expect.stringMatching(/^LOG-/),
    });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const { taskId, refNo } = receipt;
    const detail = await outputOf<RequestDetail>(bank(), 'getRequest', {
      user: user('RELEASER01'),
      body: { taskId, refNo, menuAccess: 'LCY' },
    });
    expect(detail.steps.map(({ action }) => action)).toEqual(['submit', 'verify', 'approve', 'release', 'execute']);
    expect(detail.transaction.receipt).toMatchObject({ kind: 'transfer' });
  });

  test('counts for users who must act, and for no others', async () => {
    const before = await outputOf<TodoCounts>(bank(), 'countRequests', { user: user('VERIFIER01') });
    await submit(bank());
    const after = await outputOf<TodoCounts>(bank(), 'countRequests', { user: user('VERIFIER01') });
    expect(after.countDataToVerify).toBe(before.countDataToVerify + 1);
    expect((await outputOf<TodoCounts>(bank(), 'countRequests', { user: user('APPROVER01') })).countDataToVerify).toBe(
      0,
    );
  });

  test('accepts a signature once: one that was used for a decision is refused for any other', async () => {
    const [receipt, other] = [await submit(bank()), await submit(bank())];
    for (const one of [receipt, other])
      expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', one)).code).toBe('00');
    const signature = await sign(bank(), 'APPROVER01', 'approve', [receipt]);
    const approve = (one: SubmitReceipt) =>
      ask(bank(), 'approveRequest', { user: user('APPROVER01'), body: { ...keyOf(one), signature } });
    expect((await approve(other)).code).toBe('172');
    expect((await approve(receipt)).code).toBe('00');
    expect((await approve(other)).code).toBe('171');
    const again = await ask(bank(), 'verifyChallenge', { user: user('APPROVER01'), body: signature });
    expect(again.code).toBe('171');
  });

  test('answers a second decision with who has decided, and when', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const late = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect([late.status, late.code]).toEqual([409, '80']);
    expect(late.body['parameters']).toMatchObject({ actor: 'Agus Wijaya', time: expect.stringContaining('2026') });
  });

  test('is decided once when four calls arrive at the same moment', async () => {
    const receipt = await submit(bank());
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  test('is not decided on by its own maker, with any roles', async () => {
    await giveRoles(bank(), 'MAKER01', ['MK', 'VF']);
    const own = await decideUnsigned(bank(), 'MAKER01', 'verifyRequest', await submit(bank()));
    expect([own.status, own.code]).toEqual([403, 'APPROVAL_OWN_WORK']);
    const others = await decideUnsigned(bank(), 'MAKER01', 'verifyRequest', await submit(bank(), undefined, 'MAKER02'));
    expect(others.code).toBe('00');
  });

  test('is not decided on by its maker with another user ID of the same person', async () => {
    const { db } = bank().services;
    const identityOf = (id: string) =>
      db
        .selectFrom('user_details')
        .select(['identity_type', 'identity_number'])
        .where('user_id', '=', user(id))
        .executeTakeFirstOrThrow();
    const setIdentity = (identity: Awaited<ReturnType<typeof identityOf>>) =>
      db.updateTable('user_details').set(identity).where('user_id', '=', user('VERIFIER01')).execute();
    const [own, makers] = [await identityOf('VERIFIER01'), await identityOf('MAKER01')];
    const [receipt, others] = [await submit(bank()), await submit(bank(), undefined, 'MAKER02')];
    await setIdentity(makers);
    const refused = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect([refused.status, refused.code]).toEqual([403, 'APPROVAL_OWN_WORK']);
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', others)).code).toBe('00');
    await setIdentity(own);
  });

  test('counts against the daily limit of its service once it is paid', async () => {
    const used = async () => {
      const query = bank().services.db.selectFrom('limit_usage').select('used');
      const rows = await query.where('service', '=', 'SVC_LCY_BIFAST').where('day', '=', '2026-11-23').execute();
      return Number(rows[0]?.used ?? 0);
    };
    const before = await used();
    await releaseSmall(bank(), await submit(bank()));
    await runJobs(bank());
    expect((await used()) - before).toBe(10_000_000);
  });

  test('of a company of one user goes straight to the bank, and says that its maker decided', async () => {
    const draft = draftOf('11000000.00');
    const receipt = await submitAlone(bank(), draft);
    expect(receipt).toMatchObject({ status: 'Execution In Progress', route: { selfApproval: true, stages: [] } });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
  });

  test('cannot be rejected by a user who has no turn yet', async () => {
    const receipt = await submit(bank());
    const early = await decideUnsigned(bank(), 'APPROVER02', 'rejectRequest', receipt);
    expect([early.status, early.code]).toEqual([403, 'APPROVAL_NOT_YOUR_TURN']);
  });

  test('ends when a user rejects it', async () => {
    const receipt = await submit(bank());
    const rejected = await decideUnsigned(bank(), 'VERIFIER01', 'rejectRequest', receipt, 'Not ordered by us');
    expect(rejected.output).toMatchObject({ status: 'Rejected' });
    const after = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect([after.status, after.code]).toEqual([409, '82']);
  });

  test('takes two directors in their order when it is larger, and refuses one person twice', async () => {
    const amount = '250000000.00';
    const receipt = await submit(bank(), draftOf(amount));
    const { output } = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const [, first, second] = (output as DecisionReceipt).route.stages.map(({ groups }) =>
      groups.flatMap(({ people }) => people.map(({ name, state }) => [name, state])),
    );
    expect(first).toEqual([['Budi Santoso', 'may-act']]);
    expect(second).toEqual([
      ['Budi Santoso', 'waiting'],
      ['Ratna Kusuma', 'waiting'],
    ]);
    expect((await decideSigned(bank(), 'APPROVER02', 'approve', receipt, amount)).code).toBe('APPROVAL_NOT_YOUR_TURN');
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt, amount)).output).toMatchObject({
      status: 'Pending Approve',
    });
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt, amount)).code).toBe('APPROVAL_ALREADY_GIVEN');
    expect((await decideSigned(bank(), 'APPROVER02', 'approve', receipt, amount)).output).toMatchObject({
      status: 'Pending Release',
    });
  });

  test('of another company does not exist', async () => {
    const { taskId, refNo } = await submit(bank());
    const body = { taskId, refNo, menuAccess: 'LCY' };
    const foreign = await ask(bank(), 'getRequest', { user: 'APPROVER01@BAHARI', body });
    expect([foreign.status, foreign.code]).toEqual([404, '193']);
    const decided = { taskId, refNo, menuAccess: 'LCY', revision: 1 };
    const verified = await ask(bank(), 'verifyRequest', { user: 'VERIFIER01@BAHARI', body: decided });
    expect(verified.status).toBe(404);
  });

  test('waits for money when the host says that there is not enough', async () => {
    const receipt = await submit(bank(), draftOf('10090051.00'));
    await releaseSmall(bank(), receipt, '10090051.00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
  });
});
