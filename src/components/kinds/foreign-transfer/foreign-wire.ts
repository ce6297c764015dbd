// The conversion of the form's values to the form of the contract.
import type { CurrencyCode, ForeignCharges } from '../../../../generated/types.ts';
import { leftOutSigns, swiftName, swiftText } from '../../../../domain/swift-text.ts';
import { isTradePurpose } from '../../../../domain/trade-purpose.ts';
import { wireTiming } from '../../payment-form/payment-values.ts';
import { emptyForeign, type ForeignValues, type TypedForeignPayee } from './foreign-values.ts';

type Typed = Partial<ForeignValues>;

const lines = ['addressLine1', 'addressLine2', 'addressLine3'] as const;
type Line = (typeof lines)[number];

/** The texts of the payee are accepted in one place of the form, the message in another. */
export type SwiftPart = 'acceptedText' | 'acceptedMessage';

export interface ConvertedText {
  readonly field: `payee.beneficiary.${'accountName' | Line}` | 'transactionDetails.info';
  readonly typed: string;
  readonly sent: string;
  readonly leftOut: string[];
}

function converted(field: ConvertedText['field'], typed: string, write: (text: string) => string): ConvertedText[] {
  const sent = write(typed);
  return sent === typed ? [] : [{ field, typed, sent, leftOut: leftOutSigns(typed, write) }];
}

function payeeTexts({ payeeKind, payee }: Typed): ConvertedText[] {
  if (payeeKind !== 'other' || !payee) return [];
  const { beneficiary } = payee;
  const address = lines.flatMap((line) => converted(`payee.beneficiary.${line}`, beneficiary[line], swiftText));
  return [...converted('payee.beneficiary.accountName', beneficiary.accountName, swiftName), ...address];
}

/** A transfer within this bank travels without SWIFT. */
const messageTexts = ({ transferType, transactionDetails }: Typed): ConvertedText[] =>
  transferType === 'TT' ? converted('transactionDetails.info', transactionDetails?.info ?? '', swiftText) : [];

/** The typed texts that SWIFT would write in another way, with how it writes them. */
export const convertedTexts = (values: Typed, part: SwiftPart): ConvertedText[] =>
  part === 'acceptedText' ? payeeTexts(values) : messageTexts(values);

export const textToAccept = (values: Typed, part: SwiftPart): string =>
  convertedTexts(values, part)
    .map(({ sent }) => sent)
    .join('\n');

export const isTextAccepted = (values: Typed, part: SwiftPart): boolean =>
  textToAccept(values, part) === (values[part] ?? '');

/** The fields whose text is written differently, and not accepted so. */
export const unacceptedFields = (values: Typed): ConvertedText['field'][] =>
  (['acceptedText', 'acceptedMessage'] as const)
    .filter((part) => !isTextAccepted(values, part))
    .flatMap((part) => convertedTexts(values, part))
    .map(({ field }) => field);

export const isExchanged = ({ fromAccount, transactionDetails }: Typed): boolean =>
  Boolean(fromAccount?.currency) && fromAccount?.currency !== transactionDetails?.amount.currency;

export const isBought = (values: Typed): boolean => isExchanged(values) && values.fromAccount?.currency === 'IDR';

function swiftPayee(beneficiary: TypedForeignPayee, currency: CurrencyCode): TypedForeignPayee {
  const address = Object.fromEntries(lines.map((line) => [line, swiftText(beneficiary[line])]));
  return { ...beneficiary, accountName: swiftName(beneficiary.accountName), ...address, currency };
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
  return { kind: 'account', beneficiary: swiftPayee(beneficiary, currency) };
}

function detailsOf(values: Typed): unknown {
  const { info, ...details } = values.transactionDetails ?? emptyForeign.transactionDetails;
  return { ...details, info: values.transferType === 'TT' ? swiftText(info) : info };
}

/** A special rate is for one payment of today. */
const mayHaveDeal = ({ timing }: Typed): boolean => timing?.kind !== 'recurring';

/** The bank refuses a special rate for another day than today. */
export const isDealLater = (values: Typed, today: string): boolean =>
  isExchanged(values) &&
  values.deal?.rateType === 'special' &&
  values.timing?.kind === 'forward-dated' &&
  values.timing.transactionDate > today;

function dealOf(values: Typed) {
  const { rateType, dealNumber } = values.deal ?? emptyForeign.deal;
  return rateType === 'special' && mayHaveDeal(values) ? { rateType, dealNumber } : { rateType: 'counter' };
}

/** The rate at the counter is fixed at execution, so what is debited is not known before. */
export const isAtCounterRate = (values: Typed): boolean => isExchanged(values) && dealOf(values).rateType === 'counter';

export function chargesOf({ charges }: Typed): ForeignCharges {
  const { feeAccount, ...paid } = charges ?? emptyForeign.charges;
  const { id, number, alias } = feeAccount;
  return { ...paid, ...(id && paid.chargeTransactionFeeTo === 'REMITTER' && { feeAccount: { id, number, alias } }) };
}

/** Only a trade purpose has trade; what was typed for one stays in the form while another purpose is chosen. */
function tradeOf({ trade, transactionDetails }: Typed): object {
  if (!isTradePurpose(transactionDetails?.purposeCode ?? '')) return {};
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
