// Payees abroad whom the demonstration company pays again and again: one supplier, in dollars and in yen.
import type { ForeignBeneficiary, ForeignFavorite } from '../../../generated/types.ts';

interface DemoForeignFavorite {
  readonly favoriteId: string;
  readonly companyId: string;
  readonly maker: 'MAKER01';
  readonly form: ForeignFavorite;
}

const tokyo: Omit<ForeignBeneficiary, 'currency'> = {
  bankName: 'MUFG Bank',
  bankCode: 'BOTKJPJT',
  bankAddress: '2-7-1 Marunouchi Chiyoda-ku Tokyo',
  country: 'JP',
  accountNumber: '0012876543',
  accountName: 'Tokyo Trading KK',
  addressLine1: '1-9-2 Nihonbashi',
  addressLine2: 'Chuo-ku Tokyo 103-0027',
  citizenship: 'WNA',
  residency: '02',
  category: '02',
};

const toTokyo = (
  favoriteId: string,
  form: Pick<ForeignFavorite, 'favoriteName' | 'transactionDetails'> & {
    readonly currency: 'USD' | 'JPY';
    readonly chargeInstruction: 'OUR' | 'BEN';
  },
): DemoForeignFavorite => {
  const { currency, ...own } = form;
  return {
    favoriteId,
    companyId: 'NUSANTARA',
    maker: 'MAKER01',
    form: {
      paymentType: 'FCY',
      shareFavoriteWith: { scope: 'company', subUserGroups: [] },
      fromAccount: { id: 'acc-0003', number: '1370020099017', alias: 'Ekspor USD', currency: 'USD' },
      transferType: 'TT',
      beneficiary: { ...tokyo, currency },
      chargeTransactionFeeTo: 'REMITTER',
      remitterBeneficiaryRelationship: 'NON_AFFILIATED',
      isRemitterSameAsBeneficiary: false,
      ...own,
    },
  };
};

/** As the examples of the contract name them. */
export const foreignFavorites: readonly DemoForeignFavorite[] = [
  toTokyo('fav-000502', {
    favoriteName: 'Tokyo Trading',
    currency: 'USD',
    chargeInstruction: 'OUR',
    transactionDetails: { amount: { value: '48750.00', currency: 'USD' }, purposeCode: '2012', info: 'Spare parts' },
  }),
  toTokyo('fav-000503', {
    favoriteName: 'Tokyo Trading Yen',
    currency: 'JPY',
    chargeInstruction: 'BEN',
    transactionDetails: { purposeCode: '2018', info: 'Advance payment' },
  }),
];
