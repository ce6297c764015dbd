import type { WireAmount } from '../text/use-format.ts';
import { AmountInWords } from './amount-in-words.tsx';

/** The amount of a field in words; the line keeps its place while nothing is typed. */
export const TypedInWords = ({ amount }: { readonly amount: WireAmount }) => (
  <div className="min-h-lh text-sm">{amount.value && <AmountInWords amount={amount} />}</div>
);
