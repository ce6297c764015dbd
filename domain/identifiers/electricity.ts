import { flatMap, success } from '../result.ts';
import type { Result } from '../result.ts';
import { digitsOfLength } from './digits.ts';

export type ElectricityNumber = { readonly kind: 'customer' | 'meter'; readonly digits: string };

const CUSTOMER_LENGTH = 12;
const METER_LENGTH = 11;
const TOKEN_LENGTH = 20;

export function parseCustomerId(text: string): Result<string> {
  return digitsOfLength(text, [CUSTOMER_LENGTH], '37');
}

export function parseMeterNumber(text: string): Result<string> {
  return digitsOfLength(text, [METER_LENGTH], '39');
}

/** Prepaid electricity accepts a customer or a meter number; the length tells which one was typed. */
export function parsePrepaidNumber(text: string): Result<ElectricityNumber> {
  return flatMap(digitsOfLength(text, [CUSTOMER_LENGTH, METER_LENGTH], '38'), (digits) =>
    success({ kind: digits.length === CUSTOMER_LENGTH ? 'customer' : 'meter', digits }),
  );
}

/** The token that the customer types into the meter after paying. */
export function parsePrepaidToken(text: string): Result<string> {
  return digitsOfLength(text, [TOKEN_LENGTH], 'FIELD_FORMAT');
}
