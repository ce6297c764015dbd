// The content of a bulk file repeats references, status and record counts of its request, so they are read again.
import { sql } from 'kysely';
import type { LabelCount } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { definePaymentKind, type ContentOf, type RowOf } from '../approval/payment-kind.ts';
import { recordsFollow } from '../approval/record-store.ts';
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

async function contentNow(db: Database, row: RowOf<'bulk'>): Promise<ContentOf<'bulk'>> {
  const { ref_no: refNo, task_id: taskId, status, revision, content } = row;
  const file = { ...content.file, refNo, taskId, status, revision };
  return { ...content, file, recordsByStatus: await recordsByStatus(db, row) };
}

export const bulk = definePaymentKind<'bulk'>({
  repairForm: () => 'bulk-payment',
  isDoneWhenApproved: ({ file }) => file.bulkType === 'favorite',
  isFile: true,
  countRecords: ({ file }) => file.totalFileRecords,
  isDecidedByRecord: ({ file }) => file.approvalMethod === 'per-record',
  contentNow,
  follows: { moved: recordsFollow },
});
