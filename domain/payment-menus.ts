import type { TransactionContent, TransactionType } from '../generated/types.ts';

interface Menu {
  readonly kind: TransactionContent['kind'];
  /** The prefix of the references. */
  readonly prefix: string;
  /** What is carried out is an order: its goods come later. */
  readonly isOrder?: true;
}

/** The kind of payment of each menu entry. */
export const menus: Readonly<Record<TransactionType, Menu>> = {
  LCY: { kind: 'local-transfer', prefix: 'LCY' },
  FCY: { kind: 'foreign-transfer', prefix: 'FCY' },
  BILL_PAY: { kind: 'bill-payment', prefix: 'BIL' },
  TOPUP: { kind: 'top-up', prefix: 'TOP' },
  TAX_PAY: { kind: 'tax-payment', prefix: 'TAX' },
  CHQ_BOOK: { kind: 'cheque-book', prefix: 'CHQ', isOrder: true },
  RECURRING: { kind: 'recurring', prefix: 'REC' },
  FAV: { kind: 'favorite', prefix: 'FAV' },
  BULK: { kind: 'bulk', prefix: 'BLK' },
  BULK_QUICK: { kind: 'bulk', prefix: 'BLK' },
  BULK_NON_QUICK: { kind: 'bulk', prefix: 'BLK' },
  BULK_DEBIT: { kind: 'bulk', prefix: 'BDB' },
  BULK_FAV: { kind: 'bulk', prefix: 'BFV' },
};

/** The menu entry whose references look like this one; undefined if several do. */
export function menuOfReference(refNo: string): TransactionType | undefined {
  const found = Object.entries(menus).filter(([, { prefix }]) => refNo.startsWith(prefix));
  return found.length === 1 ? (found[0]?.[0] as TransactionType) : undefined;
}
