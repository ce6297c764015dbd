// Reads system parameters. Outside of transactions they are cached, because they are read often and seldom change.
import type { SystemParameterName } from '../generated/types.ts';
import type { Database } from './db/database.ts';
import { readThroughCache, allCompanies } from './db/cached-rows.ts';

async function read(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('system_parameters')
    .select(['name', 'value'])
    .where('effective_to', 'is', null)
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The parameters that each transaction has read, so that it reads them only once. */
const asked = new WeakMap<Database, Promise<ReadonlyMap<string, string>>>();

export async function readParameters(db: Database): Promise<ReadonlyMap<string, string>> {
  if (!db.isTransaction)
    return readThroughCache(
      db,
      'parameters',
      () => read(db),
      () => allCompanies,
    );
  const found = asked.get(db) ?? read(db);
  asked.set(db, found);
  return found;
}

export async function readParameter(db: Database, name: SystemParameterName): Promise<string> {
  const value = (await readParameters(db)).get(name);
  if (value === undefined) throw new Error(`The system parameter ${name} is missing`);
  return value;
}

export const readNumber = async (db: Database, name: SystemParameterName): Promise<number> =>
  Number(await readParameter(db, name));
