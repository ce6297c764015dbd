// One execution of a named statement. pg asks PostgreSQL for the columns of the answer each time, which costs both sides
// more than a short answer; this asks once per connection, because a prepared statement never changes its columns.
import pg from 'pg';
import { readTypes } from './postgres-types.ts';

interface Connection {
  describe(message: object): void;
}

/** What pg's Query has besides its types. */
interface PgQuery extends pg.Submittable {
  name: string;
  values: readonly unknown[];
  prepare(connection: Connection): void;
}

const PgQuery = pg.Query as unknown as new (text: string) => PgQuery;

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

type Row = Record<string, unknown>;

interface Columns {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** Copied for each row: objects with the same keys from the start are faster to fill. */
  readonly empty: Row;
}

const types = readTypes();

const columnsOf = (fields: readonly Field[]): Columns => ({
  names: fields.map(({ name }) => name),
  parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID)),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
});

interface KnownConnection {
  readonly columns: Map<string, Columns>;
  /** The same connection, but asks for no columns. */
  readonly undescribed: Connection;
}

const known = new WeakMap<Connection, KnownConnection>();

function knownOf(connection: Connection): KnownConnection {
  const found = known.get(connection);
  if (found) return found;
  const undescribed = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  const added = { columns: new Map<string, Columns>(), undescribed };
  known.set(connection, added);
  return added;
}

export interface StatementAnswer {
  readonly rows: Row[];
  readonly affected: number;
}

export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export class StatementQuery extends PgQuery {
  readonly callback: (error: Error | null, answer: StatementAnswer) => void;
  #columns: Columns | undefined;
  #onColumns: (columns: Columns) => void = () => undefined;
  #fault: Error | null = null;
  readonly #answer = { rows: [] as Row[], affected: 0 };

  constructor({ name, text, values }: NamedStatement, callback: StatementQuery['callback']) {
    super(text);
    this.name = name;
    this.values = values;
    this.callback = callback;
  }

  override prepare(connection: Connection): void {
    const { columns, undescribed } = knownOf(connection);
    this.#columns = columns.get(this.name);
    this.#onColumns = (found) => columns.set(this.name, found);
    super.prepare(this.#columns ? undescribed : connection);
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#columns = columnsOf(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, parsers, empty } = this.#columns ?? columnsOf([]);
    const row = { ...empty };
    try {
      fields.forEach((text, index) => {
        if (text !== null) row[names[index] ?? ''] = parsers[index]?.(text);
      });
    } catch (error) {
      this.#fault ??= error as Error;
    }
    this.#answer.rows.push(row);
  }

  /** The command tag ends in the number of affected rows, if the command has one: "INSERT 0 5". */
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#answer.affected = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
    this.#onColumns(this.#columns ?? columnsOf([]));
  }

  handleError(error: Error): void {
    this.callback(error, this.#answer);
  }

  handleReadyForQuery(): void {
    this.callback(this.#fault, this.#answer);
  }
}
