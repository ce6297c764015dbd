// Reads the facts of a local transfer from its form, for its review, request and status.
import type { LocalTransferForm } from '../../../../generated/types.ts';

type Payee = LocalTransferForm['payee'];

/** Returns the account of any kind of payee; for a favorite it is set only after submission. */
export const beneficiaryOf = (payee: Payee) => payee.beneficiary;

export const proxyOf = (payee: Payee) => ('proxy' in payee ? payee.proxy?.proxy : undefined);

/** The name that the user knows the payee by, to compare with the holder's. */
export const invoiceNameOf = (payee: Payee) => (payee.kind === 'favorite' ? undefined : payee.invoiceName);

export const favoriteOf = (payee: Payee) => (payee.kind === 'favorite' ? payee.favoriteName : undefined);

export const feePayerOf = (form: LocalTransferForm) =>
  'charges' in form ? form.charges?.chargeTransactionFeeTo : undefined;

export const feeAccountOf = (form: LocalTransferForm) => ('charges' in form ? form.charges?.feeAccount : undefined);

export const purposeOf = (form: LocalTransferForm) =>
  form.transferType === 'BIFAST' ? form.transactionDetails.purposeCode : undefined;
