// The initial values of the form, from a favorite or an earlier transfer.
import type { FavoriteDetail, LocalFavorite, LocalTransferForm } from '../../../../generated/types.ts';
import { missingForClearing } from '../../../../domain/clearing-details.ts';
import { unlessTyped } from '../../payment-form/unless-typed.ts';
import { emptyTransfer, isClearing, valuesOf, type TransferValues } from './transfer-values.ts';

export interface KnownFavorite {
  readonly favoriteId: string;
  readonly form: LocalFavorite;
}

export const knownFavorite = ({ favorite, form }: FavoriteDetail): KnownFavorite | undefined =>
  form.paymentType === 'LCY' ? { favoriteId: favorite.favoriteId, form } : undefined;

/** The account and the name were approved with the favorite, so no inquiry is needed. */
function favoritePayee({ favoriteId, form }: KnownFavorite): Pick<TransferValues, 'payeeKind' | 'payee'> {
  const { favoriteName, beneficiary, proxy } = form;
  const { payee } = emptyTransfer;
  return {
    payeeKind: 'favorite',
    payee: {
      ...payee,
      favoriteId,
      favoriteName,
      proxy: proxy ?? payee.proxy,
      missing: missingForClearing(beneficiary),
      beneficiary: { ...payee.beneficiary, ...beneficiary },
    },
  };
}

/** Returns the values of a favorite; missing ones stay empty. Its rail is replaced when the bank recommends another. */
export function transferToFavorite(favorite: KnownFavorite): TransferValues {
  const { form } = favorite;
  const { amount, info = '' } = form.transactionDetails ?? {};
  const { email = [], whatsapp = [] } = form.additionalDetails ?? {};
  return {
    ...emptyTransfer,
    ...favoritePayee(favorite),
    transferType: form.transferType,
    fromAccount: { ...emptyTransfer.fromAccount, ...form.fromAccount },
    transactionDetails: {
      ...emptyTransfer.transactionDetails,
      amount: { value: amount?.value ?? '', currency: 'IDR' },
      info,
    },
    charges: { chargeTransactionFeeTo: form.chargeTransactionFeeTo ?? emptyTransfer.charges.chargeTransactionFeeTo },
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

type Filled = Pick<TransferValues, 'transferType' | 'railWish' | 'charges'>;

/**
 * Returns what a favorite of a transfer fills in beside the payee and what all favorites fill in. Values that the user
 * typed stay.
 */
export function filledByFavorite(
  now: TransferValues,
  favorite: KnownFavorite,
  notTyped: readonly TransferValues[],
): Filled {
  const filled = transferToFavorite(favorite);
  const untyped = [emptyTransfer, ...notTyped];
  const isRailTyped = !untyped.some(({ railWish }) => railWish === now.railWish);
  return {
    transferType: isRailTyped ? now.transferType : filled.transferType,
    railWish: isRailTyped ? now.railWish : '',
    charges: unlessTyped(now, filled, untyped)(({ charges }) => charges),
  };
}

/** Clears the name, so that the bank is asked again and its answer is compared with the old name. */
function payeeToCheck(values: TransferValues, form: LocalTransferForm): TransferValues {
  const { accountName } = values.payee.beneficiary;
  const { found } = emptyTransfer;
  const payee = { ...values.payee, inquiryId: '', invoiceName: values.payee.invoiceName || accountName };
  // Clearing sends the name itself; the bank is asked for it only when the transfer takes another rail.
  if (isClearing(form.transferType)) return { ...values, payee, found };
  return { ...values, payee: { ...payee, beneficiary: { ...payee.beneficiary, accountName: '' } }, found };
}

/** Replaces a favorite that cannot be used any more by its account or proxy. */
function withoutFavorite(form: LocalTransferForm): LocalTransferForm {
  const { payee } = form;
  if (payee.kind !== 'favorite') return form;
  const { beneficiary } = payee;
  const proxy = 'proxy' in payee ? payee.proxy : undefined;
  return {
    ...form,
    payee: { kind: proxy ? 'proxy' : 'account', ...(proxy && { proxy }), beneficiary },
  } as LocalTransferForm;
}

/** Returns the values of an earlier transfer, for immediate execution. A usable favorite is taken as it is now. */
export function repeatedTransfer(form: LocalTransferForm, favorite?: KnownFavorite): TransferValues {
  const before = valuesOf(favorite ? form : withoutFavorite(form));
  // A customer reference names one payment, and the bank asks about one that was used before.
  const transactionDetails = { ...before.transactionDetails, customerReference: '' };
  const values = { ...before, transactionDetails, railWish: '' as const, timing: emptyTransfer.timing };
  return favorite ? { ...values, ...favoritePayee(favorite) } : payeeToCheck(values, form);
}

/** Keeps only the account and the payee of an earlier transfer. */
export function samePayee(form: LocalTransferForm): TransferValues {
  const values = valuesOf(form);
  const { fromAccount, payeeKind, payee, found } =
    values.payeeKind === 'favorite' ? values : payeeToCheck(values, form);
  return { ...emptyTransfer, fromAccount, payeeKind, payee, found };
}
