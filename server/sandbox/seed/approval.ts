// The approval settings of the demonstration companies: three groups, one workflow map, personal limits, and service levels.
import { money, type Money } from '../../../domain/money.ts';
import type { GroupQuorum, MatrixRow, StageKind, Workflow } from '../../../domain/approval/types.ts';
import type { Database } from '../../db/database.ts';
import { writeRow } from '../../approval/matrix.ts';

const companies = ['NUSANTARA', 'BAHARI'] as const;

const groups: Readonly<Record<string, { readonly name: string; readonly members: readonly string[] }>> = {
  keuangan: { name: 'Keuangan', members: ['MAKER01', 'MAKER02', 'VERIFIER01', 'APPROVER01'] },
  direksi: { name: 'Direksi', members: ['APPROVER01', 'APPROVER02'] },
  treasury: { name: 'Treasury', members: ['RELEASER01'] },
};

const rupiah = (amount: bigint): Money => money(amount * 100n, 'IDR');
const oneOf = (groupId: string): GroupQuorum => ({ groupId, quorum: 1 });

const workflow = (approve: readonly GroupQuorum[], order: Workflow['order']): Workflow => ({
  verify: [oneOf('keuangan')],
  approve,
  order,
  release: [oneOf('treasury')],
});

const row = (
  id: string,
  name: string,
  [minimum, maximum]: readonly [Money, Money | null],
  drawn: Workflow,
  createdAt: number,
): MatrixRow => ({
  id,
  name,
  accountId: null,
  service: null,
  currency: null,
  minimum,
  maximum,
  batchBasis: 'total',
  createdAt,
  workflow: drawn,
});

const next = ({ minor, currency }: Money): Money => money(minor + 1n, currency);
const [fiftyMillion, oneBillion] = [rupiah(50_000_000n), rupiah(1_000_000_000n)];
const two = [oneOf('keuangan'), oneOf('direksi')];

const rowsAt = (at: number): MatrixRow[] => [
  row('small', 'Pembayaran rutin', [rupiah(0n), fiftyMillion], workflow([oneOf('direksi')], 'parallel'), at),
  row('medium', 'Pembayaran besar', [next(fiftyMillion), oneBillion], workflow(two, 'sequential'), at),
  row('large', 'Di atas satu miliar', [next(oneBillion), null], workflow(two, 'parallel'), at),
];

const limits: readonly (readonly [user: string, stage: StageKind, amount: string])[] = [
  ['VERIFIER01', 'verify', '5000000000.00'],
  ['APPROVER01', 'approve', '5000000000.00'],
  ['APPROVER02', 'approve', '10000000000.00'],
  ['RELEASER01', 'release', '10000000000.00'],
];
const serviceLevels = { verify: 4, approve: 4, release: 2 } as const;

async function seedGroups(db: Database, companyId: string): Promise<void> {
  const entries = Object.entries(groups);
  const rows = entries.map(([group_id, { name }]) => ({ company_id: companyId, group_id, name }));
  await db.insertInto('approval_groups').values(rows).execute();
  const members = entries.flatMap(([group_id, { members: users }]) =>
    users.map((user) => ({ company_id: companyId, group_id, user_id: `${user}@${companyId}` })),
  );
  await db.insertInto('approval_group_members').values(members).execute();
}

async function seedLimits(db: Database, companyId: string): Promise<void> {
  const rows = limits.map(([user, stage, amount]) => ({
    company_id: companyId,
    user_id: `${user}@${companyId}`,
    stage,
    amount,
  }));
  await db.insertInto('person_limits').values(rows).execute();
  const levels = Object.entries(serviceLevels).map(([stage, hours]) => ({
    company_id: companyId,
    stage: stage as StageKind,
    hours,
  }));
  await db.insertInto('stage_service_levels').values(levels).execute();
}

async function seedMatrix(db: Database, companyId: string, now: Date): Promise<void> {
  const rows = JSON.stringify(rowsAt(now.getTime()).map(writeRow));
  await db
    .insertInto('approval_matrices')
    .values({ company_id: companyId, version: 1, rows, created_at: now })
    .execute();
}

export async function seedApproval(db: Database, now: Date): Promise<void> {
  for (const companyId of companies) {
    await seedGroups(db, companyId);
    await seedLimits(db, companyId);
    await seedMatrix(db, companyId, now);
  }
}
