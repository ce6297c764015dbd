import type { PayableRecord, RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import { feePayer } from '../fee-payer.ts';
import { onlyRecord, orderFacts } from '../order-facts.ts';

export async function ordersOf(
  _db: Database,
  row: RowOf<'foreign-transfer'>,
  now: Date,
): Promise<readonly PayableRecord[]> {
  const { form } = row.content;
  const facts = orderFacts(row, feePayer(form), now);
  if (!facts) return [];
  const bankCode = form.payee.beneficiary?.bankCode;
  const intermediary = form.transferType === 'TT' ? form.intermediary?.bankCode : undefined;
  return onlyRecord(row, {
    kind: 'transfer',
    ...facts,
    payee: {
      name: row.payee_name,
      accountNumber: row.payee_account,
      ...(bankCode && { bankCode }),
      bankName: row.payee_bank,
      ...(intermediary && { intermediary }),
    },
    description: form.transactionDetails.info ?? row.ref_no,
  });
}
