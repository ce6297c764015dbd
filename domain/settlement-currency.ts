// The currency of a country: its holidays are those on which the banks of the country settle nothing.
import type { CurrencyCode } from './money.ts';

const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';

const others: Readonly<Partial<Record<string, CurrencyCode>>> = {
  US: 'USD',
  GB: 'GBP',
  JP: 'JPY',
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  LI: 'CHF',
  CN: 'CNY',
  HK: 'HKD',
  NZ: 'NZD',
  SG: 'SGD',
  TH: 'THB',
};

/** Undefined for a country whose currency this bank does not handle; nothing is known of its holidays. */
export const currencyOfCountry = (country: string): CurrencyCode | undefined =>
  euroArea.split(' ').includes(country) ? 'EUR' : others[country];
