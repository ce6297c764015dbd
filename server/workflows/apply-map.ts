// Writes an approved change of a workflow map and makes the next version of the matrix.
import type { WorkflowMapDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { newRecordId, newRecordIds } from '../approval/record-ids.ts';
import type { StoredMapRow } from '../db/administration-tables.ts';
import type { Applied, Question } from '../resources/definition.ts';
import type { MapRow } from './map-store.ts';
import { publishMatrix } from './publish-matrix.ts';
import { stampOfChange, stampOfCreation } from './stamp.ts';
import type { MapTypes } from './workflow-map.ts';

/** Gives each new row its id and its time of creation; a known row keeps both. */
async function rowsToStore(actor: Actor, { approvalList }: WorkflowMapDraft, before: MapRow | null) {
  const known = new Map(before?.rows.map((row) => [row.id, row]));
  const isKnown = (id: string | null | undefined) => known.has(id ?? '');
  const ids = await newRecordIds(
    actor,
    'workflow_map_row_numbers',
    approvalList.filter(({ id }) => !isKnown(id)).length,
  );
  return approvalList.map(({ id, ...row }): StoredMapRow => {
    const kept = known.get(id ?? '');
    return { ...row, id: kept?.id ?? ids.shift() ?? '', createdAt: kept?.createdAt ?? actor.now.getTime() };
  });
}

async function create(actor: Actor, draft: WorkflowMapDraft, applied: Applied): Promise<string> {
  const { map_id } = await actor.db
    .insertInto('workflow_maps')
    .values({
      company_id: actor.who.companyId,
      map_id: await newRecordId(actor, 'workflow_map_numbers'),
      name: draft.name,
      rows: JSON.stringify(await rowsToStore(actor, draft, null)),
      ...stampOfCreation(actor, applied),
    })
    .returning('map_id')
    .executeTakeFirstOrThrow();
  return map_id;
}

const inactiveAfter: readonly Question<MapTypes>['action'][] = ['inactivate', 'delete'];

async function update(actor: Actor, { action, subject: { row, draft } }: Question<MapTypes>, applied: Applied) {
  const rows = draft && {
    name: draft.name,
    rows: JSON.stringify(await rowsToStore(actor, draft, row)),
    overlap_count: null,
  };
  await actor.db
    .updateTable('workflow_maps')
    .set({ ...rows, is_active: !inactiveAfter.includes(action), ...stampOfChange(actor, applied) })
    .where('company_id', '=', actor.who.companyId)
    .where('map_id', '=', row?.id ?? '')
    .execute();
}

async function remove({ db, who }: Actor, { id }: MapRow): Promise<void> {
  await db.deleteFrom('workflow_maps').where('company_id', '=', who.companyId).where('map_id', '=', id).execute();
}

async function publish({ db, who, now }: Actor, mapId: string): Promise<void> {
  const version = await publishMatrix(db, who.companyId, now);
  await db
    .updateTable('workflow_maps')
    .set({ matrix_version: version })
    .where('company_id', '=', who.companyId)
    .where('map_id', '=', mapId)
    .execute();
}

export async function applyToMap(actor: Actor, question: Question<MapTypes>, applied: Applied): Promise<string> {
  const { action, subject } = question;
  const { row, draft } = subject;
  if (!row && !draft) throw new Error('A change of a workflow map names none');
  const id = row?.id ?? (draft ? await create(actor, draft, applied) : '');
  if (row && action === 'delete') await remove(actor, row);
  else if (row) await update(actor, question, applied);
  await publish(actor, id);
  return id;
}
