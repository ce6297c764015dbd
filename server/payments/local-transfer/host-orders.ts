import type { LocalTransferForm } from '../../../generated/types.ts';
import type { PayableRecord, RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import { transferOrders } from '../transfer-order.ts';

function bankCodeIn(form: LocalTransferForm): string | undefined {
  const { beneficiary } = form.payee;
  return beneficiary && 'bankCode' in beneficiary ? beneficiary.bankCode : undefined;
}

export async function ordersOf(
  _db: Database,
  row: RowOf<'local-transfer'>,
  now: Date,
): Promise<readonly PayableRecord[]> {
  const bankCode = bankCodeIn(row.content.form);
  return transferOrders(row, now, bankCode ? { bankCode } : {});
}
