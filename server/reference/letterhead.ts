import type { Language } from '../../generated/types.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { findBank, ownBankCode } from './banks.ts';
import { businessDay } from './business-day.ts';
import type { Letterhead } from '../files/table-file.ts';

export interface Addressee {
  readonly db: Database;
  readonly config: Pick<Config, 'bankName'>;
  readonly now: Date;
  readonly language: Language;
  readonly companyName: string;
}

async function nameInDirectory({ db, now }: Pick<Addressee, 'db' | 'now'>): Promise<string> {
  const bank = await findBank(db, ownBankCode, businessDay(now));
  if (!bank) throw new Error(`The directory has no bank ${ownBankCode}`);
  return bank.name;
}

export async function letterheadFor({ config, companyName, language, ...when }: Addressee): Promise<Letterhead> {
  const bankName = config.bankName ?? (await nameInDirectory(when));
  return { bankName, companyName, madeAt: when.now, language };
}
