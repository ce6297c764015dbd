// Reads the facts of a local transfer from its form, for its review, request and status.
import type { LocalTransferForm } from '../../../../generated/types.ts';

type Payee = LocalTransferForm['payee'];

/** Returns the account of any kind of payee; for a favorite it is set only after submission. */
export const beneficiaryOf = (payee: Payee) => payee.beneficiary;

export const proxyOf = (payee: Payee) => ('proxy' in payee ? payee.proxy?.proxy : undefined);

export const favoriteOf = (payee: Payee) => (payee.kind === 'favorite' ? payee.favoriteName : undefined);

export const feePayerOf = (form: LocalTransferForm) =>
  'charges' in form ? form.charges?.chargeTransactionFeeTo : undefined;

export const purposeOf = (form: LocalTransferForm) =>
  form.transferType === 'BIFAST' ? form.transactionDetails.purposeCode : undefined;
