import type { FavoriteForm, FavoriteLock } from '../../generated/types.ts';

const locked = (key: string): FavoriteLock => ({ key, isLock: true, isDisable: true });
const free = (key: string): FavoriteLock => ({ key, isLock: false, isDisable: false });

const accountFields = ['accountNumber', 'accountName', 'bankCode'].map((field) => locked(`payee.beneficiary.${field}`));
const institutionFields = ['institution', 'accountNumber'].map((field) => locked(`payeeDetails.${field}`));

/** Returns which fields a payment form locks. The payee was approved; the amount is only a suggestion. */
export function lockedFieldsOf({ paymentType }: FavoriteForm): FavoriteLock[] {
  const payee = paymentType === 'LCY' || paymentType === 'FCY' ? accountFields : institutionFields;
  return [...payee, free('transactionDetails.amount')];
}
