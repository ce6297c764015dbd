// The values of the form of a favorite. The payee is the same as in a local transfer, so both forms share its fields.
import type { FavoriteSharing, LocalFavorite } from '../../../generated/types.ts';
import { ownBank } from '../../../domain/own-bank.ts';
import { emptyTransfer, type PayeeKind, type TransferValues } from '../kinds/local-transfer/transfer-values.ts';

export interface SharingValues {
  scope: FavoriteSharing['scope'];
  /** The ids of the groups. */
  subUserGroups: string[];
}

export interface FavoriteValues extends Omit<TransferValues, 'timing'> {
  favoriteName: string;
  sharing: SharingValues;
}

const { timing: _timing, ...transfer } = emptyTransfer;

export const emptyFavorite: FavoriteValues = {
  ...transfer,
  favoriteName: '',
  sharing: { scope: 'private', subUserGroups: [] },
  payeeKind: 'other',
};

export const sharingValuesOf = ({ scope, subUserGroups }: FavoriteSharing): SharingValues => ({
  scope,
  subUserGroups: subUserGroups.map(({ id }) => id),
});

function kindOf({ proxy, beneficiary }: LocalFavorite): PayeeKind {
  if (proxy) return 'proxy';
  return beneficiary.bankCode === ownBank.bankCode ? 'own' : 'other';
}

function detailsOf({ transactionDetails }: LocalFavorite): FavoriteValues['transactionDetails'] {
  const { amount, info = '' } = transactionDetails ?? {};
  return { ...transfer.transactionDetails, amount: { value: amount?.value ?? '', currency: 'IDR' }, info };
}

/** Returns the values of an existing favorite. */
export function favoriteValuesOf(form: LocalFavorite): FavoriteValues {
  const { beneficiary, proxy, additionalDetails } = form;
  return {
    ...emptyFavorite,
    favoriteName: form.favoriteName,
    sharing: sharingValuesOf(form.shareFavoriteWith),
    transferType: form.transferType,
    fromAccount: { ...transfer.fromAccount, ...form.fromAccount },
    payeeKind: kindOf(form),
    payee: {
      ...transfer.payee,
      proxy: proxy ?? transfer.payee.proxy,
      beneficiary: { ...transfer.payee.beneficiary, ...beneficiary },
    },
    transactionDetails: detailsOf(form),
    charges: { chargeTransactionFeeTo: form.chargeTransactionFeeTo ?? 'REMITTER' },
    additionalDetails: {
      email: [...(additionalDetails?.email ?? [])],
      whatsapp: [...(additionalDetails?.whatsapp ?? [])],
    },
  };
}
