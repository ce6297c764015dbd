// The approval set-up of a company as the rules of findings read it.
import { mapTypes } from '../../../domain/approval/map-types.ts';
import type { SetUp, SetUpMap, SetUpWorkflow } from '../../../domain/approval/findings.ts';
import type { Reading } from '../../context.ts';
import { leaveOfPerson, readLeave, todayOf } from '../../people/leave.ts';
import { isUsableToken } from '../../people/usable-token.ts';
import { readTokens } from '../../workflows/absent.ts';
import type { KnownCompany } from '../../workflows/known-company.ts';
import { draftOf } from '../../workflows/workflow-rules.ts';
import { engineWorkflow, workflowsOf } from '../../workflows/workflow-store.ts';

async function activeWorkflows({ db, who }: Reading): Promise<SetUpWorkflow[]> {
  const rows = await workflowsOf(db, who.companyId).where('a.status', '=', 'Active').orderBy('a.name').execute();
  return rows.map((row) => ({ id: row.id, name: row.name, workflow: engineWorkflow(draftOf(row)) }));
}

/** The rows in force of each active map. */
async function activeMaps({ db, who }: Reading, { matrix }: KnownCompany): Promise<SetUpMap[]> {
  const maps = await db
    .selectFrom('workflow_maps')
    .select(['map_id as id', 'name'])
    .where('company_id', '=', who.companyId)
    .where('is_active', '=', true)
    .orderBy('name')
    .execute();
  const byMap = Map.groupBy(matrix.rows, ({ mapId }) => mapId);
  return maps.map((map) => ({ ...map, rows: byMap.get(map.id) ?? [] }));
}

/** Everything around the workflows and maps that the rules look at. */
export async function surroundingsOf(
  context: Reading,
  { company, ceilingOf }: KnownCompany,
): Promise<Omit<SetUp, 'workflows' | 'maps'>> {
  const { people, groupNames } = company;
  const tokens = await readTokens(context);
  const leave = await readLeave(context);
  const leaves = new Map(people.map((person) => [person.personId, leaveOfPerson(leave, person)]));
  return {
    people: people.map((person) => ({
      ...person,
      isMaker: person.roles.includes('MK'),
      canSign: isUsableToken(tokens.get(person.personId)),
    })),
    groupNames,
    leave: { today: todayOf(context.now), of: (personId) => leaves.get(personId) ?? [] },
    ceilingOf,
    services: mapTypes,
  };
}

export const setUpInForce = async (context: Reading, known: KnownCompany): Promise<SetUp> => ({
  ...(await surroundingsOf(context, known)),
  workflows: await activeWorkflows(context),
  maps: await activeMaps(context, known),
});
