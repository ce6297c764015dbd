// The conversion of the form's values to the form of the contract.
import type { CurrencyCode, ForeignCharges } from '../../../../generated/types.ts';
import { isSwiftText, swiftText } from '../../../../domain/swift-text.ts';
import { wireTiming } from '../../payment-form/payment-values.ts';
import { emptyForeign, type ForeignValues, type TypedForeignPayee } from './foreign-values.ts';

type Typed = Partial<ForeignValues>;

const swiftFields = ['accountName', 'addressLine1', 'addressLine2', 'addressLine3'] as const;

/** The typed texts that SWIFT would write in another way, with how it writes them. */
export function convertedTexts({ payeeKind, payee, transactionDetails }: Typed): { typed: string; sent: string }[] {
  if (payeeKind !== 'other' || !payee) return [];
  const typed = [...swiftFields.map((field) => payee.beneficiary[field]), transactionDetails?.info ?? ''];
  return typed.filter((text) => !isSwiftText(text)).map((text) => ({ typed: text, sent: swiftText(text) }));
}

export const textToAccept = (values: Typed): string =>
  convertedTexts(values)
    .map(({ sent }) => sent)
    .join('\n');

export const isTextAccepted = (values: Typed): boolean => textToAccept(values) === (values.acceptedText ?? '');

export const isExchanged = ({ fromAccount, transactionDetails }: Typed): boolean =>
  Boolean(fromAccount?.currency) && fromAccount?.currency !== transactionDetails?.amount.currency;

export const isBought = (values: Typed): boolean => isExchanged(values) && values.fromAccount?.currency === 'IDR';

function swiftPayee(beneficiary: TypedForeignPayee, currency: CurrencyCode): TypedForeignPayee {
  const texts = Object.fromEntries(swiftFields.map((field) => [field, swiftText(beneficiary[field])]));
  return { ...beneficiary, ...texts, currency };
}

function payeeOf(values: Typed): unknown {
  const { payeeKind, payee, transactionDetails } = values;
  if (!payee) return undefined;
  const { favoriteId, favoriteName, inquiryId, beneficiary } = payee;
  if (payeeKind === 'favorite') return { kind: 'favorite', favoriteId, ...(favoriteName && { favoriteName }) };
  if (payeeKind === 'own') {
    const { bankCode, bankName, accountNumber, accountName, currency } = beneficiary;
    const account = { bankCode, bankName, accountNumber, accountName, currency };
    return { kind: 'account', ...(inquiryId && { inquiryId }), beneficiary: account };
  }
  const currency = transactionDetails?.amount.currency ?? 'USD';
  return {
    kind: 'account',
    beneficiary: isTextAccepted(values) ? swiftPayee(beneficiary, currency) : { ...beneficiary, currency },
  };
}

function detailsOf(values: Typed): unknown {
  const { info, ...details } = values.transactionDetails ?? emptyForeign.transactionDetails;
  const isSent = values.payeeKind === 'other' && isTextAccepted(values);
  return { ...details, info: isSent ? swiftText(info) : info };
}

/** A special rate is for one payment of today. */
const mayHaveDeal = ({ timing }: Typed): boolean => timing?.kind !== 'recurring';

function dealOf(values: Typed) {
  const { rateType, dealNumber } = values.deal ?? emptyForeign.deal;
  return rateType === 'special' && mayHaveDeal(values) ? { rateType, dealNumber } : { rateType: 'counter' };
}

export function chargesOf({ charges }: Typed): ForeignCharges {
  const { feeAccount, ...paid } = charges ?? emptyForeign.charges;
  const { id } = feeAccount;
  return { ...paid, ...(id && paid.chargeTransactionFeeTo === 'REMITTER' && { feeAccount: { id } }) };
}

function tradeOf({ trade, transactionDetails }: Typed): object {
  const { invoiceAmount, ...texts } = trade ?? emptyForeign.trade;
  const { value, currency } = invoiceAmount;
  const amount = value && { value, currency: currency || transactionDetails?.amount.currency };
  if (!amount && Object.values(texts).every((text) => text === '')) return {};
  return { trade: { ...texts, ...(amount && { invoiceAmount: amount }) } };
}

/** Returns only the fields of the chosen kind of transfer; other typed values stay in the form. */
export function wireForeign(values: Typed): unknown {
  const { transferType, fromAccount, timing, additionalDetails, codeWord, intermediary } = values;
  const isTelegraphic = transferType === 'TT';
  return {
    transferType,
    fromAccount,
    payee: payeeOf(values),
    transactionDetails: detailsOf(values),
    ...(isTelegraphic && intermediary?.bankCode && { intermediary }),
    ...(isTelegraphic && { charges: chargesOf(values), codeWord, ...tradeOf(values) }),
    remitterBeneficiaryRelationship: values.remitterBeneficiaryRelationship,
    isRemitterSameAsBeneficiary: values.isRemitterSameAsBeneficiary,
    ...(isBought(values) && { underlyingCodes: values.underlyingCodes }),
    ...(isExchanged(values) && { deal: dealOf(values) }),
    timing: wireTiming(timing),
    additionalDetails,
  };
}
