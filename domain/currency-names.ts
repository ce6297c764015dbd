import type { CurrencyCode } from './money.ts';

type EnglishNames = { readonly unit: string; readonly units: string; readonly cent: string; readonly cents: string };
type IndonesianNames = { readonly unit: string; readonly cent: string };
type CurrencyNames = { readonly EN: EnglishNames; readonly ID: IndonesianNames };

const NAMES: Readonly<Record<CurrencyCode, CurrencyNames>> = {
  IDR: { EN: invariable('rupiah', 'sen'), ID: { unit: 'rupiah', cent: 'sen' } },
  USD: { EN: dollar('US'), ID: { unit: 'dolar Amerika Serikat', cent: 'sen' } },
  AUD: { EN: dollar('Australian'), ID: { unit: 'dolar Australia', cent: 'sen' } },
  CAD: { EN: dollar('Canadian'), ID: { unit: 'dolar Kanada', cent: 'sen' } },
  CHF: { EN: regular('Swiss franc', 'centime'), ID: { unit: 'franc Swiss', cent: 'sen' } },
  CNY: { EN: invariable('Chinese yuan', 'fen'), ID: { unit: 'yuan Tiongkok', cent: 'fen' } },
  EUR: { EN: regular('euro', 'cent'), ID: { unit: 'euro', cent: 'sen' } },
  GBP: {
    EN: { unit: 'pound sterling', units: 'pounds sterling', cent: 'penny', cents: 'pence' },
    ID: { unit: 'pound sterling Inggris', cent: 'penny' },
  },
  HKD: { EN: dollar('Hong Kong'), ID: { unit: 'dolar Hong Kong', cent: 'sen' } },
  JPY: { EN: invariable('Japanese yen', 'sen'), ID: { unit: 'yen Jepang', cent: 'sen' } },
  NZD: { EN: dollar('New Zealand'), ID: { unit: 'dolar Selandia Baru', cent: 'sen' } },
  SGD: { EN: dollar('Singapore'), ID: { unit: 'dolar Singapura', cent: 'sen' } },
  THB: { EN: invariable('Thai baht', 'satang'), ID: { unit: 'baht Thailand', cent: 'satang' } },
};

export function currencyNames(currency: CurrencyCode): CurrencyNames {
  return NAMES[currency];
}

function dollar(country: string): EnglishNames {
  return regular(`${country} dollar`, 'cent');
}

function regular(unit: string, cent: string): EnglishNames {
  return { unit, units: `${unit}s`, cent, cents: `${cent}s` };
}

function invariable(unit: string, cent: string): EnglishNames {
  return { unit, units: unit, cent, cents: cent };
}
