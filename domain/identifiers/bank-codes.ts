import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';

/** The codes of one bank. None can be derived from another, so each has its own type. */
export type ShortCode = string & { readonly kind: 'short' };
export type ClearingCode = string & { readonly kind: 'clearing' };
export type BulkFileCode = string & { readonly kind: 'bulk-file' };
export type Bic = string & { readonly kind: 'bic' };

export function parseShortCode(text: string): Result<ShortCode> {
  return /^\d{3}$/.test(text) ? success(text as ShortCode) : failure('119');
}

export function parseClearingCode(text: string): Result<ClearingCode> {
  return /^\d{7}$/.test(text) ? success(text as ClearingCode) : failure('111');
}

export function parseBulkFileCode(text: string): Result<BulkFileCode> {
  return /^\d{9}$/.test(text) ? success(text as BulkFileCode) : failure('64');
}

/** Institution, country, location and, with eleven characters, branch. */
export function parseBic(text: string): Result<Bic> {
  const bic = text.trim().toUpperCase();
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? success(bic as Bic) : failure('65');
}
