import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { favoriteNameChecks } from '../../domain/favorite-name.ts';
import { checkPassword, passwordChecklist } from '../../domain/password-rules.ts';
import { failure, success } from '../../domain/result.ts';
import { checkText, cleanText, isAllowed, stripUnprintable } from '../../domain/text-rules.ts';
import type { TextClass } from '../../domain/text-rules.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const LETTERS_AND_DIGITS = /[A-Za-z0-9]/;
type Limited = Exclude<TextClass, 'anyText'>;
const SIGNS: Readonly<Record<Limited, string>> = {
  digits: '',
  lettersAndDigits: '',
  password: '~!@#$%^&*_+=|\\(){}`:;"\'<>,.?/[]-',
  userId: '~!@#$%^&*_+=|\\(){}`:;"\'<>,.?/[]- ',
  defaultTyping: " _@'.,|()/-",
  reference: '/#:_-',
  generalText: ' .,-_&/(){}$~#*@',
  bifastMessage: ' .,-/',
  favoriteName: ' ',
  accountAlias: ' .,-/&()',
};
const classes = Object.keys(SIGNS) as Limited[];
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('character classes', () => {
  it.each(classes)('%s allows exactly the characters of the specification', (textClass) => {
    const allowed = ASCII.filter((sign) => isAllowed(sign, textClass));
    const expected = ASCII.filter((sign) => SIGNS[textClass].includes(sign) || isLetterOrDigit(sign, textClass));
    expect(allowed).toEqual(expected);
  });

  it('clean any text into one that is allowed, and leave that one alone', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...classes), (text, textClass) => {
        const cleaned = cleanText(text, textClass);
        expect(isAllowed(cleaned, textClass)).toBe(true);
        expect(cleaned).not.toMatch(/ {2}/);
        expect(cleanText(cleaned, textClass)).toBe(cleaned);
      }),
      { numRuns: 300 },
    );
  });
});

describe('cleaning', () => {
  it.each([
    ['Invoice\t42\n', 'Invoice42'],
    ['a   b \u00A0 c', 'a b c'],
    ['Terima kasih 🙏🏽 ya', 'Terima kasih ya'],
    ['❤️ 👨‍👩‍👧 🇮🇩 ok', ' ok'],
    ['zero\u200Bwidth', 'zerowidth'],
    ['harga <100%>', 'harga 100'],
    ['Sínar Jaya', 'Sinar Jaya'],
    ['Mu\u0308ller, Groß & Søn', 'Muller, Gross & Son'],
    ['Łódź – Ærø', 'Lodz - AEro'],
    ['株式会社 Aé', ' Ae'],
    ['ＰＴ １２ａ', 'PT 12a'],
  ])('turns %j into %j', (typed, cleaned) => {
    expect(cleanText(typed, 'generalText')).toBe(cleaned);
  });

  it('collapses what removing a character brought together', () => {
    expect(cleanText('a ! b', 'generalText')).toBe('a b');
  });

  it('keeps the digits and signs that emoji are built from', () => {
    expect(stripUnprintable('#1*2 ©')).toBe('#1*2 ');
    expect(stripUnprintable('1\uFE0F\u20E3 🇮🇩 👍🏽')).toBe('1  ');
  });
});

describe('checking', () => {
  it.each([
    ['digits', '12 3', 'FIELD_DIGITS_ONLY'],
    ['lettersAndDigits', 'a-b', 'FIELD_LETTERS_AND_DIGITS'],
    ['reference', 'INV 1', '102'],
    ['generalText', 'a!', '121'],
    ['defaultTyping', 'a#', '122'],
    ['bifastMessage', 'a&b', '103'],
    ['favoriteName', 'a.b', '68'],
    ['generalText', 'ok 👍', '124'],
    ['digits', '1\t2', '124'],
  ] as const)('%s %j gives %s', (textClass, text, code) => {
    expect(checkText(text, textClass)).toEqual(failure(code));
  });

  it('passes what is allowed unchanged', () => {
    expect(checkText('INV-2611/0042#A:1_x', 'reference')).toEqual(success('INV-2611/0042#A:1_x'));
  });
});

describe('a favorite name', () => {
  it.each([
    ['Sinar Jaya 2', true, [true, true]],
    ['Sinar Jaya 2', false, [true, false]],
    ['Sinar Jaya 2', null, [true, null]],
    ['Sinar & Jaya', true, [false, false]],
    ['  ', true, [false, false]],
  ] as const)('%j, free on the server: %s', (name, isFree, met) => {
    expect(favoriteNameChecks(name, isFree).map((check) => check.met)).toEqual(met);
  });
});

describe('a password', () => {
  const good = { old: 'Lama1234', chosen: 'Baru5678!', confirmation: 'Baru5678!' };
  const withChosen = (chosen: string) => ({ ...good, chosen, confirmation: chosen });

  it('that keeps every rule is taken', () => {
    expect(checkPassword(good)).toEqual(success('Baru5678!'));
    expect(passwordChecklist(good).every(({ met }) => met)).toBe(true);
  });

  it.each([
    ['longEnough', withChosen('Baru56!'), failure('146', { characters: '8' })],
    ['lettersAndNumbers', withChosen('BaruBaru'), failure('147')],
    ['upperAndLower', withChosen('baru5678'), failure('148')],
    ['allowedCharacters', withChosen('Baru 5678'), failure('FIELD_CHARACTERS')],
    ['differsFromOld', withChosen('Lama1234'), failure('150')],
    ['equalsConfirmation', { ...good, confirmation: 'Baru5678' }, failure('149')],
  ] as const)('breaks %s', (rule, change, expected) => {
    expect(
      passwordChecklist(change)
        .filter(({ met }) => !met)
        .map((check) => check.rule),
    ).toEqual([rule]);
    expect(checkPassword(change)).toEqual(expected);
  });

  it('ticks nothing but the characters while the field is empty', () => {
    const ticked = passwordChecklist({ old: 'x', chosen: '', confirmation: '' }).filter(({ met }) => met);
    expect(ticked.map(({ rule }) => rule)).toEqual(['allowedCharacters']);
  });
});

function isLetterOrDigit(sign: string, textClass: TextClass): boolean {
  return textClass === 'digits' ? /\d/.test(sign) : LETTERS_AND_DIGITS.test(sign);
}
