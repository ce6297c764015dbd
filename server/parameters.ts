// System parameters are rows; they are read often and change seldom, so a process keeps them for a moment.
import type { SystemParameterName } from '../generated/types.ts';
import type { Database } from './db/database.ts';

const keptMilliseconds = 5000;

interface Kept {
  readonly values: ReadonlyMap<string, string>;
  readonly until: number;
}

const kept = new WeakMap<Database, Kept>();

export async function readParameters(db: Database): Promise<ReadonlyMap<string, string>> {
  const found = kept.get(db);
  if (found && found.until > performance.now()) return found.values;
  const rows = await db
    .selectFrom('system_parameters')
    .select(['name', 'value'])
    .where('effective_to', 'is', null)
    .execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  kept.set(db, { values, until: performance.now() + keptMilliseconds });
  return values;
}

export async function readParameter(db: Database, name: SystemParameterName): Promise<string> {
  const value = (await readParameters(db)).get(name);
  if (value === undefined) throw new Error(`The system parameter ${name} is missing`);
  return value;
}

export const readNumber = async (db: Database, name: SystemParameterName): Promise<number> =>
  Number(await readParameter(db, name));
