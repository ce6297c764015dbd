// When the identity document of a user ends. A KTP is valid for life. A document that has ended takes no right away.
import { addDays, type CalendarDate } from './calendar-date.ts';

/** A document with its last day; null where there is none, or none is known. */
export interface IdentityDocument {
  readonly type: 'KTP' | 'Passport';
  readonly number: string;
  readonly expiresOn: CalendarDate | null;
}

const isSameDocument = (one: IdentityDocument, other: IdentityDocument | null) =>
  one.type === other?.type && one.number === other.number;

/** The last day of a document that is to be stored; one that names no day keeps the stored one. */
export const lastDayOf = (wanted: IdentityDocument, stored: IdentityDocument | null): CalendarDate | null =>
  wanted.expiresOn ?? (isSameDocument(wanted, stored) ? (stored?.expiresOn ?? null) : null);

/** Returns what is wrong with the last day of a document that someone wants to set; null when nothing is. */
export function expiryFault(
  wanted: IdentityDocument,
  stored: IdentityDocument | null,
  today: CalendarDate,
): '9090' | 'IDENTITY_EXPIRED' | null {
  if (wanted.type === 'KTP') return null;
  const isSame = isSameDocument(wanted, stored);
  if (wanted.expiresOn === null) return isSame ? null : '9090';
  const isStored = isSame && wanted.expiresOn === stored?.expiresOn;
  return wanted.expiresOn < today && !isStored ? 'IDENTITY_EXPIRED' : null;
}

/** Whether the document has ended or ends within so many days. On its last day it is still valid. */
export function identityValidity(
  expiresOn: CalendarDate,
  { today, noticeDays }: { readonly today: CalendarDate; readonly noticeDays: number },
): 'valid' | 'expiring' | 'expired' {
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, noticeDays) ? 'expiring' : 'valid';
}
