// Controls, lone surrogates, and marks that change the reading direction, which can show a person another name.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}]/u;

export const hasHidden = (text: string): boolean => hidden.test(text);
export const withoutHidden = (text: string): string => text.replaceAll(new RegExp(hidden, 'gu'), '');
