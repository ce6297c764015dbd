// Makes the next version of a company's matrix from its active maps and their workflows.
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { MatrixRow } from '../../domain/approval/types.ts';
import type { StoredMapRow } from '../db/administration-tables.ts';
import type { Database } from '../db/database.ts';
import { writeRow, type StoredMatrixRow } from '../approval/matrix.ts';
import { matrixRow } from './map-rows.ts';
import { countOverlaps } from './overlaps.ts';
import { draftOf } from './workflow-rules.ts';
import { engineWorkflow, workflowsOf } from './workflow-store.ts';

const activeMaps = (db: Database, companyId: string) =>
  db
    .selectFrom('workflow_maps')
    .select(['map_id as id', 'overlap_count as overlapCount', sql<StoredMapRow[]>`rows`.as('rows')])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('map_id');

/** The rows of the latest version that belong to no map; they stay. */
const before = (companyId: string) => sql<{ version: number; rows: StoredMatrixRow[] } | null>`(
  select json_build_object('version', version, 'rows', (
    select coalesce(json_agg(r), '[]') from jsonb_array_elements(rows) as t(r) where not r ? 'mapId'))
  from approval_matrices where company_id = ${companyId} order by version desc limit 1)`;

type Workflows = ReadonlyMap<string, MatrixRow['workflow']>;

function storedRow(mapId: string, row: StoredMapRow, workflows: Workflows): StoredMatrixRow {
  const { outcome } = row;
  const workflow = outcome.kind === 'blocked' ? 'blocked' : workflows.get(outcome.approvalWorkflowId);
  const read = workflow && matrixRow(row, workflow, {});
  if (!read?.ok) throw new Error(`Row ${row.id} of the workflow map ${mapId} cannot be read`);
  const { accounts } = row;
  return {
    ...writeRow(read.value),
    mapId,
    ...(accounts.kind === 'account-group' && { accountGroupId: accounts.accountGroupId }),
  };
}

type PublishedMap = Awaited<ReturnType<ReturnType<typeof activeMaps>['execute']>>[number];

const namesGroup = ({ accounts }: StoredMapRow) => accounts.kind === 'account-group';

/** Counts the overlaps of maps whose rows have changed. */
async function countAgain(db: Database, companyId: string, maps: readonly PublishedMap[]): Promise<void> {
  for (const { id, rows } of maps.filter((map) => map.overlapCount === null && !map.rows.some(namesGroup)))
    await db
      .updateTable('workflow_maps')
      .set({ overlap_count: countOverlaps(rows) })
      .where('company_id', '=', companyId)
      .where('map_id', '=', id)
      .execute();
}

/** Returns the number of the new version. The caller holds the lock of the matrix. */
export async function publishMatrix(db: Database, companyId: string, now: Date): Promise<number> {
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(activeMaps(db, companyId)).as('maps'),
      jsonArrayFrom(workflowsOf(db, companyId)).as('workflows'),
      before(companyId).as('before'),
    ])
    .executeTakeFirstOrThrow();
  const workflows = new Map(found.workflows.map((row) => [row.id, engineWorkflow(draftOf(row))]));
  const rows = found.maps.flatMap(({ id, rows: own }) => own.map((row) => storedRow(id, row, workflows)));
  const version = (found.before?.version ?? 0) + 1;
  const all = JSON.stringify([...(found.before?.rows ?? []), ...rows]);
  await db
    .insertInto('approval_matrices')
    .values({ company_id: companyId, version, rows: all, created_at: now })
    .execute();
  await countAgain(db, companyId, found.maps);
  return version;
}
