import type { LocalTransferForm } from '../../../generated/types.ts';
import type { PayableRecord, RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import { feePayer } from '../fee-payer.ts';
import { onlyRecord, orderFacts } from '../order-facts.ts';

function bankCodeIn(form: LocalTransferForm): string | undefined {
  const { beneficiary } = form.payee;
  return beneficiary && 'bankCode' in beneficiary ? beneficiary.bankCode : undefined;
}

export async function ordersOf(
  _db: Database,
  row: RowOf<'local-transfer'>,
  now: Date,
): Promise<readonly PayableRecord[]> {
  const { form } = row.content;
  const facts = orderFacts(row, feePayer(form), now);
  if (!facts) return [];
  const bankCode = bankCodeIn(form);
  return onlyRecord(row, {
    kind: 'transfer',
    ...facts,
    payee: {
      name: row.payee_name,
      accountNumber: row.payee_account,
      ...(bankCode && { bankCode }),
      bankName: row.payee_bank,
    },
    description: form.transactionDetails.info ?? row.ref_no,
  });
}
