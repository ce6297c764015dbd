// Makes an occurrence a transaction of its own, which is not approved again because its series was.
import { newReferences } from '../approval/numbers.ts';
import { systemActor } from '../approval/actor.ts';
import { announceTransaction } from '../approval/announce.ts';
import type { RequestDraft } from '../approval/draft.ts';
import { follow } from '../approval/payment-kind.ts';
import { openExecutions } from '../approval/schedule.ts';
import { addStep } from '../approval/steps.ts';
import { findRequest, identityOf, insertRequest, type RequestRow } from '../approval/store.ts';
import { appendAudit } from '../audit/append.ts';
import type { JobContext } from '../jobs/kind.ts';
import { enqueue } from '../jobs/queue.ts';
import { contentColumns } from '../requests/draft-columns.ts';
import { keepRevision } from '../requests/submit.ts';
import type { Context } from '../context.ts';
import type { SeriesRequest } from './series-now.ts';

async function store(maker: Context, series: SeriesRequest, draft: RequestDraft): Promise<RequestRow> {
  const { db, now } = maker;
  const { taskId, refNo } = await newReferences(db, draft.menuAccess, now);
  const route = { matrixVersion: series.route.matrixVersion, rowId: series.route.rowId, stages: [] };
  await insertRequest(db, {
    ...(await contentColumns(draft, { route, matchedRow: null })),
    company_id: series.company_id,
    task_id: taskId,
    ref_no: refNo,
    series_ref_no: series.ref_no,
    menu_access: draft.menuAccess,
    status: 'Execution In Progress',
    tab: 'pending',
    stage_kind: null,
    waiting_groups: [],
    maker_ids: series.maker_ids,
    reason: null,
    created_by: series.created_by,
    created_by_name: series.created_by_name,
    created_at: now,
    updated_at: now,
    due_at: null,
    id_trx_log: null,
  });
  const row = await findRequest(db, { companyId: series.company_id, taskId });
  if (!row) throw new Error(`The occurrence ${refNo} was not stored`);
  await keepRevision(maker, row);
  return row;
}

export async function startPayment(
  job: JobContext,
  maker: Context,
  { series, draft, occurrence }: { series: SeriesRequest; draft: RequestDraft; occurrence: number },
): Promise<RequestRow> {
  const system = systemActor(job, series.company_id, job.now, 'recurring.run');
  const stored = await store(maker, series, draft);
  await follow({ ...system, who: maker.who }, stored, 'submitted');
  await follow(system, stored, 'approved');
  const row = await openExecutions(system, stored);
  await addStep(system, row, { action: 'execute', status: row.status, secondary: series.ref_no });
  await enqueue(job.db, {
    kind: 'execute-transfer',
    payload: { ...identityOf(row) },
    runAt: job.now,
    uniqueKey: row.ref_no,
  });
  await announceTransaction(system, row);
  await appendAudit(system, {
    type: 'request-submitted',
    subject: row.ref_no,
    name: row.payee_name,
    details: { series: series.ref_no, occurrence },
  });
  return row;
}
