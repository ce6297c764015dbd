// Executes a payment again that waited for money. The signed content is unchanged, so no new signature is needed, but the
// limits and the cut-off time are checked again.
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { executeAgain } from '../execution/execute-again.ts';
import { checkPunctual } from '../approval/late.ts';
import { loadByReference, personIn } from '../approval/load.ts';
import { lockCompany } from '../db/company-lock.ts';
import { checkMay } from '../approval/permissions.ts';
import { recheckLimits } from '../approval/recheck-limits.ts';
import type { RequestRow } from '../approval/store.ts';

/** Refuses a payment that was moved to a later day: the other checks are valid only on the execution date. */
function checkDue({ execution_date: date }: RequestRow, now: Date): void {
  if (date > jakartaMoment(now.getTime()).date) throw new Refusal('EXECUTE_NOT_DUE', { date: { date } });
}

export const executePending: Handlers<Context>['executePending'] = async ({ body }, context) => {
  const { who, now } = context;
  const loaded = await loadByReference(context.db, context.who, body, { lock: true });
  if (loaded.row.revision !== body.revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row: loaded.row, person: personIn(loaded, who.userId) }, 'execute');
  checkDue(loaded.row, now);
  await lockCompany(context.db, 'payments', who.companyId);
  await checkPunctual(context, loaded.row, 'release');
  await recheckLimits(context, loaded.row, 'release');
  const { row, idTrxLog } = await executeAgain(context, loaded.row);
  return {
    refNo: row.ref_no,
    revision: row.revision,
    idTrxLog,
    status: row.status,
    executionDate: row.execution_date,
  };
};
