import { cleanText } from '../../domain/text-rules.ts';
import { searchText as bounds } from '../../generated/field-bounds.ts';

/** What can be looked for of what was typed or stands in an address: the signs and the length that the contract allows. */
export const searchText = (typed: string): string => cleanText(typed, 'defaultTyping').slice(0, bounds.longest);
