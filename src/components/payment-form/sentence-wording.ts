import { useFormat, type Format } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';

/** The texts and the format of the sentences about a payment. */
export interface SentenceWording {
  readonly t: Translate<'payments'>;
  readonly format: Format;
}

export const useSentenceWording = (): SentenceWording => ({ t: useTexts('payments'), format: useFormat() });
