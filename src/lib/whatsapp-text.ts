// Converts between a WhatsApp number as the user types it and as the contract writes it.
import type { WhatsappNumber } from '../../domain/identifiers/recipients.ts';
import { applyMask, MASKS } from '../../domain/masks.ts';

const DEFAULT_CODE = '+62';

/** 0812… and 812… are Indonesian numbers. After a plus sign the longest known country code that fits is used. */
export function readWhatsapp(text: string, codes: readonly string[]): WhatsappNumber {
  const written = text.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const known = [...codes, DEFAULT_CODE].toSorted((left, right) => right.length - left.length);
  const countryCode = known.find((code) => written.startsWith(code)) ?? DEFAULT_CODE;
  const rest = written.startsWith(countryCode) ? written.slice(countryCode.length) : written;
  return { countryCode, valueWhatsapp: rest.replace(/^0+/, '') };
}

export const whatsappKey = ({ countryCode, valueWhatsapp }: WhatsappNumber): string => countryCode + valueWhatsapp;

export const shownWhatsapp = ({ countryCode, valueWhatsapp }: WhatsappNumber): string =>
  `${countryCode} ${applyMask(MASKS.phone, valueWhatsapp)}`;
