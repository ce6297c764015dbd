// Makes the form of a favorite from a payment.
import type {
  BillFavorite,
  BillPaymentForm,
  FavoriteForm,
  ForeignFavorite,
  ForeignTransferForm,
  LocalFavorite,
  LocalTransferForm,
  TopUpFavorite,
  TopUpForm,
  TransactionContent,
} from '../../generated/types.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import { Refusal } from '../refusal.ts';

/** The fields that the maker enters; all others come from the payment. */
export type NameAndSharing = Pick<FavoriteForm, 'favoriteName' | 'shareFavoriteWith'>;

/** Checks the form against the contract. A request would be checked too, but this favorite has no request. */
export const checkShowable = createShapeCheck({ FavoriteDetail: ['form'] });

/** The form contains the payee even when the payment used a favorite. */
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

function topUpFavoriteOf(
  { fromAccount, payeeDetails, transactionDetails, additionalDetails }: TopUpForm,
  nameAndSharing: NameAndSharing,
): TopUpFavorite {
  const { amount, denomCode, info } = transactionDetails;
  return {
    paymentType: 'TOPUP',
    ...nameAndSharing,
    fromAccount,
    payeeDetails,
    transactionDetails: { amount, ...(denomCode && { denomCode }), ...(info !== undefined && { info }) },
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

/** A favorite has the address of a payee abroad, which an account at this bank does not carry. */
export const isKept = (content: TransactionContent): boolean =>
  content.kind !== 'foreign-transfer' || content.form.transferType === 'TT';

function foreignFavoriteOf(form: ForeignTransferForm, nameAndSharing: NameAndSharing): ForeignFavorite {
  if (form.transferType !== 'TT') throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
  const { payee, charges, transactionDetails, additionalDetails } = form;
  if (!payee.beneficiary) throw new Refusal('193');
  const { amount, purposeCode, info } = transactionDetails;
  return {
    paymentType: 'FCY',
    ...nameAndSharing,
    fromAccount: form.fromAccount,
    transferType: 'TT',
    beneficiary: payee.beneficiary,
    ...(form.intermediary && { intermediary: form.intermediary }),
    chargeInstruction: charges.chargeInstruction,
    chargeTransactionFeeTo: charges.chargeTransactionFeeTo,
    remitterBeneficiaryRelationship: form.remitterBeneficiaryRelationship,
    isRemitterSameAsBeneficiary: form.isRemitterSameAsBeneficiary,
    ...(form.codeWord && { codeWord: form.codeWord }),
    transactionDetails: { amount, purposeCode, ...(info !== undefined && { info }) },
    ...(additionalDetails && { additionalDetails }),
  };
}

export function favoriteOfPayment(content: TransactionContent, nameAndSharing: NameAndSharing): FavoriteForm {
  if (content.kind === 'local-transfer') return localFavoriteOf(content.form, nameAndSharing);
  if (content.kind === 'bill-payment') return billFavoriteOf(content.form, nameAndSharing);
  if (content.kind === 'top-up') return topUpFavoriteOf(content.form, nameAndSharing);
  if (content.kind === 'foreign-transfer') return foreignFavoriteOf(content.form, nameAndSharing);
  throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
}
