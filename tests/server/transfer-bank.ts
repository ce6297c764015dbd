// A company that can transfer: accounts, a workflow map with two signatures, and low limits.
import { tabOf } from '../../domain/transaction-status.ts';
import { systemActor } from '../../server/approval/actor.ts';
import { followMove } from '../../server/approval/payment-kind.ts';
import { writeRow } from '../../server/approval/matrix.ts';
import { seedAccounts } from '../../server/sandbox/seed/accounts.ts';
import type { Answer, TestBank } from './bank.ts';
import { expectOutputOf } from './outputs.ts';
import { ask } from './lookup-calls.ts';
import { addPeople } from './people.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { RailOffers, RailQuestion } from '../../generated/types.ts';

export const company = 'NUSANTARA';

async function addApproval({ services: { db, clock } }: TestBank): Promise<void> {
  const groups = ['approvers', 'releasers'];
  await db
    .insertInto('approval_groups')
    .values(groups.map((group_id) => ({ company_id: company, group_id, name: group_id })))
    .execute();
  const members = { approvers: ['APPROVER01', 'APPROVER02'], releasers: ['RELEASER01'] };
  const rows = Object.entries(members).flatMap(([group_id, users]) =>
    users.map((user) => ({ company_id: company, group_id, user_id: `${user}@${company}` })),
  );
  await db.insertInto('approval_group_members').values(rows).execute();
  const row = writeRow({
    id: 'all',
    name: 'Everything',
    accountIds: null,
    services: null,
    currency: null,
    minimum: null,
    maximum: null,
    batchBasis: 'total',
    createdAt: 0,
    workflow: {
      verify: [],
      approve: [{ groupId: 'approvers', quorum: 1 }],
      order: 'parallel',
      release: [{ groupId: 'releasers', quorum: 1 }],
    },
  });
  await db
    .insertInto('approval_matrices')
    .values({ company_id: company, version: 1, rows: JSON.stringify([row]), created_at: clock.now() })
    .execute();
}

/** Half of a bank's seeding is a year of movements, which few tests need. */
export const shortHistory = 31;

export async function addTransferBank(bank: TestBank): Promise<void> {
  await addPeople(bank);
  await seedAccounts(bank.services.db, bank.services.clock.now(), shortHistory);
  await addApproval(bank);
}

export const idr = (value: string) => ({ value, currency: 'IDR' });

/** Calls as the user and checks the answer against the contract. */
export async function askAs(bank: TestBank, user: string, operationId: OperationId, body: object): Promise<Answer> {
  const answer = await ask(bank, operationId, { user, body });
  if (answer.status === 200) expectOutputOf(operationId, answer.output);
  return answer;
}

export const siti = 'MAKER01@NUSANTARA';
export const andi = 'MAKER02@NUSANTARA';

export const fromOperasional = {
  id: 'acc-0001',
  number: '1370010246801',
  alias: 'Operasional Jakarta',
  currency: 'IDR',
};

export const payeeAtBca = {
  bankCode: '014',
  bankName: 'Bank Central Asia',
  accountNumber: '5270338812',
  accountName: 'CV Sinar Jaya Abadi',
  currency: 'IDR',
};

export const bifastForm = (amount: string, more: object = {}) => ({
  transferType: 'BIFAST',
  fromAccount: fromOperasional,
  payee: { kind: 'account', beneficiary: payeeAtBca },
  transactionDetails: { amount: idr(amount), purposeCode: '03' },
  charges: { chargeTransactionFeeTo: 'REMITTER' },
  timing: { kind: 'immediate' },
  ...more,
});

/** Ends a request as its last decision or its execution would, with everything that follows from it. */
export const endRequest = ({ services }: TestBank, refNo: string | null, status: 'Successful' | 'Rejected') =>
  services.db.transaction().execute(async (db) => {
    const row = await db
      .updateTable('requests')
      .set({ status, tab: tabOf(status), stage_kind: null })
      .where('ref_no', '=', refNo)
      .returningAll()
      .executeTakeFirstOrThrow();
    await followMove(systemActor({ ...services, db }, row.company_id, services.clock.now(), 'story'), row);
  });

/** The transfer methods that the bank offers from the company's first account. */
export async function railsAsked(
  bank: TestBank,
  value: string,
  {
    bankCode = '014',
    transactionDate = '2026-11-23',
    ...more
  }: Partial<Omit<RailQuestion, 'fromAccountId' | 'amount' | 'bankCode'>> & { bankCode?: string | undefined } = {},
): Promise<RailOffers> {
  const question = {
    fromAccountId: 'acc-0001',
    bankCode,
    amount: idr(value),
    transactionDate,
    ...more,
  };
  return (await askAs(bank, siti, 'listTransferTypes', question)).output as RailOffers;
}
