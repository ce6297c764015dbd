import type { CurrencyCode } from './money.ts';

export type DeductFlag = '1' | '2' | '3';

/** How the host books the debit: 1 overbooking in rupiah, 2 from a foreign currency account, 3 anything else. */
export function deductFlag(isOverbooking: boolean, sourceCurrency: CurrencyCode): DeductFlag {
  if (sourceCurrency !== 'IDR') return '2';
  return isOverbooking ? '1' : '3';
}
