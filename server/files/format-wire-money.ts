import { fromWire } from '../../domain/money.ts';
import { formatMoney } from '../../domain/money-format.ts';
import type { Language, PaymentAmount } from '../../generated/types.ts';

/** Formats an amount of the wire for readers; returns a dash for null. */
export function formatWireMoney(wire: PaymentAmount | null, language: Language): string {
  const read = wire && fromWire(wire);
  return read?.ok ? formatMoney(read.value, language) : '-';
}
