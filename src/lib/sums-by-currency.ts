import { isCurrency, sum, toWire, type CurrencyCode, type WireMoney } from '../../domain/money.ts';
import { fromWire } from '../../domain/money.ts';

type Amount = { readonly value: string; readonly currency: string };

/** Returns one sum per currency, rupiah first. Amounts in different currencies are never added. */
export function sumsByCurrency(amounts: readonly Amount[]): WireMoney[] {
  const read = amounts.flatMap((amount) => {
    const money = fromWire(amount);
    return money.ok ? [money.value] : [];
  });
  const currencies = [...new Set(read.map(({ currency }) => currency))].filter(isCurrency).toSorted(byCurrency);
  return currencies.flatMap((currency) => {
    const total = sum(
      read.filter((money) => money.currency === currency),
      currency,
    );
    return total.ok ? [toWire(total.value)] : [];
  });
}

function byCurrency(left: CurrencyCode, right: CurrencyCode): number {
  if (left === right) return 0;
  if (left === 'IDR' || right === 'IDR') return left === 'IDR' ? -1 : 1;
  return left < right ? -1 : 1;
}
