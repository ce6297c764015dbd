import { fromWire } from '../../domain/money.ts';
import { formatMoney } from '../../domain/money-format.ts';
import type { Language, PaymentAmount } from '../../generated/types.ts';

/** An amount of the wire as people read it; a dash where there is none. */
export function shownMoney(wire: PaymentAmount | null, language: Language): string {
  const read = wire && fromWire(wire);
  return read?.ok ? formatMoney(read.value, language) : '-';
}
