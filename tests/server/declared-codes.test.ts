// Refusals that no screen leads to, such as of everything that one can do with a request that has ended: the contract
// declares each.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { allowedRoles } from '../../domain/roles.ts';
import { expireWaiting } from '../../server/requests/expire.ts';
import { seedFavorites } from '../../server/sandbox/seed/favorites.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { operations } from '../contract/contract.ts';
import { ask } from './lookup-calls.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addRequestBank, decideUnsigned, keyOf, releaseSmall, submit, user } from './request-bank.ts';
import { decideTask, lockedAndAsked, targetOf } from './task-bank.ts';

const signature = { challengeId: randomUUID(), response: '00000000' };
const reason = 'Too late';

function requestsAbout(receipt: SubmitReceipt): readonly (readonly [operationId: string, body: object])[] {
  const key = keyOf(receipt);
  const { refNo, ...byTask } = key;
  const { taskId: _taskId, ...byReference } = key;
  const paid = { serviceType: 'SVC_LCY_BIFAST', menuAccess: 'LCY', trxCurrency: 'IDR', trxAmount: '10000000.00' };
  const challenge = { ...paid, items: [{ refNo, revision: key.revision }] };
  return [
    ['verifyRequest', key],
    ['approveRequest', { ...key, signature }],
    ['releaseRequest', { ...key, signature }],
    ['rejectRequest', { ...byTask, reason }],
    ['sendRequestToRepair', { ...byTask, reason }],
    ['approveExceptionally', { ...key, reason, signature }],
    ['releaseExceptionally', { ...key, reason, signature }],
    ['confirmExceptionalDecision', { ...key, answer: 'confirm', signature }],
    ['recallRequest', byReference],
    ['cancelRequest', key],
    ['cancelTransaction', byReference],
    ['cancelForwardDated', byReference],
    ['executePending', byReference],
    ['chooseForLateRequest', { ...key, choice: 'next-working-day' }],
    ['generateChallenge', { ...challenge, action: 'approve' }],
    ['generateChallenge', { ...challenge, action: 'release' }],
  ];
}

function operationCalled(operationId: string) {
  const located = operations.find(({ operation }) => operation.operationId === operationId);
  if (!located) throw new Error(`The contract has no ${operationId}`);
  return located.operation;
}

function peopleFor(operationId: string): string[] {
  const roles = allowedRoles(operationCalled(operationId)['x-permission']);
  const fits = demoPeople.filter(({ companyId, role }) => companyId === 'NUSANTARA' && roles.includes(role));
  return fits.map(({ userId }) => userId);
}

onEmbeddedDatabase('what is refused', addRequestBank, (bank) => {
  async function answerTo(operationId: string, body: object, userId: string) {
    const answer = await ask(bank(), operationId, { user: userId, body });
    const { statusCode } = answer.body;
    const { 'x-error-codes': declared } = operationCalled(operationId);
    return { code: String(statusCode), isDeclared: ['00', '403', ...declared].includes(String(statusCode)) };
  }

  async function expire(): Promise<void> {
    bank().setTime(new Date('2026-11-26T09:00:00+07:00'));
    const { services } = bank();
    await expireWaiting({ ...services, now: services.clock.now(), attempt: 1 });
  }

  const endings = {
    'a request that was released': (receipt: SubmitReceipt) => releaseSmall(bank(), receipt),
    'a request that was rejected': (receipt: SubmitReceipt) =>
      decideUnsigned(bank(), 'VERIFIER01', 'rejectRequest', receipt, reason),
    'a request that expired': expire,
  };

  test.each(Object.entries(endings))('%s refuses with declared codes', async (_, end) => {
    const receipt = await submit(bank());
    await end(receipt);
    const undeclared = new Set<string>();
    for (const [operationId, body] of requestsAbout(receipt))
      for (const userId of peopleFor(operationId)) {
        const { code, isDeclared } = await answerTo(operationId, body, userId);
        if (!isDeclared) undeclared.add(`${operationId} ${code}`);
      }
    expect([...undeclared]).toEqual([]);
  });

  test.each([
    [
      'a file of days too long ago',
      'generateRequestReport',
      { queue: 'approver', filter: { dateRange: { from: '2026-01-01', to: '2026-01-31' } } },
    ],
    [
      'a file of transactions of days too long ago',
      'generateTransactionStatusReport',
      { listStatus: 'all', filter: { dateRange: { from: '2026-01-01', to: '2026-01-31' } } },
    ],
  ])('%s is refused with a declared code', async (_, operationId, body) => {
    const file = { formatType: 'CSV', formatSubType: 'STANDARD' };
    const answer = await answerTo(operationId, { ...body, ...file }, user('APPROVER01'));
    expect(answer).toEqual({ code: '197', isDeclared: true });
  });

  test('a preview of a row whose minimum is above its maximum is refused with a declared code', async () => {
    const row = {
      name: 'Upside down',
      transactionTypes: ['SVC_LCY_BIFAST'],
      accounts: { kind: 'every-account' },
      currency: 'IDR',
      minimum: '2.00',
      maximum: '1.00',
      batchBasis: 'highest',
      outcome: { kind: 'blocked' },
    };
    const sample = { transactionType: 'SVC_LCY_BIFAST', accountId: 'acc-0001', makerId: user('MAKER01') };
    const body = { sample: { ...sample, amount: { value: '1.00', currency: 'IDR' } }, approvalList: [row] };
    const answer = await answerTo('previewWorkflowMap', body, user('SYSADMIN01'));
    expect(answer).toEqual({ code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM', isDeclared: true });
  });

  test('favorites that are shared as before, or as another one of the same payee is, are refused with declared codes', async () => {
    const { db, clock } = bank().services;
    await seedFavorites(db, clock.now());
    const favorites = db.selectFrom('favorites').select(['favorite_id as favoriteId', 'revision']);
    const codes = new Map<string, boolean>();
    for (const favorite of await favorites.where('company_id', '=', 'NUSANTARA').execute()) {
      const body = { ...favorite, shareFavoriteWith: { scope: 'company', subUserGroups: [] } };
      const { code, isDeclared } = await answerTo('shareCompanyFavorite', body, user('SYSADMIN01'));
      codes.set(code, isDeclared);
    }
    expect(Object.fromEntries(codes)).toMatchObject({ NOTHING_CHANGED: true, '195': true });
  });

  test('a task that was rejected is not signed, with a declared code', async () => {
    const task = await lockedAndAsked(bank(), 'MAKER01');
    expect((await decideTask(bank(), 'SYSADMIN01', 'rejectAdminTask', task)).code).toBe('00');
    const body = { items: [targetOf(task)] };
    const answer = await answerTo('generateAdminChallenge', body, user('SYSADMIN01'));
    expect(answer).toEqual({ code: '82', isDeclared: true });
  });
});
