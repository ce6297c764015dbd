import type { Parameters } from './parameters.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';
import type { ErrorCode } from '../generated/error-codes.ts';
import { isAllowed } from './text-rules.ts';

export type PasswordChange = { readonly old: string; readonly chosen: string; readonly confirmation: string };
export type PasswordRule =
  | 'longEnough'
  | 'lettersAndNumbers'
  | 'upperAndLower'
  | 'allowedCharacters'
  | 'differsFromOld'
  | 'equalsConfirmation';
type Rule = {
  readonly rule: PasswordRule;
  readonly code: ErrorCode;
  readonly parameters?: Parameters;
  readonly holds: (change: PasswordChange) => boolean;
};

export const SHORTEST_PASSWORD = 8;

const RULES: readonly Rule[] = [
  {
    rule: 'longEnough',
    code: '146',
    parameters: { characters: String(SHORTEST_PASSWORD) },
    holds: ({ chosen }) => chosen.length >= SHORTEST_PASSWORD,
  },
  { rule: 'lettersAndNumbers', code: '147', holds: ({ chosen }) => /[A-Za-z]/.test(chosen) && /\d/.test(chosen) },
  { rule: 'upperAndLower', code: '148', holds: ({ chosen }) => /[A-Z]/.test(chosen) && /[a-z]/.test(chosen) },
  { rule: 'allowedCharacters', code: 'FIELD_CHARACTERS', holds: ({ chosen }) => isAllowed(chosen, 'password') },
  { rule: 'differsFromOld', code: '150', holds: ({ old, chosen }) => chosen !== '' && chosen !== old },
  {
    rule: 'equalsConfirmation',
    code: '149',
    holds: ({ chosen, confirmation }) => chosen !== '' && chosen === confirmation,
  },
];

export type PasswordCheck = Pick<Rule, 'rule' | 'code' | 'parameters'> & { readonly met: boolean };

/** Returns every rule with its result, in the order of the screen, and the code of its text. */
export function passwordChecklist(change: PasswordChange): PasswordCheck[] {
  return RULES.map(({ rule, code, parameters, holds }) => ({
    rule,
    code,
    ...(parameters && { parameters }),
    met: holds(change),
  }));
}

export function checkPassword(change: PasswordChange): Result<string> {
  const broken = RULES.find(({ holds }) => !holds(change));
  return broken ? failure(broken.code, broken.parameters) : success(change.chosen);
}
