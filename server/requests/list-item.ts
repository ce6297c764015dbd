import { wireInstant } from '../../domain/jakarta-time.ts';
import type { PaymentAmount, TransactionListItem, WaitsForMoney } from '../../generated/types.ts';
import type { Viewer } from '../approval/queues.ts';
import type { ListedRow, RequestRow } from '../approval/store.ts';
import { kindOf, type KnowsKinds } from '../approval/payment-kind.ts';
import { reasonOf } from '../approval/failure-words.ts';
import type { Context } from '../context.ts';
import { actionsFor } from './actions.ts';

export function amountOf({ amount, currency }: ListedRow): PaymentAmount | null {
  return amount === null || currency === null ? null : { value: amount, currency };
}

/** The fields that all lists of requests and transactions show. */
export function commonItem(row: ListedRow) {
  return {
    refNo: row.ref_no,
    revision: row.revision,
    menuAccess: row.menu_access,
    serviceType: row.service,
    customerName: row.payee_name,
    destination: row.payee_account,
    ...(row.payee_bank && { destinationBank: row.payee_bank }),
    amount: amountOf(row),
    createdBy: { userId: row.created_by, name: row.created_by_name },
    transactionDate: row.transaction_date,
    executionDate: row.execution_date,
    status: row.status,
  };
}

export function transactionItem(
  asked: KnowsKinds & Pick<Context, 'language'>,
  row: RequestRow,
  viewer: Viewer,
  waits?: WaitsForMoney,
): TransactionListItem {
  const kind = kindOf(asked, row);
  const actions = actionsFor(kind, row, viewer);
  const reason = reasonOf(row, asked.language);
  return {
    ...commonItem(row),
    idTrxLog: row.id_trx_log,
    taskId: row.task_id,
    fromAccount: row.account,
    recordCount: kind.countRecords(row.content),
    createdAt: wireInstant(row.created_at.getTime()),
    ...(reason !== null && { reason }),
    ...(waits && { waitsForMoney: waits }),
    isRecurring: row.series_ref_no !== null,
    allowRepair: actions.includes('repair'),
    actions,
  };
}
