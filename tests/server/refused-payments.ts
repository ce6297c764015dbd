// What a payment of any kind is refused for at its check, its submission and its repair: the account and the approvers.
import { sql, type Updateable } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServiceCode, SubmitReceipt } from '../../generated/types.ts';
import type { Tables } from '../../server/db/tables.ts';
import type { TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import { refuseRoutes } from './refusal-causes.ts';
import { user } from './request-bank.ts';

export const morning = new Date('2026-11-23T09:00:00+07:00');

/** The same code from the check, the submission and the repair. */
export const thrice = (code: string) => [code, code, code];
export const twice = (code: string) => [code, code];

export interface RefusingKind {
  readonly operations: { readonly check: string; readonly submit: string; readonly resubmit: string };
  readonly service: ServiceCode;
  readonly menuAccess: string;
  submitted(bank: TestBank, form: object): Promise<SubmitReceipt>;
}

type Repairable = Pick<SubmitReceipt, 'taskId' | 'refNo' | 'revision'>;

/** Begins with a payment of the form that the verifier has returned; the repairs that are tried are of this one. */
export function refusalsOf(bank: () => TestBank, kind: RefusingKind, firstForm: () => Promise<object>) {
  const { operations, menuAccess } = kind;
  const reached = createReachedCodes(bank);
  const { asked } = reached;
  let repaired: Repairable;

  async function returned(form: object): Promise<Repairable> {
    const { taskId, refNo, revision } = await kind.submitted(bank(), form);
    const body = { taskId, revision, menuAccess, reason: 'Perbaiki' };
    const answer = await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body });
    expect(answer.code).toBe('00');
    return { taskId, refNo, revision };
  }

  beforeAll(async () => {
    bank().setTime(morning);
    repaired = await returned(await firstForm());
  });
  beforeEach(() => bank().setTime(morning));

  /** The codes of the submission and of the repair, which refuse more than the check. */
  const answersToSent = async (form: object) => [
    await asked(operations.submit, { form }),
    await asked(operations.resubmit, { ...repaired, form }),
  ];
  return {
    ...reached,
    bank,
    db: () => bank().services.db,
    returned,
    repaired: () => repaired,
    answersToSent,
    answersTo: async (form: object) => [await asked(operations.check, { form }), ...(await answersToSent(form))],
  };
}

export type Refusals = ReturnType<typeof refusalsOf>;

type AccountChange = Updateable<Tables['accounts']>;
export type AccountState = readonly [code: string, change: AccountChange, back: AccountChange];

const usualStates: readonly AccountState[] = [
  ['90', { status: 'blocked' }, { status: 'active' }],
  ['91', { status: 'dormant' }, { status: 'active' }],
  ['93', { kind: 'TD' }, { kind: 'CA' }],
];

interface AccountQuestions {
  readonly form: () => Promise<object>;
  /** The codes of the other operations that are asked about the account. */
  readonly others: (accountId: string) => Promise<readonly string[]>;
  readonly states?: readonly AccountState[];
}

export function testAccounts({ answersTo, db }: Refusals, { form, others, states = [] }: AccountQuestions): void {
  test('the account is another one, strange, blocked, dormant, no account that pays, or in dollars', async () => {
    const usual = await form();
    const account = db().updateTable('accounts').where('account_id', '=', 'acc-0001');
    const otherAlias = { ...usual, fromAccount: { id: 'acc-0001', alias: 'Kas' } };
    expect(await answersTo(otherAlias)).toEqual(thrice('COPY_DIFFERS'));
    for (const [code, change, back] of [...usualStates, ...states]) {
      await account.set(change).execute();
      expect(await answersTo(usual)).toEqual(thrice(code));
      expect([...new Set(await others('acc-0001'))]).toEqual([code]);
      await account.set(back).execute();
    }
    for (const [code, id] of [
      ['193', 'acc-0101'],
      ['98', 'acc-0003'],
    ] as const) {
      expect(await answersTo({ ...usual, fromAccount: { id } })).toEqual(thrice(code));
      expect([...new Set(await others(id))]).toEqual([code]);
    }
  });
}

interface ApproverQuestions {
  readonly form: () => Promise<object>;
  readonly service: ServiceCode;
  /** The code of a payment that no row of the workflow map covers. */
  readonly noRule: string;
}

export function testApprovers({ answersTo, bank, db }: Refusals, { form, service, noRule }: ApproverQuestions): void {
  const referencesTaken = async () => (await sql`select last_value, is_called from request_numbers`.execute(db())).rows;

  test('no user can decide, which uses up no reference number', async () => {
    const usual = await form();
    const before = await referencesTaken();
    await refuseRoutes({ bank: bank(), answers: () => answersTo(usual), service, noRow: noRule });
    expect(await referencesTaken()).toEqual(before);
  });
}
