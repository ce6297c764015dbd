import { amountInWords } from '../../../domain/amount-in-words.ts';
import { fromWire } from '../../../domain/money.ts';
import { useFormat, type WireAmount } from '../text/use-format.ts';

/** A wrong digit is easier to notice in words. */
export function AmountInWords({ amount }: { readonly amount: WireAmount }) {
  const { language } = useFormat();
  const read = fromWire(amount);
  if (!read.ok) return null;
  return (
    <span className="block text-sm font-normal text-ink-soft first-letter:uppercase">
      {amountInWords(read.value, language)}
    </span>
  );
}
