// The type of a demonstration account, and what several of them share.
import type { CurrencyCode } from '../../../generated/types.ts';

export interface DemoAccount {
  readonly companyId: string;
  readonly accountId: string;
  readonly number: string;
  readonly alias: string;
  readonly kind: 'CA' | 'SA' | 'TD' | 'LOAN';
  readonly currency: CurrencyCode;
  readonly rate: string;
  /** The booked balance, including funds on hold. */
  readonly balance: string;
  readonly hold?: string;
  readonly status?: 'active' | 'dormant' | 'blocked';
  readonly isFavorite?: boolean;
  /** The number of movements on an ordinary working day, in tenths. */
  readonly tenthsADay: number;
  readonly details: Readonly<Record<string, unknown>>;
}

export const giro = (openedOn: string, minimumBalance = '1000000.00') => ({
  productName: 'Giro Korporasi Rupiah',
  openedOn,
  minimumBalance,
});
export const foreign = (productName: string, openedOn: string, minimumBalance: string) => ({
  productName,
  openedOn,
  minimumBalance,
});

export type DemoRow = Omit<DemoAccount, 'companyId'>;
