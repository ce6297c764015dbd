// The users of the model and their workflow map. Roles and groups overlap, so that rules interact.
import type { GroupQuorum, StageKind, Workflow } from '../../../domain/approval/types.ts';
import { money } from '../../../domain/money.ts';
import { writeRow } from '../../../server/approval/matrix.ts';
import { seedAccounts } from '../../../server/sandbox/seed/accounts.ts';
import { shortHistory } from '../transfer-bank.ts';
import type { TestBank } from '../bank.ts';
import { addPeople } from '../people.ts';

export interface Member {
  readonly roles: readonly string[];
  readonly groups: readonly string[];
  readonly exceptionalFor: readonly StageKind[];
  readonly subUserGroup: string;
  readonly commonVisibility: boolean;
  readonly approvesAtMost?: number;
}

const jakarta = { subUserGroup: 'Keuangan Jakarta', commonVisibility: false, exceptionalFor: [] };

export const staff: Readonly<Record<string, Member>> = {
  MAKER01: { ...jakarta, roles: ['MK'], groups: ['keuangan'] },
  MAKER02: { ...jakarta, roles: ['MK', 'VF'], groups: ['keuangan'], commonVisibility: true },
  VERIFIER01: { ...jakarta, roles: ['VF', 'AP', 'RL'], groups: ['keuangan', 'treasury'] },
  APPROVER01: {
    ...jakarta,
    roles: ['AP'],
    groups: ['keuangan', 'direksi'],
    exceptionalFor: ['verify', 'approve'],
    approvesAtMost: 150_000_000,
  },
  APPROVER02: {
    roles: ['AP', 'MK'],
    groups: ['direksi'],
    exceptionalFor: ['verify', 'approve', 'release'],
    subUserGroup: 'Keuangan Surabaya',
    commonVisibility: true,
  },
  RELEASER01: { ...jakarta, roles: ['AP', 'RL'], groups: ['direksi', 'treasury'], exceptionalFor: ['release'] },
  INQUIRY01: { ...jakarta, roles: ['IO'], groups: [] },
  SYSADMIN01: { ...jakarta, roles: ['SYSADMIN'], groups: [] },
};

export type Stages = readonly { readonly kind: StageKind; readonly groups: readonly string[] }[];

const ends = (approve: Stages): Stages => [
  { kind: 'verify', groups: ['keuangan'] },
  ...approve,
  { kind: 'release', groups: ['treasury'] },
];

/** Up to ten million one director; up to a hundred million two approvers in turn; above, two in parallel. */
export function stagesFor(rupiah: number): Stages {
  if (rupiah <= 10_000_000) return ends([{ kind: 'approve', groups: ['direksi'] }]);
  if (rupiah > 100_000_000) return ends([{ kind: 'approve', groups: ['keuangan', 'direksi'] }]);
  return ends([
    { kind: 'approve', groups: ['keuangan'] },
    { kind: 'approve', groups: ['direksi'] },
  ]);
}

export const hoursOf: Readonly<Record<StageKind, number>> = { verify: 4, approve: 4, release: 2 };

const company_id = 'NUSANTARA';
const userOf = (id: string) => `${id}@${company_id}`;
const oneOf = (groupId: string): GroupQuorum => ({ groupId, quorum: 1 });
const million = 100_000_000n;

function rowOf(id: string, from: bigint, to: bigint | null, approve: string[], order: Workflow['order']) {
  return writeRow({
    id,
    name: id,
    accountIds: null,
    services: null,
    currency: null,
    minimum: money(from, 'IDR'),
    maximum: to === null ? null : money(to, 'IDR'),
    batchBasis: 'total',
    createdAt: 0,
    workflow: { verify: [oneOf('keuangan')], approve: approve.map(oneOf), order, release: [oneOf('treasury')] },
  });
}

const rows = [
  rowOf('small', 0n, 10n * million, ['direksi'], 'parallel'),
  rowOf('medium', 10n * million + 1n, 100n * million, ['keuangan', 'direksi'], 'sequential'),
  rowOf('large', 100n * million + 1n, null, ['keuangan', 'direksi'], 'parallel'),
];

async function addMap({ services: { db, clock } }: TestBank): Promise<void> {
  const groups = ['keuangan', 'direksi', 'treasury'].map((group_id) => ({ company_id, group_id, name: group_id }));
  await db.insertInto('approval_groups').values(groups).execute();
  const members = Object.entries(staff).flatMap(([id, member]) =>
    member.groups.map((group_id) => ({ company_id, group_id, user_id: userOf(id) })),
  );
  await db.insertInto('approval_group_members').values(members).execute();
  const map = { company_id, version: 1, rows: JSON.stringify(rows), created_at: clock.now() };
  await db.insertInto('approval_matrices').values(map).execute();
  const levels = Object.entries(hoursOf).map(([stage, hours]) => ({ company_id, stage: stage as StageKind, hours }));
  await db.insertInto('stage_service_levels').values(levels).execute();
}

const flagsOf = ({ commonVisibility, exceptionalFor }: Member): string[] => [
  'allowCancelFwd',
  ...(commonVisibility ? ['commonVisibility'] : []),
  ...(exceptionalFor.includes('approve') ? ['isExceptionalApprover'] : []),
  ...(exceptionalFor.includes('release') ? ['isExceptionalReleaser'] : []),
];

async function addMember({ services: { db } }: TestBank, id: string, member: Member): Promise<void> {
  const user_id = userOf(id);
  const profile = { roles: [...member.roles], flags: flagsOf(member) };
  await db.updateTable('users').set(profile).where('user_id', '=', user_id).execute();
  const group = { sub_user_group: member.subUserGroup };
  await db.updateTable('user_details').set(group).where('user_id', '=', user_id).execute();
  if (member.approvesAtMost === undefined) return;
  const limit = { company_id, user_id, stage: 'approve' as const, amount: `${member.approvesAtMost}.00` };
  await db.insertInto('person_limits').values(limit).execute();
}

export async function addModelBank(bank: TestBank): Promise<void> {
  await addPeople(bank);
  await seedAccounts(bank.services.db, bank.services.clock.now(), shortHistory);
  await addMap(bank);
  for (const [id, member] of Object.entries(staff)) await addMember(bank, id, member);
}
