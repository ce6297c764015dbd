// A request as it was in an earlier revision, with the last status of that revision and no actions.
import type { RequestDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { requestDetail } from './detail.ts';
import { asApprovalRequest, type LoadedRequest } from '../approval/load.ts';
import { decisionsOn, findRevision, identityOf, revisionsOf, stepsOf } from '../approval/store.ts';

async function loadRevision(db: Database, one: LoadedRequest, revision: number): Promise<LoadedRequest> {
  const identity = identityOf(one.row);
  const made = await findRevision(db, identity, revision);
  const last = (await stepsOf(db, identity)).findLast((step) => step.revision === revision);
  if (!made || !last) throw new Refusal('193');
  const makers = (await revisionsOf(db, identity)).filter((earlier) => earlier.revision <= revision);
  const row = {
    ...made,
    status: last.status,
    execution_date: last.execution_date,
    updated_at: last.acted_at,
    reason: last.reason,
    failure: last.failure,
    maker_ids: [...new Set(makers.map(({ made_by: userId }) => userId))],
    stage_kind: null,
    exceptional: null,
    returned: null,
    due_at: null,
    sla_ends_at: null,
  };
  return { ...one, row, request: asApprovalRequest(row, await decisionsOn(db, identity), one) };
}

const closed = ({ transaction: { receipt: _later, ...transaction }, ...request }: RequestDetail): RequestDetail => ({
  ...request,
  rights: [],
  transaction: { ...transaction, idTrxLog: null, actions: [], allowRepair: false },
});

export async function detailAsDecided(context: Context, one: LoadedRequest, revision: number): Promise<RequestDetail> {
  if (revision === one.row.revision) return requestDetail(context, one);
  return closed(await requestDetail(context, await loadRevision(context.db, one, revision)));
}
