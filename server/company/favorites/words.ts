// The values of a favorite as text, for the differences that approvers sign. The portal words codes and amounts.
import type { FavoriteForm, FavoriteSharing, ForeignFavorite, LocalFavorite } from '../../../generated/types.ts';

type Words = Readonly<Record<string, string | null>>;

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ') || null;

function ofLocal({ transferType, proxy, beneficiary, chargeTransactionFeeTo }: LocalFavorite): Words {
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

function ofForeign(form: ForeignFavorite): Words {
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

function ofPayee(form: FavoriteForm): Words {
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

export function favoriteWords(form: FavoriteForm): Words {
  const { fromAccount, transactionDetails } = form;
  const amount = transactionDetails?.amount;
  const words: Words = {
    favoriteName: form.favoriteName,
    paymentType: form.paymentType,
    ...ofPayee(form),
    suggestedAccount: (fromAccount?.alias || fromAccount?.number) ?? null,
    suggestedAmount: amount ? `${amount.currency} ${amount.value}` : null,
    message: transactionDetails?.info ?? null,
    recipients: recipientsOf(form),
    sharedWith: sharingText(form.shareFavoriteWith),
  };
  return Object.fromEntries(Object.entries(words).map(([field, value]) => [`favorite.${field}`, value]));
}
