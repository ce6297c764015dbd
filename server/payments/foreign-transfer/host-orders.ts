import type { ForeignTransferForm } from '../../../generated/types.ts';
import type { PayableRecord, RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import { onlyRecord, orderFacts } from '../order-facts.ts';

/** Returns the account that pays the fees; null when they are taken from what the payee receives. */
function feePayer(form: ForeignTransferForm): string | null {
  if (form.transferType === 'OVB') return form.fromAccount.id;
  const { chargeTransactionFeeTo, feeAccount = form.fromAccount } = form.charges;
  return chargeTransactionFeeTo === 'BENEFICIARY' ? null : feeAccount.id;
}

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
