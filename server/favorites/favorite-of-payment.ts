// The favorite that a payment makes: its payee, and what a form is filled in with.
import type {
  BillFavorite,
  BillPaymentForm,
  FavoriteForm,
  LocalFavorite,
  LocalTransferForm,
  TransactionContent,
} from '../../generated/types.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import { Refusal } from '../refusal.ts';

/** What its maker says of it; all else stands on the payment. */
export type NameAndSharing = Pick<FavoriteForm, 'favoriteName' | 'shareFavoriteWith'>;

/** A favorite that is sent for approval is checked as a request; this one is kept without one. */
export const checkShowable = createShapeCheck({ FavoriteDetail: ['form'] });

/** The payee stands on the form as it was submitted, also where it came from a favourite. */
function localFavoriteOf(form: LocalTransferForm, nameAndSharing: NameAndSharing): LocalFavorite {
  const { payee, transactionDetails, additionalDetails } = form;
  if (!payee.beneficiary) throw new Refusal('193');
  const proxy = 'proxy' in payee ? payee.proxy : undefined;
  return {
    paymentType: 'LCY',
    ...nameAndSharing,
    fromAccount: form.fromAccount,
    transferType: form.transferType,
    ...(proxy && { proxy }),
    beneficiary: payee.beneficiary,
    ...(form.transferType !== 'OVB' && { chargeTransactionFeeTo: form.charges.chargeTransactionFeeTo }),
    transactionDetails: {
      amount: transactionDetails.amount,
      ...(transactionDetails.info !== undefined && { info: transactionDetails.info }),
    },
    ...(additionalDetails && { additionalDetails }),
  };
}

function billFavoriteOf(
  { fromAccount, payeeDetails, transactionDetails, additionalDetails }: BillPaymentForm,
  nameAndSharing: NameAndSharing,
): BillFavorite {
  const { info } = transactionDetails;
  return {
    paymentType: 'BILL_PAY',
    ...nameAndSharing,
    fromAccount,
    payeeDetails,
    ...(info !== undefined && { transactionDetails: { info } }),
    ...(additionalDetails && { additionalDetails }),
  };
}

export function favoriteOfPayment(content: TransactionContent, nameAndSharing: NameAndSharing): FavoriteForm {
  if (content.kind === 'local-transfer') return localFavoriteOf(content.form, nameAndSharing);
  if (content.kind === 'bill-payment') return billFavoriteOf(content.form, nameAndSharing);
  throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
}
