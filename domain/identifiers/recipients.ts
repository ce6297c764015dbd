import type { Failure } from '../result.ts';
import { failure } from '../result.ts';

/** A WhatsApp number as in the contract: "+62" and "81218004567". */
export type WhatsappNumber = { readonly countryCode: string; readonly valueWhatsapp: string };
/** The accepted entries, and the rejected ones with the reason, for the screen. */
export type Recipients<T> = {
  readonly kept: T[];
  readonly dropped: readonly { readonly entry: T; readonly because: Failure }[];
};

const MOST_WHATSAPP = 10;
const LONGEST_EMAILS = 200;
const SEPARATOR = ';';
const EMAIL = /^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;
const COUNTRY_CODE = /^\+[1-9]\d{0,3}$/;
const SUBSCRIBER = /^[1-9]\d{7,13}$/;

const wordsIn = (text: string, separators: RegExp) => text.split(separators).filter((entry) => entry.trim() !== '');

/**
 * Splits a typed or pasted list. Spaces separate entries too, except in a text without a valid entry: a number may be
 * written with spaces.
 */
export function splitEntries(text: string, isValid: (entry: string) => boolean): { valid: string[]; wrong: string[] } {
  const entries = wordsIn(text, /[;,\n]+/).flatMap((part) => {
    const words = wordsIn(part, /\s+/);
    return !isValid(part.trim()) && words.some(isValid) ? words : [part.trim()];
  });
  return { valid: entries.filter(isValid), wrong: entries.filter((entry) => !isValid(entry)) };
}

/** Keeps at most 200 characters, including separators. Drops the first entry that does not fit and all after it. */
export function limitEmails(entries: readonly string[]): Recipients<string> {
  const { kept: usable, dropped } = separate(entries, (entry, earlier) => emailFault(entry, earlier));
  const fits = usable.filter((_, index) => usable.slice(0, index + 1).join(SEPARATOR).length <= LONGEST_EMAILS).length;
  return cutAfter(usable, fits, dropped, failure('123', { characters: String(LONGEST_EMAILS) }));
}

export function limitWhatsapp(entries: readonly WhatsappNumber[]): Recipients<WhatsappNumber> {
  const { kept: usable, dropped } = separate(entries.map(normalise), whatsappFault);
  return cutAfter(usable, MOST_WHATSAPP, dropped, failure('175', { most: String(MOST_WHATSAPP) }));
}

function separate<T>(entries: readonly T[], fault: (entry: T, earlier: readonly T[]) => Failure | null): Recipients<T> {
  const kept: T[] = [];
  const dropped: { entry: T; because: Failure }[] = [];
  for (const entry of entries) {
    const because = fault(entry, kept);
    if (because) dropped.push({ entry, because });
    else kept.push(entry);
  }
  return { kept, dropped };
}

function cutAfter<T>(usable: T[], count: number, dropped: Recipients<T>['dropped'], because: Failure): Recipients<T> {
  return {
    kept: usable.slice(0, count),
    dropped: [...dropped, ...usable.slice(count).map((entry) => ({ entry, because }))],
  };
}

function emailFault(entry: string, earlier: readonly string[]): Failure | null {
  if (!EMAIL.test(entry)) return failure('66');
  return earlier.some((other) => other.toLowerCase() === entry.toLowerCase()) ? failure('FIELD_REPEATED') : null;
}

function whatsappFault(entry: WhatsappNumber, earlier: readonly WhatsappNumber[]): Failure | null {
  if (!COUNTRY_CODE.test(entry.countryCode) || !SUBSCRIBER.test(entry.valueWhatsapp)) return failure('67');
  const isSame = (other: WhatsappNumber): boolean =>
    other.countryCode === entry.countryCode && other.valueWhatsapp === entry.valueWhatsapp;
  return earlier.some(isSame) ? failure('FIELD_REPEATED') : null;
}

function normalise({ countryCode, valueWhatsapp }: WhatsappNumber): WhatsappNumber {
  return { countryCode, valueWhatsapp: valueWhatsapp.replace(/[\s.-]/g, '').replace(/^0+/, '') };
}
