import type { RequestRepair, TransactionType } from '../../generated/types.ts';
import type { RequestRow } from '../approval/store.ts';

const modes: Readonly<Record<TransactionType, RequestRepair['pageMode']>> = {
  LCY: 'local-currency-transfer',
  FCY: 'foreign-currency-transfer',
  BILL_PAY: 'billing',
  TOPUP: 'topup',
  CHQ_BOOK: 'cheque-book-request',
  TAX_PAY: 'tax-payment',
  FAV: 'favorite',
  BULK: 'bulk-payment',
  BULK_QUICK: 'bulk-payment',
  BULK_NON_QUICK: 'bulk-payment',
  BULK_DEBIT: 'bulk-payment',
  BULK_FAV: 'bulk-payment',
  RECURRING: 'recurring',
};

/** A tax billing made in the portal is made again; one that was entered is paid again. */
export function pageModeOf({ menu_access: menuAccess, content }: RequestRow): RequestRepair['pageMode'] {
  const isOwnBilling = content.kind === 'tax-payment' && content.form.billingSource === 'created';
  return isOwnBilling ? 'create-tax-bill' : modes[menuAccess];
}
