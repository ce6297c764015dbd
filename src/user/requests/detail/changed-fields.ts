// The labels and formatted values of changed fields. Technical fields are left out.
import type { FieldChange, TransferType } from '../../../../generated/types.ts';
import type { Format } from '../../../components/text/use-format.ts';
import type { TextKey } from '../../../components/text/namespaces.ts';
import type { Translate } from '../../../components/text/use-texts.ts';

type FieldKey = Extract<TextKey<'requests'>, `field.${string}`>;

const names: readonly (readonly [end: string, key: FieldKey])[] = [
  ['transferType', 'field.transferType'],
  ['fromAccount.number', 'field.fromNumber'],
  ['fromAccount.alias', 'field.fromAlias'],
  ['beneficiary.accountName', 'field.payeeName'],
  ['beneficiary.accountNumber', 'field.payeeAccount'],
  ['beneficiary.bankName', 'field.payeeBank'],
  ['beneficiary.bankCode', 'field.payeeBankCode'],
  ['intermediary.bankName', 'field.intermediary'],
  ['intermediary.bankCode', 'field.intermediaryCode'],
  ['beneficiary.category', 'field.payeeType'],
  ['beneficiary.citizenship', 'field.citizenship'],
  ['beneficiary.residency', 'field.residency'],
  ['beneficiary.clearingCode', 'field.clearingCode'],
  ['beneficiary.branchName', 'field.clearingBranch'],
  ['payee.invoiceName', 'field.invoiceName'],
  ['payeeDetails.institution', 'field.biller'],
  ['payeeDetails.accountNumber', 'field.customerNumber'],
  ['payeeDetails.accountName', 'field.customerName'],
  ['payeeDetails.destinationName', 'field.ownName'],
  ['favoriteName', 'field.favorite'],
  ['shareFavoriteWith.scope', 'field.sharing'],
  ['feeAccount.number', 'field.feeNumber'],
  ['feeAccount.alias', 'field.feeAlias'],
  ['deal.rateType', 'field.rateType'],
  ['deal.dealNumber', 'field.dealNumber'],
  ['deal.rate', 'field.rate'],
  ['denomCode', 'field.denomination'],
  ['dueDate', 'field.billDue'],
  ['billingId', 'field.billingId'],
  ['estimatedPickUpDate', 'field.estimatedPickUp'],
  ['form.type', 'field.bookType'],
  ['quantity', 'field.books'],
  ['branch.branchName', 'field.branch'],
  ['pickupMethod', 'field.pickupMethod'],
  ['agentName', 'field.agentName'],
  ['idNumber', 'field.idNumber'],
  ['pickup.address', 'field.agentAddress'],
  ['penalty.value', 'field.penalty'],
  ['description', 'field.bill'],
  ['proxy.proxy', 'field.proxy'],
  ['amount.value', 'field.amount'],
  ['amount.currency', 'field.currency'],
  ['info', 'field.info'],
  ['customerReference', 'field.reference'],
  ['purposeCode', 'field.purpose'],
  ['chargeTransactionFeeTo', 'field.feePayer'],
  ['timing.kind', 'field.timing'],
  ['timing.transactionDate', 'field.date'],
  ['timing.frequencyType', 'field.frequency'],
  ['timing.dayInMonth', 'field.dayInMonth'],
  ['timing.startDate', 'field.firstPayment'],
  ['timing.endDate', 'field.lastDay'],
  ['timing.transactionOnHoliday', 'field.holidayRule'],
  ['timing.expiryDate', 'field.approveBy'],
  ['cap.value', 'field.cap'],
  ['beneficiary.country', 'field.bankCountry'],
  ['beneficiary.bankAddress', 'field.bankAddress'],
  ['chargeInstruction', 'field.chargeInstruction'],
  ['codeWord', 'field.codeWord'],
  ['isRemitterSameAsBeneficiary', 'field.samePerson'],
  ['remitterBeneficiaryRelationship', 'field.relationship'],
  ['trade.chargeType', 'field.tradeCharges'],
  ['invoiceAmount.value', 'field.invoiceAmount'],
  ['invoiceAmount.currency', 'field.invoiceCurrency'],
  ['invoiceNumber', 'field.invoiceNumber'],
  ['lcNumber', 'field.lcNumber'],
  ['supplierName', 'field.supplierName'],
  ['supplierAccount', 'field.supplierAccount'],
  ['supplierBank', 'field.supplierBank'],
  ['form.payerNpwp', 'field.payerNpwp'],
];
const listed: readonly (readonly [part: string, key: FieldKey])[] = [
  ['additionalDetails.email.', 'field.email'],
  ['additionalDetails.whatsapp.', 'field.whatsapp'],
  ['addressLine', 'field.address'],
  ['subUserGroups.', 'field.sharingGroup'],
  ['facts.', 'field.billerFact'],
  ['authorizers.', 'field.authorizer'],
  ['daysInWeek.', 'field.daysInWeek'],
  ['underlyingCodes.', 'field.documents'],
];

/** Technical fields that are not shown, and what the billing ID of a tax says already. */
const unread =
  /^billing\.|(?:billingSource|executedOccurrences|remainingOccurrences|skippedOccurrences|nextDate|replacesRefNo|cap\.currency|inquiryId|favoriteId|intermediary\.(?:bankAddress|country)|Account\.id|(?:Account|beneficiary|penalty)\.currency|payee\.kind|proxyType|paymentType|numberType|payeeDetails\.category|branchCode|receiptNumber|readyDate|collectBy|pickedUpAt|billId|billIds\.\d+|subUserGroups\.\d+\.id|facts\.\d+\.label)$/;

export const isRead = ({ field }: FieldChange): boolean => !unread.test(field);

export function fieldName(field: string, t: Translate<'requests'>): string {
  const key = names.find(([end]) => field.endsWith(end))?.[1] ?? listed.find(([part]) => field.includes(part))?.[1];
  return key ? t(key) : field;
}

interface Words {
  readonly t: Translate<'requests'>;
  readonly favorites: Translate<'favorites'>;
  readonly kinds: Translate<'kinds'>;
  readonly payments: Translate<'payments'>;
  readonly format: Format;
  readonly nameOf: (code: string) => string;
}

/** Other purposes have four digits and a name from the bank. */
const bifastPurposes = ['01', '02', '03', '99'] as const;
const isBifastPurpose = (code: string): code is (typeof bifastPurposes)[number] =>
  bifastPurposes.some((one) => one === code);

type Shown = (value: string, words: Words) => string;

// The bank writes every currency with two decimals, so IDR only selects the format.
const shownAmount: Shown = (value, { format }) => format.amount({ value, currency: 'IDR' });
const shownDate: Shown = (value, { format }) => format.date(value);

const shownBy: readonly (readonly [ends: RegExp, shown: Shown])[] = [
  [/transferType$/, (value, { kinds }) => kinds(`rail.${value as TransferType}`)],
  [/(?:[aA]mount|penalty|cap)\.value$/, shownAmount],
  [/(?:transactionDate|dueDate|PickUpDate|timing\.(?:start|end|expiry)Date)$/, shownDate],
  [
    /timing\.frequencyType$/,
    (value, { payments }) => payments(value === 'ONCE' ? 'repeat.everyONCE' : `repeat.${value as 'DAILY'}`),
  ],
  [/(?:transactionOnHoliday|daysInWeek\.\d+)$/, (value, { payments }) => payments(`repeat.${value as 'SKIP'}`)],
  [/BeneficiaryRelationship$/, (value, { payments }) => payments(`foreign.${value as 'GROUP'}`)],
  [/chargeInstruction$/, (value, { payments }) => payments(`foreign.${value as 'SHA'}`)],
  [/SameAsBeneficiary$/, (value, { t }) => t(`field.${value as 'true'}`)],
  [/shareFavoriteWith\.scope$/, (value, { favorites }) => favorites(`share.${value as 'company'}`)],
  [/deal\.rateType$/, (value, { t }) => t(`field.${value as 'special'}`)],
  [/form\.type$/, (value, { payments }) => payments(`books.${value as 'giro'}`)],
  [/pickupMethod$/, (value, { payments }) => payments(value === 'agent' ? 'books.byAgent' : 'books.inPerson')],
  [/timing\.kind$/, (value, { t }) => t(`field.${value as 'immediate'}`)],
  [/chargeTransactionFeeTo$/, (value, { kinds }) => kinds(`transfer.${value as 'REMITTER'}`)],
  [
    /purposeCode$/,
    (value, { kinds, nameOf }) => (isBifastPurpose(value) ? kinds(`bifastPurpose.${value}`) : nameOf(value)),
  ],
  [/(?:payeeDetails\.institution|denomCode)$/, (value, { nameOf }) => nameOf(value)],
];

export function shownValue(field: string, value: string | null, words: Words): string {
  if (value === null) return words.t('detail.empty');
  const shown = shownBy.find(([ends]) => ends.test(field))?.[1];
  return shown ? shown(value, words) : value;
}
