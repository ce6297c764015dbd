// What a file says of itself follows its request: its references, its status and where its records stand.
import { sql } from 'kysely';
import type { LabelCount } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { RequestRow } from '../approval/store.ts';

async function recordsByStatus(db: Database, { company_id, task_id }: RequestRow): Promise<LabelCount[]> {
  const rows = await db
    .selectFrom('request_records')
    .select(['record_status', 'currency'])
    .select([sql<number>`count(*)::integer`.as('count'), sql<string>`coalesce(sum(amount), 0)::text`.as('total')])
    .where('company_id', '=', company_id)
    .where('task_id', '=', task_id)
    .groupBy(['record_status', 'currency'])
    .orderBy('record_status')
    .execute();
  return [...new Set(rows.map((row) => row.record_status))].map((status) => {
    const ofStatus = rows.filter((row) => row.record_status === status);
    const sums = ofStatus.flatMap(({ count, total, currency }) =>
      currency === null ? [] : [{ count, total: { value: total, currency } }],
    );
    return { status, count: ofStatus.reduce((total, { count }) => total + count, 0), sums };
  });
}

export async function withLiveContent(db: Database, row: RequestRow): Promise<RequestRow> {
  const { content } = row;
  if (content.kind !== 'bulk') return row;
  const { ref_no: refNo, task_id: taskId, status, revision } = row;
  const file = { ...content.file, refNo, taskId, status, revision };
  return { ...row, content: { ...content, file, recordsByStatus: await recordsByStatus(db, row) } };
}
