// The values of a favorite as text, for the differences that makers confirm and approvers sign. The portal words codes and amounts.
import { accountText } from './account-text.ts';
import type { FavoriteForm, FavoriteSharing, ForeignFavorite, LocalFavorite } from '../generated/types.ts';

export type FavoriteWords = Readonly<Record<string, string | null>>;

/** Every field that can differ, in the order in which a person reads them. */
export const favoriteFields = [
  'favorite.favoriteName',
  'favorite.paymentType',
  'favorite.payee',
  'favorite.payeeBank',
  'favorite.intermediary',
  'favorite.payeeAccount',
  'favorite.proxy',
  'favorite.transferMethod',
  'favorite.clearingCode',
  'favorite.payeeAddress',
  'favorite.payeeCategory',
  'favorite.citizenship',
  'favorite.residency',
  'favorite.feePayer',
  'favorite.charges',
  'favorite.relationship',
  'favorite.purpose',
  'favorite.codeWord',
  'favorite.institution',
  'favorite.customerNumber',
  'favorite.destinationName',
  'favorite.denomination',
  'favorite.suggestedAccount',
  'favorite.suggestedAmount',
  'favorite.message',
  'favorite.recipients',
  'favorite.sharedWith',
] as const;
export type FavoriteField = (typeof favoriteFields)[number];

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ') || null;

function ofLocal({ transferType, proxy, beneficiary, chargeTransactionFeeTo }: LocalFavorite): FavoriteWords {
  return {
    payee: beneficiary.accountName,
    payeeBank: beneficiary.bankName,
    payeeAccount: beneficiary.accountNumber,
    proxy: proxy?.proxy ?? null,
    transferMethod: transferType,
    clearingCode: beneficiary.clearingCode ?? null,
    payeeAddress: joined(beneficiary.addressLine1, beneficiary.addressLine2, beneficiary.addressLine3),
    payeeCategory: beneficiary.category ?? null,
    citizenship: beneficiary.citizenship ?? null,
    residency: beneficiary.residency ?? null,
    feePayer: chargeTransactionFeeTo ?? null,
  };
}

function ofForeign(form: ForeignFavorite): FavoriteWords {
  const { beneficiary } = form;
  return {
    payee: beneficiary.accountName,
    payeeBank: joined(beneficiary.bankName, beneficiary.bankCode, beneficiary.country),
    payeeAccount: beneficiary.accountNumber,
    intermediary: joined(form.intermediary?.bankName, form.intermediary?.bankCode),
    payeeAddress: joined(beneficiary.addressLine1, beneficiary.addressLine2, beneficiary.addressLine3),
    payeeCategory: beneficiary.category ?? null,
    citizenship: beneficiary.citizenship ?? null,
    residency: beneficiary.residency ?? null,
    charges: form.chargeInstruction ?? null,
    feePayer: form.chargeTransactionFeeTo ?? null,
    relationship: form.remitterBeneficiaryRelationship,
    purpose: form.transactionDetails?.purposeCode ?? null,
    codeWord: form.codeWord ?? null,
  };
}

function ofPayee(form: FavoriteForm): FavoriteWords {
  if (form.paymentType === 'LCY') return ofLocal(form);
  if (form.paymentType === 'FCY') return ofForeign(form);
  const { institution, accountNumber, accountName, destinationName } = form.payeeDetails;
  return {
    payee: accountName ?? null,
    institution,
    customerNumber: accountNumber,
    destinationName: destinationName ?? null,
    denomination: form.transactionDetails?.denomCode ?? null,
  };
}

export const sharingText = ({ scope, subUserGroups }: FavoriteSharing): string =>
  scope === 'sub-user-groups' ? subUserGroups.map(({ name }) => name).join(', ') : scope;

function recipientsOf({ additionalDetails }: FavoriteForm): string | null {
  const { email = [], whatsapp = [] } = additionalDetails ?? {};
  return joined(...email, ...whatsapp.map(({ countryCode, valueWhatsapp }) => countryCode + valueWhatsapp));
}

export function favoriteWords(form: FavoriteForm): FavoriteWords {
  const { fromAccount, transactionDetails } = form;
  const amount = transactionDetails?.amount;
  const words: FavoriteWords = {
    favoriteName: form.favoriteName,
    paymentType: form.paymentType,
    ...ofPayee(form),
    suggestedAccount: (fromAccount && accountText(fromAccount)) || null,
    suggestedAmount: amount ? `${amount.currency} ${amount.value}` : null,
    message: transactionDetails?.info ?? null,
    recipients: recipientsOf(form),
    sharedWith: sharingText(form.shareFavoriteWith),
  };
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [`favorite.${name}`, value]));
}
