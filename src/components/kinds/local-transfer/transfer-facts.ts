// What a local transfer says, as facts: on its review, on its request and on its status alike.
import type { LocalTransferForm } from '../../../../generated/types.ts';

type Payee = LocalTransferForm['payee'];

/** The account behind any kind of payee; a favourite carries it once it was submitted. */
export const beneficiaryOf = (payee: Payee) => payee.beneficiary;

export const proxyOf = (payee: Payee) => ('proxy' in payee ? payee.proxy?.proxy : undefined);

export const favoriteOf = (payee: Payee) => (payee.kind === 'favorite' ? payee.favoriteName : undefined);

export const feePayerOf = (form: LocalTransferForm) =>
  'charges' in form ? form.charges?.chargeTransactionFeeTo : undefined;

export const purposeOf = (form: LocalTransferForm) =>
  form.transferType === 'BIFAST' ? form.transactionDetails.purposeCode : undefined;
