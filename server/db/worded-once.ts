// A statement that many calls send is put into words once, because building it costs about as much as asking it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { nameOf, type ClientSource } from './named-statements.ts';

/** Where a value will stand. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

const sources = new WeakMap<Database, ClientSource>();

/** Outside of transactions such a statement goes straight to a connection: the way through Kysely costs as much as it. */
export const setSource = (db: Database, source: ClientSource): void => void sources.set(db, source);

async function askStraight(source: ClientSource, { sql, parameters }: CompiledQuery) {
  const client = await source.acquire();
  try {
    return await client.query(nameOf(sql), sql, parameters);
  } finally {
    client.release();
  }
}

/** A statement whose words are the same whatever its values, which it may only place: they are not there yet. */
export function wordedOnce<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let words: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    words ??= build(db, places as Values).compile();
    const parameters = words.parameters.map((one) => (one instanceof Place ? values[one.name as keyof Values] : one));
    const source = sources.get(db);
    const asked = { ...words, parameters };
    const { rows } = await (source ? askStraight(source, asked) : db.executeQuery(asked));
    return rows as Row[];
  };
}

/** A row of these columns, taken from values that are looked up by name. */
export const rowOf = <Row extends object>(values: Row, columns: readonly (keyof Row)[]): Row =>
  Object.fromEntries(columns.map((column) => [column, values[column]])) as Row;
