/** In a pattern, 9 is one digit and any other character is literal. A group size repeats without end. */
export type Mask =
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'groups'; readonly size: number; readonly separator: string };
export type EditedText = { readonly text: string; readonly caret: number };

export const MASKS = {
  npwp: { kind: 'pattern', pattern: '99.999.999.9-999.999' },
  taxObject: { kind: 'pattern', pattern: '99.99.999.999.999-9999.9' },
  assessmentLetter: { kind: 'pattern', pattern: '99999/999/99/999/99' },
  ktp: { kind: 'pattern', pattern: '999999-999999-9999' },
  account: { kind: 'groups', size: 4, separator: '-' },
  phone: { kind: 'groups', size: 4, separator: '-' },
} as const satisfies Readonly<Record<string, Mask>>;

const HIDDEN = '•';
const SHOWN_DIGITS = 4;

/** Writes separators only between digits, so that Backspace never stops at one. */
export function applyMask(mask: Mask, text: string): string {
  const digits = stripMask(text);
  return mask.kind === 'pattern' ? fillPattern(mask.pattern, digits) : inGroups(digits, mask.size, mask.separator);
}

export function stripMask(text: string): string {
  return text.replace(/\D/g, '');
}

export function capacityOf(mask: Mask): number {
  return mask.kind === 'pattern' ? [...mask.pattern].filter((sign) => sign === '9').length : Infinity;
}

/** Reformats during typing and keeps the caret after the same digit. */
export function reformat(mask: Mask, edited: EditedText): EditedText {
  const text = applyMask(mask, edited.text);
  const digitsBefore = stripMask(edited.text.slice(0, edited.caret)).length;
  return { text, caret: positionAfterDigit(text, digitsBefore) };
}

/** An NPWP with 15 digits is formatted; the current 16 digits are written without separators. */
export function formatNpwp(text: string): string {
  const digits = stripMask(text);
  return digits.length > capacityOf(MASKS.npwp) ? digits : applyMask(MASKS.npwp, digits);
}

/** An NPWP as people read it: also the current 16 digits in groups. */
export function groupedNpwp(text: string): string {
  const digits = stripMask(text);
  return digits.length > capacityOf(MASKS.npwp) ? inGroups(digits, 4, ' ') : formatNpwp(text);
}

/** Accounts of Indonesian banks have 10 to 16 digits. Banks abroad write theirs in other groups, or in none. */
const domesticAccount = /^\d{10,16}$/;

/** In groups of four. Any other text is returned unchanged. */
export function groupedAccount(accountNumber: string): string {
  const { size, separator } = MASKS.account;
  return domesticAccount.test(accountNumber) ? inGroups(accountNumber, size, separator) : accountNumber;
}

/** Shows only the last four digits, and none if there are no more than four. */
export function maskedAccount(accountNumber: string): string {
  const digits = stripMask(accountNumber);
  const shown = digits.length > SHOWN_DIGITS ? digits.slice(-SHOWN_DIGITS) : '';
  const { size, separator } = MASKS.account;
  return inGroups(HIDDEN.repeat(digits.length - shown.length) + shown, size, separator);
}

function fillPattern(pattern: string, digits: string): string {
  let used = 0;
  let filled = '';
  for (const sign of pattern) {
    if (used === digits.length) break;
    filled += sign === '9' ? digits.charAt(used) : sign;
    if (sign === '9') used += 1;
  }
  return filled;
}

function inGroups(signs: string, size: number, separator: string): string {
  const count = Math.ceil(signs.length / size);
  return Array.from({ length: count }, (_, index) => signs.slice(index * size, (index + 1) * size)).join(separator);
}

function positionAfterDigit(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (/\d/.test(text.charAt(position))) seen += 1;
    if (seen === digits) return position + 1;
  }
  return text.length;
}

/** Replaces all but the last four characters with dots, for numbers that identify a person. */
export function lastFour(text: string): string {
  return HIDDEN.repeat(Math.max(text.length - 4, 0)) + text.slice(-4);
}
