// How a transaction that waited for money goes on after its day or cut-off has passed.
import type { LateTransaction } from '../../generated/types.ts';
import { lateness, noticeOf } from '../approval/late.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { may, phaseOf } from '../approval/permissions.ts';
import type { RequestRow } from '../approval/store.ts';
import type { Context } from '../context.ts';

/** Undefined unless the person may choose; the options are those that the person may take. */
export async function lateTransaction(
  context: Context,
  row: RequestRow,
  person: CompanyPerson,
): Promise<LateTransaction | undefined> {
  if (phaseOf(row) !== 'short-of-money') return undefined;
  const late = await lateness(context, row, 'release');
  if (!late) return undefined;
  const notice = noticeOf(row, late, context.now, context.language);
  const options = notice.options.filter(({ choice }) =>
    may({ row, person }, choice === 'cancel' ? 'give-up-late' : 'move-late'),
  );
  return options.length > 0 ? { taskId: row.task_id, notice: { ...notice, options } } : undefined;
}
