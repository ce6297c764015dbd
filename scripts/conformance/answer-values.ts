// Reads values and amounts out of an answer.
import { isFields } from './seen.ts';

/** The values at a path such as lines.fee, through every item of an array on the way. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>((level, name) => level.flatMap((one) => (isFields(one) ? one[name] : [])), [value]);
}

export interface Amount {
  readonly units: bigint;
  /** Undefined for a count, empty for an amount without its currency. */
  readonly currency: string | undefined;
}

const amountPattern = /^-?\d+\.\d\d$/;
const unitsOf = (text: string) => BigInt(text.replace('.', ''));

export function amountOf(value: unknown): Amount | undefined {
  if (typeof value === 'string' && amountPattern.test(value)) return { units: unitsOf(value), currency: '' };
  if (Number.isSafeInteger(value)) return { units: BigInt(Number(value)), currency: undefined };
  const { value: text, currency } = isFields(value) ? value : {};
  const isMoney = typeof text === 'string' && amountPattern.test(text) && typeof currency === 'string';
  return isMoney ? { units: unitsOf(text), currency } : undefined;
}
