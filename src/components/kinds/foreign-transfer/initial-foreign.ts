// The initial values of a foreign transfer, from a favorite or an earlier transfer.
import type { FavoriteDetail, ForeignFavorite, ForeignTransferForm } from '../../../../generated/types.ts';
import { emptyForeign, noForeignPayee, noTrade, type ForeignValues } from './foreign-values.ts';
import { foreignValuesOf } from './values-of-form.ts';

export interface KnownForeignFavorite {
  readonly favoriteId: string;
  readonly form: ForeignFavorite;
}

/** What a favorite says of the payee and how it is paid. */
export function favoriteParts({ favoriteId, form }: KnownForeignFavorite) {
  const { favoriteName, beneficiary, chargeInstruction, chargeTransactionFeeTo } = form;
  const { charges } = emptyForeign;
  return {
    transferType: form.transferType,
    payeeKind: 'favorite' as const,
    payee: { ...emptyForeign.payee, favoriteId, favoriteName, beneficiary: { ...noForeignPayee, ...beneficiary } },
    intermediary: { ...emptyForeign.intermediary, ...form.intermediary },
    charges: {
      ...charges,
      chargeInstruction: chargeInstruction ?? charges.chargeInstruction,
      chargeTransactionFeeTo: chargeTransactionFeeTo ?? charges.chargeTransactionFeeTo,
    },
    remitterBeneficiaryRelationship: form.remitterBeneficiaryRelationship,
    isRemitterSameAsBeneficiary: form.isRemitterSameAsBeneficiary,
    codeWord: form.codeWord ?? '',
  };
}

export function foreignOfFavorite(known: KnownForeignFavorite): ForeignValues {
  const { form } = known;
  const { amount, purposeCode = '', info = '' } = form.transactionDetails ?? {};
  const { email = [], whatsapp = [] } = form.additionalDetails ?? {};
  const currency = form.beneficiary.currency;
  return {
    ...emptyForeign,
    ...favoriteParts(known),
    fromAccount: { ...emptyForeign.fromAccount, ...form.fromAccount },
    transactionDetails: {
      ...emptyForeign.transactionDetails,
      amount: { value: amount?.value ?? '', currency },
      purposeCode,
      info,
    },
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

export const favoriteForeign = ({ favorite: { favoriteId }, form }: FavoriteDetail): ForeignValues | undefined =>
  form.paymentType === 'FCY' ? foreignOfFavorite({ favoriteId, form }) : undefined;

/** The same transfer again, at once and with other documents. A usable favorite is taken as it is now. */
export function repeatedForeign(form: ForeignTransferForm, favorite: FavoriteDetail | undefined): ForeignValues {
  const values = foreignValuesOf(form);
  const before = {
    ...values,
    // A customer reference names one payment, and the bank asks about one that was used before. So does an invoice.
    transactionDetails: { ...values.transactionDetails, customerReference: '' },
    trade: { ...values.trade, invoiceNumber: noTrade.invoiceNumber, invoiceAmount: noTrade.invoiceAmount },
    timing: emptyForeign.timing,
    underlyingCodes: [],
    deal: emptyForeign.deal,
  };
  if (favorite?.form.paymentType === 'FCY')
    return { ...before, ...favoriteParts({ favoriteId: favorite.favorite.favoriteId, form: favorite.form }) };
  if (before.payeeKind !== 'favorite') return before;
  const payee = { ...before.payee, favoriteId: '', favoriteName: '' };
  return { ...before, payee, payeeKind: form.transferType === 'OVB' ? 'own' : 'other' };
}

/** The transfer was not paid, so its invoice is still open and its documents are free again. */
export function retriedForeign(form: ForeignTransferForm, favorite: FavoriteDetail | undefined): ForeignValues {
  const { trade, underlyingCodes } = foreignValuesOf(form);
  return { ...repeatedForeign(form, favorite), trade, underlyingCodes };
}

/** Keeps only the account and the payee of an earlier transfer, with how the company and the payee are related. */
export function sameForeignPayee(form: ForeignTransferForm): ForeignValues {
  const { transferType, fromAccount, payeeKind, payee, intermediary, transactionDetails, ...before } =
    foreignValuesOf(form);
  const { remitterBeneficiaryRelationship, isRemitterSameAsBeneficiary } = before;
  const { currency } = transactionDetails.amount;
  const details = { ...emptyForeign.transactionDetails, amount: { value: '', currency } };
  const related = { remitterBeneficiaryRelationship, isRemitterSameAsBeneficiary };
  const same = { transferType, fromAccount, payeeKind, payee, intermediary, ...related };
  return { ...emptyForeign, ...same, transactionDetails: details };
}

/** Stores the day of the request in dateBefore, because a repair may keep a day that has passed. */
export function repairedForeign(form: ForeignTransferForm): ForeignValues {
  const values = foreignValuesOf(form);
  const { deal } = form;
  return {
    ...values,
    dateBefore: values.timing.transactionDate,
    ...(deal?.rateType === 'special' && { deal: { rateType: 'special', dealNumber: deal.dealNumber } }),
  };
}
