// Compiles a query once and runs it with different values, because compiling costs about as much as running it.
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import { statementName, withClient, type Client, type ClientSource } from './named-statements.ts';

/** Stands for a value while the query is built; the value replaces it when the query runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

type Ask = Client['query'];

// A compiled query is sent to the connection directly: Kysely costs as much time again, and sends the next statement of
// a transaction only when the one before is answered.
const straight = new WeakMap<Database, Ask>();

/** Outside of a transaction, each query acquires a connection of its own. */
export const setConnectionSource = (db: Database, source: ClientSource): void =>
  void straight.set(db, (...statement) => withClient(source, (client) => client.query(...statement)));

/** Within a transaction, all queries use its connection, which answers them in order. */
export const setConnection = (transaction: Database, client: Client): void =>
  void straight.set(transaction, client.query);

async function ask<Row>(db: Database, compiled: CompiledQuery<Row>, values: object): Promise<Row[]> {
  const given = values as Readonly<Record<string, unknown>>;
  const parameters = compiled.parameters.map((one) => (one instanceof Placeholder ? given[one.name] : one));
  const query = straight.get(db);
  const asking = query
    ? query(statementName(compiled.sql), compiled.sql, parameters)
    : db.executeQuery({ ...compiled, parameters });
  const { rows } = await asking;
  return rows as Row[];
}

/**
 * Returns a query that is compiled at its first call. build may only insert the values into the query: it gets
 * placeholders, so it must not branch on them or compute with them.
 */
export function compiledQuery<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, values) => {
    compiled ??= build(db, placeholders as Values).compile();
    return ask(db, compiled, values);
  };
}

/** As compiledQuery(), for a statement that is written as SQL. */
export const compiledSql = <Values extends object, Row>(
  build: (values: Values) => RawBuilder<Row>,
): ((db: Database, values: Values) => Promise<Row[]>) =>
  compiledQuery((db, values: Values) => ({ compile: () => build(values).compile(db) }));

/** Returns the row of a statement that always has one, because it selects from no table. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('A statement without a table had no row');
  return row;
}

const mostCompiled = 500;

/** As compiledQuery(), for a query whose SQL depends on a choice: it is compiled once for each key of a choice. */
export function compiledQueryBy<Choice, Values extends object, Row>(
  keyOf: (choice: Choice) => string,
  build: (db: Database, choice: Choice, values: Values) => Compilable<Row>,
): (db: Database, choice: Choice, values: Values) => Promise<Row[]> {
  const known = new Map<string, CompiledQuery<Row>>();
  return (db, choice, values) => {
    const key = keyOf(choice);
    const compiled = known.get(key) ?? build(db, choice, placeholders as Values).compile();
    if (known.size < mostCompiled) known.set(key, compiled);
    return ask(db, compiled, values);
  };
}

/** Builds a row of these columns. Reads each value by name, because the placeholders cannot be enumerated. */
export const pickColumns = <Row extends object>(values: Row, columns: readonly (keyof Row)[]): Row =>
  Object.fromEntries(columns.map((column) => [column, values[column]])) as Row;
