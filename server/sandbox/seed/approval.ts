// The approval settings of the demonstration companies: three groups, workflows and their maps, personal limits, and service levels.
import { money, toWire, type Money } from '../../../domain/money.ts';
import type { StageKind } from '../../../domain/approval/types.ts';
import type { ApprovalWorkflowDraft, StageGroupChoice } from '../../../generated/types.ts';
import type { StoredMapRow } from '../../db/administration-tables.ts';
import type { Database } from '../../db/database.ts';
import { publishMatrix } from '../../workflows/publish-matrix.ts';
import { byTheBank } from './groups.ts';

const companies = ['NUSANTARA', 'BAHARI'] as const;

const groups: Readonly<Record<string, { readonly name: string; readonly members: readonly string[] }>> = {
  keuangan: { name: 'Keuangan', members: ['MAKER01', 'MAKER02', 'VERIFIER01', 'APPROVER01'] },
  direksi: { name: 'Direksi', members: ['APPROVER01', 'APPROVER02'] },
  treasury: { name: 'Treasury', members: ['RELEASER01'] },
};

const rupiah = (amount: bigint): Money => money(amount * 100n, 'IDR');
const oneOf = (groupId: string): StageGroupChoice => ({ groupKind: 'approval-group', groupId, quorum: 1 });

type Drawn = Pick<ApprovalWorkflowDraft, 'name' | 'approve' | 'approvalOrder'>;

const workflows: readonly (Drawn & { readonly id: string })[] = [
  { id: 'aw-0001', name: 'Satu direksi', approve: [oneOf('direksi')], approvalOrder: 'parallel' },
  {
    id: 'aw-0002',
    name: 'Keuangan lalu direksi',
    approve: [oneOf('keuangan'), oneOf('direksi')],
    approvalOrder: 'sequential',
  },
  {
    id: 'aw-0003',
    name: 'Keuangan bersama direksi',
    approve: [oneOf('keuangan'), oneOf('direksi')],
    approvalOrder: 'parallel',
  },
];

const row = (
  id: string,
  name: string,
  [minimum, maximum]: readonly [Money, Money | null],
  approvalWorkflowId: string,
  createdAt: number,
): StoredMapRow => ({
  id,
  name,
  transactionTypes: [],
  accounts: { kind: 'every-account' },
  currency: null,
  minimum: toWire(minimum).value,
  maximum: maximum && toWire(maximum).value,
  batchBasis: 'total',
  createdAt,
  outcome: { kind: 'approval-workflow', approvalWorkflowId },
});

const next = ({ minor, currency }: Money): Money => money(minor + 1n, currency);
const [nothing, fiftyMillion, oneBillion] = [rupiah(0n), rupiah(50_000_000n), rupiah(1_000_000_000n)];

const mapsAt = (at: number): Readonly<Record<string, readonly StoredMapRow[]>> => ({
  'wm-0001': [
    row('small', 'Pembayaran rutin', [nothing, fiftyMillion], 'aw-0001', at),
    row('medium', 'Pembayaran besar', [next(fiftyMillion), oneBillion], 'aw-0002', at),
    row('large', 'Di atas satu miliar', [next(oneBillion), null], 'aw-0003', at),
  ],
  'wm-0002': [row('branch', 'Pembayaran cabang', [nothing, oneBillion], 'aw-0002', at)],
  'wm-0003': [row('old', 'Semua pembayaran', [nothing, null], 'aw-0001', at)],
});

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

async function seedWorkflows(db: Database, companyId: string, now: Date): Promise<void> {
  const steps = { verify: JSON.stringify([oneOf('keuangan')]), release: JSON.stringify([oneOf('treasury')]) };
  const rows = workflows.map(({ id, name, approve, approvalOrder }) => ({
    company_id: companyId,
    workflow_id: id,
    name,
    request_type: 'financial-request' as const,
    approval_order: approvalOrder,
    approval_mode: 'Manual Approval' as const,
    approval_scope: ["Approve Other's Tasks" as const],
    approve: JSON.stringify(approve),
    ...steps,
    ...byTheBank(now),
  }));
  await db.insertInto('approval_workflows').values(rows).execute();
}

async function seedMatrix(db: Database, companyId: string, now: Date): Promise<void> {
  for (const [mapId, rows] of Object.entries(mapsAt(now.getTime())))
    await db
      .updateTable('workflow_maps')
      .set({ rows: JSON.stringify(rows), ...byTheBank(now) })
      .where('company_id', '=', companyId)
      .where('map_id', '=', mapId)
      .execute();
  await publishMatrix(db, companyId, now);
}

export async function seedApproval(db: Database, now: Date): Promise<void> {
  for (const companyId of companies) {
    await seedGroups(db, companyId);
    await seedLimits(db, companyId);
    await seedWorkflows(db, companyId, now);
    await seedMatrix(db, companyId, now);
  }
}
