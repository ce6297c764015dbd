// A statement that many calls send is put into words once, because building it costs about as much as asking it.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { statementName, withClient, type Client, type ClientSource } from './named-statements.ts';

/** Where a value will stand. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

type Ask = Client['query'];

// Such a statement goes straight to a connection: the way through Kysely costs as much as it, and lets only one
// statement of a transaction be on its way.
const straight = new WeakMap<Database, Ask>();

/** Outside of transactions, each goes to a connection of its own. */
export const setSource = (db: Database, source: ClientSource): void =>
  void straight.set(db, (...statement) => withClient(source, (client) => client.query(...statement)));

/** Within a transaction, all go to the one that it holds, and are answered in their order. */
export const setClient = (transaction: Database, client: Client): void => void straight.set(transaction, client.query);

async function ask<Row>(db: Database, words: CompiledQuery<Row>, values: object): Promise<Row[]> {
  const given = values as Readonly<Record<string, unknown>>;
  const parameters = words.parameters.map((one) => (one instanceof Place ? given[one.name] : one));
  const query = straight.get(db);
  const asking = query
    ? query(statementName(words.sql), words.sql, parameters)
    : db.executeQuery({ ...words, parameters });
  const { rows } = await asking;
  return rows as Row[];
}

/** A statement whose words are the same whatever its values, which it may only place: they are not there yet. */
export function compiledQuery<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let words: CompiledQuery<Row> | undefined;
  return (db, values) => {
    words ??= build(db, places as Values).compile();
    return ask(db, words, values);
  };
}

const mostWordings = 500;

/** As compiledQuery(), where the words follow from a choice: they are kept under its key. */
export function compiledQueryBy<Choice, Values extends object, Row>(
  keyOf: (choice: Choice) => string,
  build: (db: Database, choice: Choice, values: Values) => Compilable<Row>,
): (db: Database, choice: Choice, values: Values) => Promise<Row[]> {
  const known = new Map<string, CompiledQuery<Row>>();
  return (db, choice, values) => {
    const key = keyOf(choice);
    const words = known.get(key) ?? build(db, choice, places as Values).compile();
    if (known.size < mostWordings) known.set(key, words);
    return ask(db, words, values);
  };
}

/** A row of these columns, taken from values that are looked up by name. */
export const pickColumns = <Row extends object>(values: Row, columns: readonly (keyof Row)[]): Row =>
  Object.fromEntries(columns.map((column) => [column, values[column]])) as Row;
