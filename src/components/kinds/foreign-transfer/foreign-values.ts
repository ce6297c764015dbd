// The values of the form of a foreign transfer.
import type {
  ChargeInstruction,
  CurrencyCode,
  FeePayer,
  ForeignBeneficiary,
  IntermediaryBank,
  PaymentPriority,
  RateChoice,
} from '../../../../generated/types.ts';
import { emptyPayment, type PaymentValues } from '../../payment-form/payment-values.ts';

/** A favorite, an account at another bank (telegraphic transfer), or one at this bank (overbooking). */
export type ForeignPayeeKind = 'favorite' | 'other' | 'own';

export type TypedForeignPayee = Record<keyof ForeignBeneficiary, string>;

export interface TypedTrade {
  invoiceNumber: string;
  /** Without a currency the invoice has the currency of the transfer. */
  invoiceAmount: { value: string; currency: string };
  lcNumber: string;
  supplierName: string;
  supplierAccount: string;
  supplierBank: string;
  chargeType: string;
}

type ForeignAccount = PaymentValues['fromAccount'];

export interface ForeignValues extends PaymentValues {
  transferType: 'TT' | 'OVB';
  payeeKind: ForeignPayeeKind;
  payee: { favoriteId: string; favoriteName: string; inquiryId: string; beneficiary: TypedForeignPayee };
  intermediary: Record<keyof IntermediaryBank, string>;
  /** The converted texts of the payee and the message that the user accepted. Never sent with the form. */
  acceptedText: string;
  acceptedMessage: string;
  transactionDetails: PaymentValues['transactionDetails'] & { purposeCode: string; customerReference: string };
  charges: { chargeInstruction: ChargeInstruction; chargeTransactionFeeTo: FeePayer; feeAccount: ForeignAccount };
  remitterBeneficiaryRelationship: string;
  isRemitterSameAsBeneficiary: boolean;
  trade: TypedTrade;
  codeWord: string;
  underlyingCodes: string[];
  deal: { rateType: RateChoice['rateType']; dealNumber: string };
  /** In which currency the amount is typed, and what is typed in that of the account. Never sent with the form. */
  amountSide: 'send' | 'debit';
  debitWish: string;
  debitWishIn: CurrencyCode | '';
  /** What the recommended charges have to be. Never sent with the form. */
  matters: PaymentPriority;
}

export const noForeignPayee: TypedForeignPayee = {
  bankName: '',
  bankCode: '',
  bankAddress: '',
  country: '',
  accountNumber: '',
  accountName: '',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  citizenship: '',
  residency: '',
  category: '',
  currency: '',
};

export const noIntermediary: ForeignValues['intermediary'] = {
  bankCode: '',
  bankName: '',
  bankAddress: '',
  country: '',
};

export const noTrade: TypedTrade = {
  invoiceNumber: '',
  invoiceAmount: { value: '', currency: '' },
  lcNumber: '',
  supplierName: '',
  supplierAccount: '',
  supplierBank: '',
  chargeType: '',
};

export const emptyForeign: ForeignValues = {
  ...emptyPayment,
  transferType: 'TT',
  payeeKind: 'other',
  payee: { favoriteId: '', favoriteName: '', inquiryId: '', beneficiary: noForeignPayee },
  intermediary: noIntermediary,
  acceptedText: '',
  acceptedMessage: '',
  transactionDetails: {
    ...emptyPayment.transactionDetails,
    amount: { value: '', currency: 'USD' },
    purposeCode: '',
    customerReference: '',
  },
  charges: { chargeInstruction: 'SHA', chargeTransactionFeeTo: 'REMITTER', feeAccount: emptyPayment.fromAccount },
  remitterBeneficiaryRelationship: '',
  isRemitterSameAsBeneficiary: false,
  trade: noTrade,
  codeWord: '',
  underlyingCodes: [],
  deal: { rateType: 'counter', dealNumber: '' },
  amountSide: 'send',
  debitWish: '',
  debitWishIn: '',
  matters: 'cheapest',
};
