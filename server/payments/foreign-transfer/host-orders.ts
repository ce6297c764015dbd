import type { PayableRecord, RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import { transferOrders } from '../transfer-order.ts';

export async function ordersOf(
  _db: Database,
  row: RowOf<'foreign-transfer'>,
  now: Date,
): Promise<readonly PayableRecord[]> {
  const { form } = row.content;
  const bankCode = form.payee.beneficiary?.bankCode;
  const intermediary = form.transferType === 'TT' ? form.intermediary?.bankCode : undefined;
  return transferOrders(row, now, { ...(bankCode && { bankCode }), ...(intermediary && { intermediary }) });
}
