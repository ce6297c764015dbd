import type { MapTransactionType } from '../../generated/types.ts';

/** The types of a workflow map, in the order in which they are shown. */
export const mapTypes = [
  'SVC_LCY_OVB',
  'SVC_LCY_BIFAST',
  'SVC_LCY_ONLINE',
  'SVC_LCY_LLG',
  'SVC_LCY_RTGS',
  'SVC_FCY_OVB',
  'SVC_FCY_TT',
  'SVC_BILL_PAY',
  'SVC_TOPUP',
  'SVC_TAX_PAY',
  'SVC_BULK_TRF',
  'SVC_BULK_PAYROLL',
  'SVC_BULK_TAX_PAY',
  'SVC_BULK_BILLTOP',
  'SVC_BULK_DD',
  'SVC_CHQ_BOOK',
  'SVC_GIRO_BOOK',
  'FAV',
  'BULK_FAV',
] as const satisfies readonly MapTransactionType[];

/** Requests without an amount count as zero, so a missing range says nothing about them. */
export const withoutAmount: readonly MapTransactionType[] = ['SVC_CHQ_BOOK', 'SVC_GIRO_BOOK', 'FAV', 'BULK_FAV'];

/** Requests of these types debit no account. */
export const withoutAccount: readonly MapTransactionType[] = ['FAV', 'BULK_FAV'];

/** A type that is not chosen yet has both. */
export const hasNoAmount = (type: string | undefined): boolean => withoutAmount.some((one) => one === type);
export const hasNoAccount = (type: string | undefined): boolean => withoutAccount.some((one) => one === type);
