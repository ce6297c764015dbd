// The order for the host that local and foreign transfers share.
import type { PayableRecord, RowOf } from '../approval/payment-kind.ts';
import type { TransferOrder } from '../host/host.ts';
import { feePayer } from './fee-payer.ts';
import { onlyRecord, orderFacts } from './order-facts.ts';

type TransferRow = RowOf<'local-transfer'> | RowOf<'foreign-transfer'>;

/** Returns no record when the request has no service, account or amount. */
export function transferOrders(
  row: TransferRow,
  now: Date,
  banks: Pick<TransferOrder['payee'], 'bankCode' | 'intermediary'>,
): readonly PayableRecord[] {
  const { form } = row.content;
  const facts = orderFacts(row, feePayer(form), now);
  if (!facts) return [];
  return onlyRecord(row, {
    kind: 'transfer',
    ...facts,
    payee: { name: row.payee_name, accountNumber: row.payee_account, bankName: row.payee_bank, ...banks },
    description: form.transactionDetails.info ?? row.ref_no,
  });
}
