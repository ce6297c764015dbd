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
  ['favoriteName', 'field.favorite'],
  ['proxy.proxy', 'field.proxy'],
  ['amount.value', 'field.amount'],
  ['amount.currency', 'field.currency'],
  ['info', 'field.info'],
  ['customerReference', 'field.reference'],
  ['purposeCode', 'field.purpose'],
  ['chargeTransactionFeeTo', 'field.feePayer'],
  ['timing.kind', 'field.timing'],
  ['timing.transactionDate', 'field.date'],
];
const listed: readonly (readonly [part: string, key: FieldKey])[] = [
  ['additionalDetails.email.', 'field.email'],
  ['additionalDetails.whatsapp.', 'field.whatsapp'],
];

/** Technical fields that are not shown. */
const unread: readonly string[] = ['inquiryId', 'favoriteId', 'fromAccount.id', 'payee.kind', 'proxyType'];

export const isRead = ({ field }: FieldChange): boolean => !unread.some((end) => field.endsWith(end));

export function fieldName(field: string, t: Translate<'requests'>): string {
  const key = names.find(([end]) => field.endsWith(end))?.[1] ?? listed.find(([part]) => field.includes(part))?.[1];
  return key ? t(key) : field;
}

interface Words {
  readonly t: Translate<'requests'>;
  readonly kinds: Translate<'kinds'>;
  readonly format: Format;
}

export function shownValue(field: string, value: string | null, { t, kinds, format }: Words): string {
  if (value === null) return t('detail.empty');
  if (field.endsWith('transferType')) return kinds(`rail.${value as TransferType}`);
  // The bank writes every currency with two decimals, so IDR only selects the format.
  if (field.endsWith('amount.value')) return format.amount({ value, currency: 'IDR' });
  if (field.endsWith('transactionDate')) return format.date(value);
  if (field.endsWith('timing.kind')) return t(`field.${value as 'immediate'}`);
  if (field.endsWith('chargeTransactionFeeTo')) return kinds(`transfer.${value as 'REMITTER'}`);
  if (field.endsWith('purposeCode')) return kinds(`bifastPurpose.${value as '99'}`);
  return value;
}
