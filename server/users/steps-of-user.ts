// The steps of approval workflows in which a user acts, and the group that puts the user there.
import { sql } from 'kysely';
import type { ActedStep, StageGroupChoice, StageGroupKind } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { ProfileRow } from './profile-store.ts';

const stages = [
  ['verify', 'VF'],
  ['approve', 'AP'],
  ['release', 'RL'],
] as const;

const mostSteps = 200;

type GroupNames = ReadonlyMap<string, string>;

const keyOf = (kind: StageGroupKind, id: string) => `${kind} ${id}`;

async function groupsOf({ db, who }: Context, row: ProfileRow): Promise<GroupNames> {
  const named = await db
    .selectFrom('approval_group_members as m')
    .innerJoin('approval_groups as g', (join) =>
      join.onRef('g.company_id', '=', 'm.company_id').onRef('g.group_id', '=', 'm.group_id'),
    )
    .select(['g.group_id as id', 'g.name', sql<StageGroupKind>`'approval-group'`.as('kind')])
    .where('m.company_id', '=', who.companyId)
    .where('m.user_id', '=', row.id)
    .execute();
  const own = [
    { kind: 'user-group', id: row.group_id, name: row.group_name },
    { kind: 'sub-user-group', id: row.sub_group_id, name: row.sub_group_name },
  ] as const;
  return new Map(
    [...named, ...own].flatMap(({ kind, id, name }) => (id === null || name === null ? [] : [[keyOf(kind, id), name]])),
  );
}

const activeWorkflows = ({ db, who }: Context) =>
  db
    .selectFrom('approval_workflows')
    .select(['workflow_id as id', 'name', 'request_type', 'verify', 'approve', 'release'])
    .where('company_id', '=', who.companyId)
    .where('status', '=', 'Active')
    .orderBy('name')
    .execute();

export async function stepsOfUser(context: Context, row: ProfileRow): Promise<ActedStep[]> {
  const own = stages.filter(([, role]) => row.roles.includes(role));
  if (own.length === 0) return [];
  const groups = await groupsOf(context, row);
  const through = (stage: readonly StageGroupChoice[]) =>
    stage.flatMap(({ groupKind, groupId, quorum }) => {
      const groupName = groups.get(keyOf(groupKind, groupId));
      return groupName === undefined ? [] : [{ groupKind, groupName, quorum }];
    });
  const steps = (await activeWorkflows(context)).flatMap(({ id, name, request_type: requestType, ...found }) =>
    own.flatMap(([stage]) =>
      through(found[stage]).map((group) => ({ workflow: { id, name }, requestType, stage, ...group })),
    ),
  );
  return steps.slice(0, mostSteps);
}
