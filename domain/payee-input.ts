// How a maker names a payee, and whether the set-up of the company takes a payee that is named so.
import type { ErrorCode } from '../generated/error-codes.ts';
import type { PayeeInputMode } from '../generated/types.ts';

/** 'none': the maker does not choose a payee, for example for a tax or a cheque book. */
export type PayeeInput = 'favorite' | 'typed' | 'none';

/** Returns the code for a payee that the company does not take. A mode of null or undefined takes every payee. */
export function payeeInputCode(mode: PayeeInputMode | null | undefined, input: PayeeInput): ErrorCode | null {
  if (mode === 'Favorites Only' && input === 'typed') return 'FAVORITES_ONLY';
  return mode === 'Manual Input Only' && input === 'favorite' ? 'MANUAL_INPUT_ONLY' : null;
}
