// The bank of a payee in the SWIFT directory.
import { checkIntermediary } from '../../domain/intermediary-bank.ts';
import { ownBic } from '../../domain/own-bank.ts';
import type { ForeignBeneficiary, IntermediaryBank } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { findBank, findForeignBank, ownBankCode } from '../reference/banks.ts';
import { businessDay } from '../reference/business-day.ts';
import { findReferenceFacts } from '../reference/lists.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { checkCopiedFields } from './copied-fields.ts';

export type PayeeBank = Pick<ForeignBeneficiary, 'bankCode' | 'bankName' | 'bankAddress' | 'country'>;

const longestLine = 35;

/** Throws a Refusal for a country to which the correspondents send nothing. */
async function checkReachable({ db, now }: Context, country: string): Promise<void> {
  const question = { kind: 'COUNTRY', code: country, on: businessDay(now) };
  const facts = await findReferenceFacts<{ readonly transferAllowed: boolean }>(db, question);
  if (!facts?.transferAllowed) throw new Refusal('HOST_FCY_47');
}

/**
 * Returns the bank with this BIC. Throws a Refusal if the directory has none, at `field` if given, or if nothing reaches
 * its country.
 */
export async function loadForeignBank(context: Context, bic: string, field?: string): Promise<PayeeBank> {
  const { db, now } = context;
  const found = await findForeignBank(db, bic, businessDay(now));
  if (!found) throw field === undefined ? new Refusal('193') : new Refusal('193').at(field);
  await checkReachable(context, found.country);
  const bankAddress = [found.address, found.city].filter(Boolean).join(' ').slice(0, longestLine).trim();
  return { bankCode: bic, bankName: found.name, bankAddress, country: found.country };
}

export async function loadOwnBank({ db, now }: Context): Promise<PayeeBank> {
  const bank = await findBank(db, ownBankCode, businessDay(now));
  if (!bank?.bic) throw new Error('The directory lists this bank with its BIC');
  return { bankCode: bank.bic, bankName: bank.name, bankAddress: bank.city, country: 'ID' };
}

interface OnTheWay {
  readonly intermediary: IntermediaryBank | undefined;
  readonly payeeBank: string;
  /** The place of the intermediary in the body. */
  readonly field: string;
}

/** Returns the intermediary as the directory has it, or nothing if the form has none. */
export async function checkedIntermediary(
  context: Context,
  { intermediary, payeeBank, field }: OnTheWay,
): Promise<{ readonly intermediary?: PayeeBank }> {
  if (!intermediary) return {};
  const checked = checkIntermediary(intermediary.bankCode, [payeeBank, ownBic]);
  if (!checked.ok) throw refusalOf(checked).at(`${field}.bankCode`);
  const bank = await loadForeignBank(context, intermediary.bankCode, `${field}.bankCode`);
  checkCopiedFields(['bankName', 'bankAddress', 'country'], intermediary, bank, field);
  return { intermediary: bank };
}
