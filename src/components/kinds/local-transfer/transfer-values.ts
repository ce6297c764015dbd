// What the form of a local transfer holds while it is filled in, and the form of the contract that it becomes.
import type { FeePayer, LocalBeneficiary, LocalTransferForm, TransferType } from '../../../../generated/types.ts';
import { nameCheck, type NameCheck } from '../../../../domain/name-check.ts';
import { ownBank } from '../../../../domain/own-bank.ts';
import { emptyPayment, timingValues, wireTiming, type PaymentValues } from '../../payment-form/payment-values.ts';

/** How the person names the payee; the bank knows accounts, proxies and favourites. */
export type PayeeKind = 'favorite' | 'own' | 'other' | 'proxy';

export interface TypedBeneficiary {
  bankCode: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
  currency: string;
  clearingCode: string;
  addressLine1: string;
  addressLine2: string;
  citizenship: string;
  residency: string;
  category: string;
}

/** What the enquiry found, and of which account or proxy. It belongs to the screen alone, and is kept with a draft. */
export interface FoundName {
  name: string;
  knownName: string;
  asked: string;
  isSilent: boolean;
  isFirstTime: boolean;
  lastPaidAt: string;
  accountChangedAt: string;
}

export interface TransferValues extends PaymentValues {
  transferType: TransferType | '';
  /** The person chose the rail; otherwise it follows what the bank recommends. */
  railByHand: boolean;
  /** What was asked when the rail was found open; it belongs to the screen alone. */
  railFor: string;
  payeeKind: PayeeKind;
  payee: {
    favoriteId: string;
    favoriteName: string;
    inquiryId: string;
    proxy: { proxyType: string; proxy: string };
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
  addressLine1: '',
  addressLine2: '',
  citizenship: '',
  residency: '',
  category: '',
};

/** Other: BI-FAST asks for a purpose, and for most payments of a company none of the named ones fits. */
const usualPurpose = '99';

export const emptyTransfer: TransferValues = {
  ...emptyPayment,
  transferType: '',
  railByHand: false,
  railFor: '',
  payeeKind: 'favorite',
  payee: {
    favoriteId: '',
    favoriteName: '',
    inquiryId: '',
    proxy: { proxyType: '01', proxy: '' },
    beneficiary: noBeneficiary,
  },
  found: {
    name: '',
    knownName: '',
    asked: '',
    isSilent: false,
    isFirstTime: false,
    lastPaidAt: '',
    accountChangedAt: '',
  },
  transactionDetails: {
    ...emptyPayment.transactionDetails,
    purposeCode: usualPurpose,
    customerReference: '',
  },
  charges: { chargeTransactionFeeTo: 'REMITTER' },
};

/** A rail of the national clearing, which gives no name back and wants to know more. */
export const isClearing = (rail: string) => rail === 'LLG' || rail === 'RTGS';

type Typed = Partial<TransferValues>;

function payeeOf({ payeeKind, payee, transferType = '' }: Typed): unknown {
  if (!payee) return undefined;
  const { favoriteId, favoriteName, inquiryId, proxy, beneficiary } = payee;
  if (payeeKind === 'favorite') return { kind: 'favorite', favoriteId, ...(favoriteName && { favoriteName }) };
  const { addressLine1, addressLine2, clearingCode, citizenship, residency, category, ...account } = beneficiary;
  const more = { addressLine1, addressLine2, clearingCode, citizenship, residency, category };
  if (payeeKind === 'proxy') return { kind: 'proxy', inquiryId, proxy, beneficiary: account };
  if (isClearing(transferType)) return { kind: 'account', beneficiary: { ...account, ...more } };
  return { kind: 'account', ...(inquiryId && { inquiryId }), beneficiary: account };
}

function detailsOf({ transactionDetails, transferType }: Typed): unknown {
  const { purposeCode, ...details } = transactionDetails ?? emptyTransfer.transactionDetails;
  return transferType === 'BIFAST' ? { ...details, purposeCode } : details;
}

/** Only what the chosen rail and payee have; what else was typed stays in the form and is not sent. */
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

/** Holder, bank and account, once all of them are known. */
export function filledBeneficiary({ payee }: TransferValues): LocalBeneficiary | undefined {
  const { bankCode, bankName, accountNumber, accountName } = payee.beneficiary;
  if (!bankCode || !bankName || !accountNumber || !accountName) return undefined;
  return { bankCode, bankName, accountNumber, accountName, currency: 'IDR' };
}

function kindOf({ payee }: LocalTransferForm): PayeeKind {
  if (payee.kind === 'favorite' || payee.kind === 'proxy') return payee.kind;
  return payee.beneficiary.bankCode === ownBank.bankCode ? 'own' : 'other';
}

function payeeValues({ payee }: LocalTransferForm): TransferValues['payee'] {
  const beneficiary: Partial<LocalBeneficiary> = payee.beneficiary ?? {};
  const favorite = payee.kind === 'favorite' ? payee : undefined;
  return {
    favoriteId: favorite?.favoriteId ?? '',
    favoriteName: favorite?.favoriteName ?? '',
    inquiryId: ('inquiryId' in payee && payee.inquiryId) || '',
    proxy: ('proxy' in payee && payee.proxy) || emptyTransfer.payee.proxy,
    beneficiary: { ...noBeneficiary, ...beneficiary },
  };
}

/** What an enquiry is about: an account at its bank, or a proxy. */
export const askedOf = ({ payeeKind, payee }: Pick<TransferValues, 'payeeKind' | 'payee'>): string =>
  payeeKind === 'proxy' ? payee.proxy.proxy : `${payee.beneficiary.bankCode}/${payee.beneficiary.accountNumber}`;

/** The name that came with the transfer was found by an enquiry, except where clearing lets it be typed. */
function foundOf(form: LocalTransferForm): TransferValues['found'] {
  const { beneficiary } = form.payee;
  if (!beneficiary || isClearing(form.transferType)) return emptyTransfer.found;
  const asked = askedOf({ payeeKind: kindOf(form), payee: payeeValues(form) });
  return { ...emptyTransfer.found, name: beneficiary.accountName, asked };
}

/** By clearing the name itself is typed; a name that the enquiry filled in there was not, so it compares with nothing. */
function comparedName({ transferType, payee, found }: TransferValues): string {
  const { accountName } = payee.beneficiary;
  return isClearing(transferType) && accountName !== found.name ? accountName : found.knownName;
}

/** Of a favorite the bank knows the holder already. */
export function nameCheckOf(values: TransferValues): NameCheck {
  const { payeeKind, payee, found } = values;
  if (payeeKind === 'favorite') return payee.favoriteId ? 'not-compared' : 'unchecked';
  return nameCheck({
    asks: askedOf(values),
    typed: comparedName(values),
    found: found.name ? found : null,
    canBeAsked: !found.isSilent,
  });
}

/** The form filled in with a transfer that exists, for a repair or to pay the same payee again. */
export function valuesOf(form: LocalTransferForm): TransferValues {
  const { timing, transactionDetails, additionalDetails: { email = [], whatsapp = [] } = {} } = form;
  return {
    ...emptyTransfer,
    transferType: form.transferType,
    railByHand: true,
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

/** A repair may keep its day though that has passed: the bank then offers the next one. */
export function repairedValues(form: LocalTransferForm): TransferValues {
  const values = valuesOf(form);
  return { ...values, dateBefore: values.timing.transactionDate };
}
