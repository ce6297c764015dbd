import { fromWire, type Money } from '../../../domain/money.ts';
import { codedMessage } from '../../lib/coded-message.ts';

const rupiah = (value: string | null | undefined): Money | undefined => {
  const read = value ? fromWire({ value, currency: 'IDR' }) : undefined;
  return read?.ok ? read.value : undefined;
};

/** Whether an amount in rupiah is above another; false where one of them is missing. */
export function isAboveRupiah(one: string | null | undefined, other: string | null | undefined): boolean {
  const [amount, most] = [rupiah(one), rupiah(other)];
  return amount !== undefined && most !== undefined && amount.minor > most.minor;
}

const issue = (code: string, maximum: string, path: string[]) => ({
  code: 'custom' as const,
  message: codedMessage({ code, parameters: { maximum } }),
  path,
  input: '',
});

/** Failures of a field whose amount is too high; the maximum is already formatted. */
export const aboveDefault = (maximum: string, path: string[]) => issue('ADMIN_ABOVE_DEFAULT', maximum, path);
export const aboveCeiling = (maximum: string, path: string[]) => issue('1186', maximum, path);
export const aboveMaximum = (maximum: string, path: string[]) => issue('ADMIN_LIMIT_ABOVE_MAXIMUM', maximum, path);
