// Every writing operation on a request, by every user, in every state: only permitted users can change anything.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { openBank, type TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import {
  addRequestBank,
  decideSigned,
  decideUnsigned,
  draftOf,
  keyOf,
  releaseSmall,
  runJobs,
  submit,
  user,
} from './request-bank.ts';

const payee = 'PT Rahasia Nusantara';
/** Details that only users who may see the request may read. */
const secrets = [payee, '7770001112', '1370010246801', 'Siti Rahmawati', '.00'];
const amountOf = (ending = '00000') => `1${ending.padStart(7, '0')}.00`;

function draft(amount: string, transactionDate = '2026-11-23') {
  const plain = draftOf(amount, { transactionDate });
  return { ...plain, payee: { ...plain.payee, name: payee, account: '7770001112' } };
}

type Make = (bank: TestBank) => Promise<SubmitReceipt>;

const verified: Make = async (bank) => {
  const receipt = await submit(bank, draft(amountOf()));
  await decideUnsigned(bank, 'VERIFIER01', 'verifyRequest', receipt);
  return receipt;
};
const released =
  (amount: string, date?: string): Make =>
  async (bank) => {
    const receipt = await submit(bank, draft(amount, date));
    await releaseSmall(bank, receipt, amount);
    if (!date) await runJobs(bank);
    return receipt;
  };
const ended =
  (operation: 'rejectRequest' | 'sendRequestToRepair'): Make =>
  async (bank) => {
    const receipt = await submit(bank, draft(amountOf()));
    await decideUnsigned(bank, 'VERIFIER01', operation, receipt, 'Periksa lagi');
    return receipt;
  };

const phases = {
  'to verify': (bank) => submit(bank, draft(amountOf())),
  'to approve': verified,
  'to release': async (bank) => {
    const receipt = await verified(bank);
    await decideSigned(bank, 'APPROVER01', 'approve', receipt, amountOf());
    return receipt;
  },
  'to repair': ended('sendRequestToRepair'),
  'forward-dated': released(amountOf(), '2026-11-27'),
  'short of money': released(amountOf('90051')),
  'at the bank': released(amountOf('90900')),
  paid: released(amountOf()),
  'to verify, but late': (bank) => submit(bank, draft(amountOf())),
  'short of money, and late': released(amountOf('90051')),
  rejected: ended('rejectRequest'),
} satisfies Record<string, Make>;
type PhaseName = keyof typeof phases;

const signature = () => ({ challengeId: randomUUID(), response: '00000000' });
type BodyOf = (receipt: SubmitReceipt) => object;
const named: BodyOf = (receipt) => keyOf(receipt);
const unnamed: BodyOf = (receipt) => {
  const { refNo: _refNo, ...rest } = keyOf(receipt);
  return rest;
};
const byReference: BodyOf = (receipt) => {
  const { taskId: _taskId, ...rest } = keyOf(receipt);
  return rest;
};
const many =
  (decision: string, more: object = {}): BodyOf =>
  (receipt) => ({ decision, items: [keyOf(receipt)], ...more });
const challenge =
  (action: string): BodyOf =>
  ({ refNo, revision }) => ({
    serviceType: 'SVC_LCY_BIFAST',
    menuAccess: 'LCY',
    trxCurrency: 'IDR',
    trxAmount: amountOf(),
    action,
    items: [{ refNo, revision }],
  });

interface Call {
  readonly operation: string;
  readonly body: BodyOf;
  /** The permitted users by state; other tests cover these calls. */
  readonly may: Partial<Record<PhaseName, readonly string[]>>;
}

const exceptional = ['APPROVER01', 'APPROVER02'];
const turns = {
  'to verify': ['VERIFIER01'],
  'to verify, but late': ['VERIFIER01'],
  'to approve': ['APPROVER01', 'APPROVER02'],
  'to release': ['RELEASER01'],
} as const;
const makers = ['MAKER01', 'MAKER02'];
/** States in which no user has decided, so the maker may still act. */
const untouched = { 'to verify': ['MAKER01'], 'to verify, but late': ['MAKER01'] } as const;
const payers = ['APPROVER01', 'APPROVER02', 'RELEASER01'];

const calls: readonly Call[] = [
  { operation: 'verifyRequest', body: named, may: turns },
  { operation: 'approveRequest', body: (it) => ({ ...named(it), signature: signature() }), may: {} },
  { operation: 'releaseRequest', body: (it) => ({ ...named(it), signature: signature() }), may: {} },
  { operation: 'rejectRequest', body: unnamed, may: turns },
  { operation: 'sendRequestToRepair', body: (it) => ({ ...unnamed(it), reason: 'Coba' }), may: turns },
  { operation: 'decideOnMany', body: many('reject'), may: turns },
  { operation: 'decideOnMany', body: many('approve', { signature: signature() }), may: {} },
  {
    operation: 'approveExceptionally',
    body: (it) => ({ ...named(it), reason: 'Coba', signature: signature() }),
    may: {},
  },
  {
    operation: 'releaseExceptionally',
    body: (it) => ({ ...named(it), reason: 'Coba', signature: signature() }),
    may: {},
  },
  {
    operation: 'confirmExceptionalDecision',
    body: (it) => ({ answer: 'decline', ...named(it), reason: 'Coba' }),
    may: {},
  },
  {
    operation: 'chooseForLateRequest',
    body: (it) => ({ ...named(it), choice: 'cancel' }),
    may: {
      'to verify, but late': ['MAKER01', 'VERIFIER01', ...exceptional],
      'short of money, and late': [...makers, ...payers],
    },
  },
  {
    operation: 'chooseForLateRequest',
    body: (it) => ({ ...named(it), choice: 'next-working-day' }),
    may: {
      'to verify, but late': ['MAKER01', 'VERIFIER01', ...exceptional],
      'short of money, and late': payers,
    },
  },
  {
    operation: 'cancelRequest',
    body: byReference,
    may: { ...untouched, 'to repair': makers, 'short of money': makers, 'short of money, and late': makers },
  },
  {
    operation: 'cancelTransaction',
    body: byReference,
    may: {
      ...untouched,
      'to repair': makers,
      'short of money': [...makers, ...payers],
      'short of money, and late': [...makers, ...payers],
    },
  },
  { operation: 'recallRequest', body: byReference, may: untouched },
  { operation: 'cancelForwardDated', body: byReference, may: { 'forward-dated': makers } },
  { operation: 'executePending', body: byReference, may: { 'short of money': payers } },
  { operation: 'getRequestRepair', body: named, may: { 'to repair': makers } },
  {
    operation: 'resubmitLocalTransfer',
    body: (it) => {
      const { content } = draftOf(amountOf());
      const { menuAccess: _menu, ...rest } = keyOf(it);
      return { ...rest, form: content.kind === 'local-transfer' ? content.form : {}, confirmed: ['first-payment'] };
    },
    may: { 'to repair': makers },
  },
  { operation: 'generateChallenge', body: challenge('approve'), may: { 'to approve': turns['to approve'] } },
  { operation: 'generateChallenge', body: challenge('release'), may: { 'to release': turns['to release'] } },
  {
    operation: 'generateChallenge',
    body: challenge('exceptional-approve'),
    may: { 'to verify, but late': exceptional },
  },
  { operation: 'generateChallenge', body: challenge('exceptional-release'), may: {} },
];

const outsiders = [
  ...['SYSADMIN01', 'SYSADMIN02', 'SYSADMIN03'].map(user),
  ...['MAKER01', 'APPROVER01', 'RELEASER01', 'SYSADMIN01'].map((id) => `${id}@BAHARI`),
];
const insiders = demoPeople.flatMap(({ userId, role, companyId }) =>
  companyId === 'NUSANTARA' && !role.startsWith('SYSADMIN') ? [userId] : [],
);
/** Users of the company without access to the debit account; the maker is in another sub user group. */
const strangers = ['STRANGER_MK', 'STRANGER_AP', 'STRANGER_RL'].map(user);

async function addStrangers({ services: { db } }: TestBank): Promise<void> {
  for (const userId of strangers) {
    const role = userId.slice('STRANGER_'.length, 'STRANGER_'.length + 2);
    const like = await db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', user(role === 'MK' ? 'MAKER02' : role === 'AP' ? 'APPROVER01' : 'RELEASER01'))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('users')
      .values({ ...like, user_id: userId, name: userId, flags: ['allowCancelFwd'] })
      .execute();
  }
}

// The rights do not depend on the database, so the embedded one is enough.
describe('a request', () => {
  let opened: TestBank;
  const bank = () => opened;
  beforeAll(async () => {
    opened = await openBank('pglite');
    await addRequestBank(opened);
    await addStrangers(opened);
  });
  afterAll(() => opened.close());

  const rowOf = ({ taskId }: SubmitReceipt) =>
    bank()
      .services.db.selectFrom('requests')
      .select(['status', 'tab', 'revision', 'execution_date', 'acted_ids', 'exceptional', 'ended_by', 'updated_at'])
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();

  async function tryAll(phase: PhaseName, people: readonly string[], seesIt: boolean): Promise<number> {
    const { db } = bank().services;
    bank().setTime(new Date('2026-11-23T09:00:00+07:00'));
    const receipt = await phases[phase](bank());
    if (phase.endsWith('late')) bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    const before = await rowOf(receipt);
    let tried = 0;
    for (const person of people) {
      await db.deleteFrom('rate_limits').execute();
      const bearer = await bearerOf(bank(), person);
      const mayNot = ({ may }: Call) => !seesIt || !may[phase]?.includes(person.split('@')[0] ?? '');
      for (const { operation, body } of calls.filter(mayNot)) {
        const answer = await ask(bank(), operation, { user: person, body: body(receipt), bearer });
        const accepted = (answer.output as { accepted?: number } | null)?.accepted ?? (answer.status < 300 ? 1 : 0);
        const text = seesIt ? '' : JSON.stringify(answer.body);
        const leaked = secrets.filter((secret) => text.includes(secret));
        const found = { phase, operation, person, accepted, isFault: answer.status >= 500, leaked };
        expect(found).toEqual({ ...found, accepted: 0, isFault: false, leaked: [] });
        tried += 1;
      }
    }
    expect(await rowOf(receipt)).toEqual(before);
    return tried;
  }

  describe.each(Object.keys(phases) as PhaseName[])('that is %s', (phase) => {
    test('is changed by no user of its company who may not', async () => {
      expect(await tryAll(phase, insiders, true)).toBeGreaterThan(100);
    });
    test('is neither changed nor shown to any other user', async () => {
      expect(await tryAll(phase, [...outsiders, ...strangers], false)).toBeGreaterThan(200);
    });
  });
});
