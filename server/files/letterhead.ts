import type { Language } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { findBank, ownBankCode } from '../reference/banks.ts';
import { businessDay } from '../reference/today.ts';
import type { Letterhead } from './sheet.ts';

export interface Addressee {
  readonly db: Database;
  readonly now: Date;
  readonly language: Language;
  readonly companyName: string;
}

/** The bank's name is the one in its directory. */
export async function letterheadFor({ db, now, language, companyName }: Addressee): Promise<Letterhead> {
  const bank = await findBank(db, ownBankCode, businessDay(now));
  if (!bank) throw new Error(`The directory has no bank ${ownBankCode}`);
  return { bankName: bank.name, companyName, madeAt: now, language };
}
