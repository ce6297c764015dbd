import { cleanText } from '../../domain/text-rules.ts';
import { searchText as bounds } from '../../generated/field-bounds.ts';

/** Removes characters that a search must not contain, and cuts the text to the length that the contract allows. */
export const searchText = (typed: string): string => cleanText(typed, 'defaultTyping').slice(0, bounds.longest);
