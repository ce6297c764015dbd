// What a payment of any kind is refused for at its check, its submission and its repair: the account and the approvers.
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServiceCode, SubmitReceipt } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { createReachedCodes } from './reached-codes.ts';
import { refuseAccount, refuseRoutes, type AccountState } from './refusal-causes.ts';
import { returnedRequest } from './refused-repairs.ts';

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
    return returnedRequest(bank(), { taskId, refNo, revision, menuAccess });
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

interface AccountQuestions {
  readonly form: () => Promise<object>;
  /** The codes of the other operations that are asked about the account. */
  readonly others: (accountId: string) => Promise<readonly string[]>;
  readonly states?: readonly AccountState[];
}

export function testAccounts({ answersTo, bank }: Refusals, { form, others, states }: AccountQuestions): void {
  test('the account is another one, strange, blocked, dormant, no account that pays, or in dollars', async () => {
    const usual = await form();
    const otherAlias = { ...usual, fromAccount: { id: 'acc-0001', alias: 'Kas' } };
    expect(await answersTo(otherAlias)).toEqual(thrice('COPY_DIFFERS'));
    const answers = async () => [...(await answersTo(usual)), ...(await others('acc-0001'))];
    await refuseAccount({ bank: bank(), answers }, 'acc-0001', states);
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
