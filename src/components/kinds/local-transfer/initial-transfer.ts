// What the form begins with: a favorite, a transfer that was made before, and the account that is debited.
import type { FavoriteDetail, LocalFavorite, LocalTransferForm } from '../../../../generated/types.ts';
import { emptyTransfer, isClearing, valuesOf, type TransferValues } from './transfer-values.ts';

export interface KnownFavorite {
  readonly favoriteId: string;
  readonly form: LocalFavorite;
}

export const knownFavorite = ({ favorite, form }: FavoriteDetail): KnownFavorite | undefined =>
  form.paymentType === 'LCY' ? { favoriteId: favorite.favoriteId, form } : undefined;

/** Account and name are those that were approved with the favorite, so no enquiry is needed. */
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
      beneficiary: { ...payee.beneficiary, ...beneficiary },
    },
  };
}

/** The form filled in with all that a favorite says; what it leaves open stays empty. Its rail is a beginning that follows the recommendation. */
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

type Filled = Pick<
  TransferValues,
  'transferType' | 'railByHand' | 'fromAccount' | 'transactionDetails' | 'charges' | 'additionalDetails'
>;

/** What a favorite that is chosen in the form changes beside the payee: all that it says, except where the person typed something else. */
export function filledByFavorite(
  now: TransferValues,
  favorite: KnownFavorite,
  notTyped: readonly TransferValues[],
): Filled {
  const filled = transferToFavorite(favorite);
  const untyped = [emptyTransfer, ...notTyped];
  const choose = <Part>(partOf: (values: TransferValues) => Part): Part => {
    const text = JSON.stringify(partOf(now));
    return untyped.some((values) => JSON.stringify(partOf(values)) === text) ? partOf(filled) : partOf(now);
  };
  const isRailTyped = now.railByHand && !untyped.some(({ transferType }) => transferType === now.transferType);
  const account = choose(({ fromAccount }) => fromAccount.id);
  return {
    transferType: isRailTyped ? now.transferType : filled.transferType,
    railByHand: isRailTyped,
    fromAccount: account && account === filled.fromAccount.id ? filled.fromAccount : now.fromAccount,
    transactionDetails: {
      ...now.transactionDetails,
      amount: choose(({ transactionDetails }) => transactionDetails.amount),
      info: choose(({ transactionDetails }) => transactionDetails.info),
    },
    charges: choose(({ charges }) => charges),
    additionalDetails: choose(({ additionalDetails }) => additionalDetails),
  };
}

/** The bank is asked for the name again, because the account may have changed hands; it is compared with the name known so far. */
function payeeToCheck(values: TransferValues, form: LocalTransferForm): TransferValues {
  const { accountName } = values.payee.beneficiary;
  const found = { ...emptyTransfer.found, knownName: accountName };
  // By clearing the name itself is sent; it is asked for once the transfer takes another rail.
  if (isClearing(form.transferType)) return { ...values, found };
  const beneficiary = { ...values.payee.beneficiary, accountName: '' };
  return {
    ...values,
    payee: { ...values.payee, inquiryId: '', beneficiary },
    found,
  };
}

/** A favorite that cannot be used any more is paid as the account or proxy that it was. */
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

/** The same transfer once more, as soon as it is approved; a favorite that can still be used is paid as it is today. */
export function repeatedTransfer(form: LocalTransferForm, favorite?: KnownFavorite): TransferValues {
  const before = valuesOf(favorite ? form : withoutFavorite(form));
  const values = { ...before, railByHand: false, timing: emptyTransfer.timing };
  return favorite ? { ...values, ...favoritePayee(favorite) } : payeeToCheck(values, form);
}

/** The same payee again, everything else anew. */
export function samePayee(form: LocalTransferForm): TransferValues {
  const values = valuesOf(form);
  const { fromAccount, payeeKind, payee, found } =
    values.payeeKind === 'favorite' ? values : payeeToCheck(values, form);
  return { ...emptyTransfer, fromAccount, payeeKind, payee, found };
}
