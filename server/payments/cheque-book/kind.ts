import type { ExecutionReceipt } from '../../../generated/types.ts';
import { definePaymentKind, type PayableRecord, type RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import type { OrderDone } from '../../db/host-tables.ts';
import { businessDay } from '../../reference/business-day.ts';
import { onlyRecord, orderFacts } from '../order-facts.ts';
import { recordOrder } from './at-branch.ts';
import { findCollection } from './terms.ts';
import { payeeFacts, proofFacts } from './words.ts';

type Row = RowOf<'cheque-book'>;

async function orders(_db: Database, row: Row, now: Date): Promise<readonly PayableRecord[]> {
  // Nothing is paid but the fee, so the request itself has no amount.
  const facts = orderFacts({ ...row, amount: '0.00', currency: 'IDR' }, row.account_id, now);
  if (!facts) return [];
  const { quantity, info } = row.content.form;
  return onlyRecord(row, { kind: 'cheque-book', ...facts, books: quantity, description: info ?? row.ref_no });
}

/** Refuses an order if it is not known when the books would be ready. */
async function checkPayable(db: Database, { execution_date: date }: Row, now: Date): Promise<void> {
  const today = businessDay(now);
  await findCollection(db, date > today ? date : today);
}

const receipt = ({ hostReference, at }: OrderDone): ExecutionReceipt => ({
  kind: 'book-order',
  hostReference,
  orderedAt: at,
});

export const chequeBook = definePaymentKind<'cheque-book'>({
  books: ({ form: { type, quantity } }) => ({ type, quantity }),
  repairForm: () => 'cheque-book-request',
  orders,
  checkPayable,
  receipt,
  payeeFacts,
  proofFacts,
  hasNoCredit: true,
  follows: { executed: recordOrder },
});
