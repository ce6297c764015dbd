import { mapValue } from '../result.ts';
import type { Result } from '../result.ts';
import { digitsOfLength } from './digits.ts';

export type BillingKind = 'tax-office' | 'customs' | 'non-tax';
export type BillingId = { readonly kind: BillingKind; readonly digits: string };

/** The first digit names the office: 0-3 tax, 4-6 customs, 7-9 other state revenue. */
export function parseBillingId(text: string): Result<BillingId> {
  return mapValue(digitsOfLength(text, [15], '105'), (digits) => ({
    kind: billingKind(Number(digits.charAt(0))),
    digits,
  }));
}

function billingKind(firstDigit: number): BillingKind {
  if (firstDigit <= 3) return 'tax-office';
  return firstDigit <= 6 ? 'customs' : 'non-tax';
}
