import { useTexts } from '../text/use-texts.ts';
import type { KindWords } from './payment-kind.ts';

/** The words of a kind whose texts have their usual names. */
export function useKindWords(prefix: 'bill' | 'topUp' | 'books'): KindWords {
  const t = useTexts('payments');
  return {
    intro: t(`${prefix}.intro`),
    steps: t(`${prefix}.steps`),
    incomplete: t(`${prefix}.incomplete`),
    again: t(`${prefix}.again`),
    anew: t(`${prefix}.anew`),
    track: t(`${prefix}.track`),
  };
}
