// Fills a bank with many companies and a year of transactions and their traces, by a few set-based statements.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../server/db/database.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));

export interface LargeSeed {
  readonly transactions: number;
  readonly companies: number;
  /** The time of the newest transaction. */
  readonly now: Date;
}

/** The company with the most transactions. */
export const busiestCompany = 'COMPANY0001';

// Settings for this transaction only. It is safe not to wait for the disk, because a crash rolls everything back.
const settings = ({ transactions, companies, now }: LargeSeed) => `
set local work_mem = '256MB';
set local maintenance_work_mem = '512MB';
set local synchronous_commit = off;
set local jit = off;
create temp table seed on commit drop as
select ${transactions}::int as transactions, ${companies}::int as companies, timestamptz '${now.toISOString()}' as now,
  nextval('request_numbers') as first_number,
  nextval(pg_get_serial_sequence('request_steps', 'step_no')) as first_step;`;

async function readScripts(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map((name) => readFile(folder + name, 'utf8')));
}

async function checkReady({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const companies = db.selectFrom('companies').select('company_id');
  const ids = (await companies.where('company_id', 'in', ['NUSANTARA', busiestCompany]).execute()).map(
    ({ company_id: id }) => id,
  );
  if (!ids.includes('NUSANTARA')) throw new Error('The demonstration company is missing: npm start makes it');
  if (ids.includes(busiestCompany)) throw new Error('The large set is there already');
}

/** One transaction: after a failure, nothing is added. Throws if the large set already exists. */
export async function seedLarge({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, seed: LargeSeed): Promise<void> {
  await checkReady({ db });
  const scripts = await readScripts();
  await engine.runScript(['begin;', settings(seed), ...scripts, 'commit;'].join('\n'));
  await sql`analyze`.execute(db);
}
