// The bank of a payee in the SWIFT directory.
import type { ForeignBeneficiary } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { findBank, findForeignBank, ownBankCode } from '../../reference/banks.ts';
import { businessDay } from '../../reference/business-day.ts';
import { findReferenceFacts } from '../../reference/lists.ts';
import { Refusal } from '../../refusal.ts';

export type PayeeBank = Pick<ForeignBeneficiary, 'bankCode' | 'bankName' | 'bankAddress' | 'country'>;

const longestLine = 35;

/** Throws a Refusal for a country to which the correspondents send nothing. */
async function checkReachable({ db, now }: Context, country: string): Promise<void> {
  const question = { kind: 'COUNTRY', code: country, on: businessDay(now) };
  const facts = await findReferenceFacts<{ readonly transferAllowed: boolean }>(db, question);
  if (!facts?.transferAllowed) throw new Refusal('HOST_FCY_47');
}

/** Returns the bank with this BIC. Throws a Refusal if the directory has none or nothing reaches its country. */
export async function loadForeignBank(context: Context, bic: string): Promise<PayeeBank> {
  const { db, now } = context;
  const found = await findForeignBank(db, bic, businessDay(now));
  if (!found) throw new Refusal('193');
  await checkReachable(context, found.country);
  const bankAddress = [found.address, found.city].filter(Boolean).join(' ').slice(0, longestLine).trim();
  return { bankCode: bic, bankName: found.name, bankAddress, country: found.country };
}

export async function loadOwnBank({ db, now }: Context): Promise<PayeeBank> {
  const bank = await findBank(db, ownBankCode, businessDay(now));
  if (!bank?.bic) throw new Error('The directory lists this bank with its BIC');
  return { bankCode: bank.bic, bankName: bank.name, bankAddress: bank.city, country: 'ID' };
}
