import { fromWire, isCurrency, type WireMoney } from '../../domain/money.ts';
import type { DraftFields, RequestRevision } from '../../generated/types.ts';
import { encryptForStorage, decryptFromStorage } from '../storage-encryption.ts';

export interface DraftContent {
  readonly fields: DraftFields;
  readonly repairOf: RequestRevision | null;
}

export const encryptDraft = (key: Uint8Array, content: DraftContent): Buffer =>
  encryptForStorage(key, Buffer.from(JSON.stringify(content)));

export const decryptDraft = (key: Uint8Array, stored: Uint8Array): DraftContent =>
  JSON.parse(decryptFromStorage(key, stored).toString('utf8'));

const nameFields = [
  'payee.beneficiary.accountName',
  'payee.favoriteName',
  'beneficiary.accountName',
  'payeeDetails.accountName',
  'favoriteName',
];
const longestName = 140;

const textOf = (fields: DraftFields, field: string): string => String(fields[field] ?? '').trim();

export function draftPayeeName(fields: DraftFields): string | null {
  const name = nameFields.map((field) => textOf(fields, field)).find((text) => text !== '');
  return name?.slice(0, longestName) ?? null;
}

/** Returns null while the typed text is not an amount. A draft may store the amount without decimals. */
export function draftAmount(fields: DraftFields): WireMoney | null {
  const typed = textOf(fields, 'transactionDetails.amount.value');
  const value = typed.includes('.') ? typed : `${typed}.00`;
  const currency = textOf(fields, 'transactionDetails.amount.currency') || 'IDR';
  return isCurrency(currency) && fromWire({ value, currency }).ok ? { value, currency } : null;
}
