// The bank of a payee in the SWIFT directory.
import type { ForeignBeneficiary } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { findBank, findForeignBank, ownBankCode } from '../../reference/banks.ts';
import { businessDay } from '../../reference/business-day.ts';
import { Refusal } from '../../refusal.ts';

export type PayeeBank = Pick<ForeignBeneficiary, 'bankCode' | 'bankName' | 'bankAddress' | 'country'>;

const longestLine = 35;

/** Returns the bank with this BIC. Throws a Refusal if the directory has none. */
export async function loadForeignBank({ db, now }: Context, bic: string): Promise<PayeeBank> {
  const found = await findForeignBank(db, bic, businessDay(now));
  if (!found) throw new Refusal('193');
  const bankAddress = [found.address, found.city].filter(Boolean).join(' ').slice(0, longestLine).trim();
  return { bankCode: bic, bankName: found.name, bankAddress, country: found.country };
}

export async function loadOwnBank({ db, now }: Context): Promise<PayeeBank> {
  const bank = await findBank(db, ownBankCode, businessDay(now));
  if (!bank?.bic) throw new Error('The directory lists this bank with its BIC');
  return { bankCode: bank.bic, bankName: bank.name, bankAddress: bank.city, country: 'ID' };
}
