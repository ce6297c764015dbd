// The values of the form of a local transfer, and their conversion to and from the form of the contract.
import type {
  FeePayer,
  LocalBeneficiary,
  LocalTransferForm,
  PaymentPriority,
  TransferType,
} from '../../../../generated/types.ts';
import { missingForClearing, type ClearingDetail } from '../../../../domain/clearing-details.ts';
import { nameCheck, type NameCheck } from '../../../../domain/name-check.ts';
import { ownBank } from '../../../../domain/own-bank.ts';
import { invoiceNameOf } from './transfer-facts.ts';
import { emptyPayment, timingValues, wireTiming, type PaymentValues } from '../../payment-form/payment-values.ts';

/** How the user chooses the payee. The contract has accounts, proxies and favorites; `own` and `other` are accounts. */
export type PayeeKind = 'favorite' | 'own' | 'other' | 'proxy';

export interface TypedBeneficiary {
  bankCode: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
  currency: string;
  clearingCode: string;
  branchName: string;
  addressLine1: string;
  addressLine2: string;
  citizenship: string;
  residency: string;
  category: string;
}

/** The result of the inquiry, with the account or proxy it is about. Saved with a draft, but never sent. */
export interface FoundName {
  name: string;
  asked: string;
  isSilent: boolean;
  isFirstTime: boolean;
  lastPaidAt: string;
  accountChangedAt: string;
  /** Why the last inquiry found no name, and the account or proxy it was about. */
  failure: string;
  failedFor: string;
}

export interface TransferValues extends PaymentValues {
  transferType: TransferType | '';
  /** The rail that the user chose, also while it is closed; without one the best by `matters` is taken. */
  railWish: TransferType | '';
  matters: Exclude<PaymentPriority, 'full-amount'>;
  /** The key of the question for which the rail was open. Never sent with the form. */
  railFor: string;
  payeeKind: PayeeKind;
  payee: {
    favoriteId: string;
    favoriteName: string;
    inquiryId: string;
    /** The name that the user knows, to compare with the name from the bank. */
    invoiceName: string;
    proxy: { proxyType: string; proxy: string };
    /** What clearing needs and the chosen favorite does not have; asked for with LLG and RTGS. */
    missing: readonly ClearingDetail[];
    beneficiary: TypedBeneficiary;
  };
  found: FoundName;
  transactionDetails: PaymentValues['transactionDetails'] & { purposeCode: string; customerReference: string };
  charges: { chargeTransactionFeeTo: FeePayer };
}

const noBeneficiary: TypedBeneficiary = {
  bankCode: '',
  bankName: '',
  accountNumber: '',
  accountName: '',
  currency: 'IDR',
  clearingCode: '',
  branchName: '',
  addressLine1: '',
  addressLine2: '',
  citizenship: '',
  residency: '',
  category: '',
};

/** The BI-FAST purpose "other", because for most payments of a company none of the listed purposes fits. */
const usualPurpose = '99';

export const emptyTransfer: TransferValues = {
  ...emptyPayment,
  transferType: '',
  railWish: '',
  matters: 'cheapest',
  railFor: '',
  payeeKind: 'favorite',
  payee: {
    favoriteId: '',
    favoriteName: '',
    inquiryId: '',
    invoiceName: '',
    proxy: { proxyType: '01', proxy: '' },
    missing: [],
    beneficiary: noBeneficiary,
  },
  found: {
    name: '',
    asked: '',
    isSilent: false,
    isFirstTime: false,
    lastPaidAt: '',
    accountChangedAt: '',
    failure: '',
    failedFor: '',
  },
  transactionDetails: {
    ...emptyPayment.transactionDetails,
    purposeCode: usualPurpose,
    customerReference: '',
  },
  charges: { chargeTransactionFeeTo: 'REMITTER' },
};

/** The rails of the national clearing, which return no name and need more fields. */
export const isClearing = (rail: string) => rail === 'LLG' || rail === 'RTGS';

type Typed = Partial<TransferValues>;

function payeeOf({ payeeKind, payee, transferType = '' }: Typed): unknown {
  if (!payee) return undefined;
  const { favoriteId, favoriteName, inquiryId, invoiceName, proxy, beneficiary } = payee;
  const { addressLine1, addressLine2, clearingCode, branchName, citizenship, residency, category, ...account } =
    beneficiary;
  const more = { addressLine1, addressLine2, clearingCode, branchName, citizenship, residency, category };
  if (payeeKind === 'favorite') {
    const isDetailed = isClearing(transferType) && account.accountNumber !== '';
    const named = { kind: 'favorite', favoriteId, ...(favoriteName && { favoriteName }) };
    return { ...named, ...(isDetailed && { beneficiary: { ...account, ...more } }) };
  }
  if (payeeKind === 'proxy') return { kind: 'proxy', inquiryId, invoiceName, proxy, beneficiary: account };
  if (isClearing(transferType)) return { kind: 'account', invoiceName, beneficiary: { ...account, ...more } };
  return { kind: 'account', ...(inquiryId && { inquiryId }), invoiceName, beneficiary: account };
}

function detailsOf({ transactionDetails, transferType }: Typed): unknown {
  const { purposeCode, ...details } = transactionDetails ?? emptyTransfer.transactionDetails;
  return transferType === 'BIFAST' ? { ...details, purposeCode } : details;
}

/** Returns only the fields of the chosen rail and payee; other typed values stay in the form. */
export function wireTransfer(values: Typed): unknown {
  const { transferType, fromAccount, charges, timing, additionalDetails } = values;
  const isOverbooking = transferType === 'OVB';
  return {
    transferType,
    fromAccount,
    payee: payeeOf(values),
    transactionDetails: detailsOf(values),
    ...(!isOverbooking && { charges }),
    timing: wireTiming(timing),
    additionalDetails,
  };
}

/** Returns holder, bank and account, or undefined while one of them is missing. */
export function filledBeneficiary({ payee }: TransferValues): LocalBeneficiary | undefined {
  const { bankCode, bankName, accountNumber, accountName } = payee.beneficiary;
  if (!bankCode || !bankName || !accountNumber || !accountName) return undefined;
  return { bankCode, bankName, accountNumber, accountName, currency: 'IDR' };
}

function kindOf({ payee }: LocalTransferForm): PayeeKind {
  if (payee.kind === 'favorite' || payee.kind === 'proxy') return payee.kind;
  return payee.beneficiary.bankCode === ownBank.bankCode ? 'own' : 'other';
}

/** What the favorite of an existing transfer lacks. */
function missingOf({ kind, beneficiary }: LocalTransferForm['payee']): readonly ClearingDetail[] {
  return kind === 'favorite' && beneficiary ? missingForClearing(beneficiary) : [];
}

function payeeValues({ payee }: LocalTransferForm): TransferValues['payee'] {
  const beneficiary: Partial<LocalBeneficiary> = payee.beneficiary ?? {};
  const favorite = payee.kind === 'favorite' ? payee : undefined;
  return {
    favoriteId: favorite?.favoriteId ?? '',
    favoriteName: favorite?.favoriteName ?? '',
    inquiryId: ('inquiryId' in payee && payee.inquiryId) || '',
    invoiceName: invoiceNameOf(payee) ?? '',
    proxy: ('proxy' in payee && payee.proxy) || emptyTransfer.payee.proxy,
    missing: missingOf(payee),
    beneficiary: { ...noBeneficiary, ...beneficiary },
  };
}

/** Returns a key of what an inquiry asks for: an account with its bank, or a proxy. */
export const askedOf = ({ payeeKind, payee }: Pick<TransferValues, 'payeeKind' | 'payee'>): string =>
  payeeKind === 'proxy' ? payee.proxy.proxy : `${payee.beneficiary.bankCode}/${payee.beneficiary.accountNumber}`;

/** The name of an existing transfer came from an inquiry, except for clearing, where it was typed. */
function foundOf(form: LocalTransferForm): TransferValues['found'] {
  const { beneficiary } = form.payee;
  if (!beneficiary || isClearing(form.transferType)) return emptyTransfer.found;
  const asked = askedOf({ payeeKind: kindOf(form), payee: payeeValues(form) });
  return { ...emptyTransfer.found, name: beneficiary.accountName, asked };
}

/** Returns the names to compare: the known one, and for clearing the typed one unless the inquiry filled it in. */
function comparedNames({ transferType, payee, found }: TransferValues): string[] {
  const { accountName } = payee.beneficiary;
  const isSentAsTyped = isClearing(transferType) && accountName !== found.name;
  return isSentAsTyped ? [payee.invoiceName, accountName] : [payee.invoiceName];
}

/** A favorite needs no check, because the bank knows its holder. Clearing sends the typed name, checked in the review. */
export function nameCheckOf(values: TransferValues): NameCheck {
  const { transferType, payeeKind, payee, found } = values;
  if (payeeKind === 'favorite') return payee.favoriteId ? 'not-compared' : 'unchecked';
  return nameCheck({
    asks: askedOf(values),
    typed: comparedNames(values),
    found: found.name ? found : null,
    canBeAsked: !found.isSilent,
    isSentAsTyped: isClearing(transferType) && payee.beneficiary.accountName !== '',
  });
}

/** Returns the field and the reason of a failed inquiry about the present account or proxy; clearing needs none. */
export function failedInquiry(values: TransferValues): { readonly field: string; readonly code: string } | undefined {
  const { found, payeeKind, transferType } = values;
  if (payeeKind === 'favorite' || isClearing(transferType) || found.name !== '' || found.failure === '')
    return undefined;
  if (found.failedFor !== askedOf(values)) return undefined;
  return {
    field: payeeKind === 'proxy' ? 'payee.proxy.proxy' : 'payee.beneficiary.accountNumber',
    code: found.failure,
  };
}

/** Returns the values of an existing transfer, for a repair or to pay the same payee again. */
export function valuesOf(form: LocalTransferForm): TransferValues {
  const { timing, transactionDetails, additionalDetails: { email = [], whatsapp = [] } = {} } = form;
  return {
    ...emptyTransfer,
    transferType: form.transferType,
    railWish: form.transferType,
    fromAccount: { ...emptyTransfer.fromAccount, ...form.fromAccount },
    payeeKind: kindOf(form),
    payee: payeeValues(form),
    found: foundOf(form),
    transactionDetails: {
      ...emptyTransfer.transactionDetails,
      ...transactionDetails,
      amount: { value: transactionDetails.amount.value, currency: 'IDR' },
    },
    charges: ('charges' in form && form.charges) || emptyTransfer.charges,
    timing: timingValues(timing),
    additionalDetails: { email: [...email], whatsapp: [...whatsapp] },
  };
}

/** Stores the day of the request in dateBefore, because a repair may keep a day that has passed. */
export function repairedValues(form: LocalTransferForm): TransferValues {
  const values = valuesOf(form);
  return { ...values, dateBefore: values.timing.transactionDate };
}
