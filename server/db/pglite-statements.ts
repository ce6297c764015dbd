// Prepares each statement of the embedded database once: planning costs more than running it, and PGlite's own query()
// would plan it every time.
import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import type { Client } from './named-statements.ts';

const { serialize } = protocol;

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

interface Prepared {
  readonly name: string;
  readonly writers: readonly ((value: unknown) => string)[];
  readonly columns: readonly Column[];
}

/** What is used here of PGlite. */
export type EmbeddedDatabase = Pick<
  PGlite,
  'closed' | 'close' | 'exec' | 'execProtocolStream' | 'listen' | 'parsers' | 'runExclusive' | 'serializers'
>;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** Limited, because each prepared statement keeps its plan in memory. */
const mostPrepared = 500;

const asItIs = (text: string) => text;

function preparedFrom(
  { parsers, serializers }: EmbeddedDatabase,
  name: string,
  described: readonly Message[],
): Prepared {
  const parameters = described.find((message) => message instanceof messages.ParameterDescriptionMessage);
  const row = described.find((message) => message instanceof messages.RowDescriptionMessage);
  return {
    name,
    writers: parameters?.dataTypeIDs.map((type) => serializers[type] ?? String) ?? [],
    columns: row?.fields.map((field) => ({ name: field.name, read: parsers[field.dataTypeID] ?? asItIs })) ?? [],
  };
}

function rowOf(columns: readonly Column[], { fields }: messages.DataRowMessage): unknown {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, read }, index) => {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : read(text);
  });
  return row;
}

/** The command tag ends in the number of affected rows, if the command has one: "INSERT 0 5". */
const countOf = ({ text }: messages.CommandCompleteMessage): number => Number(/\d+$/.exec(text)?.[0] ?? 0);

/** The statements that the database has prepared, by name; the least recently used first. */
export type PreparedStatements = Map<string, Prepared>;

export function statementsOf(database: EmbeddedDatabase, known: PreparedStatements): Client['query'] {
  const send = (...parts: Uint8Array[]): Promise<Message[]> =>
    database.runExclusive(() => database.execProtocolStream(Buffer.concat([...parts, serialize.sync()])));

  /** Marks the statement as the last used; closes the least recently used one when there are too many. */
  async function remember(prepared: Prepared): Promise<void> {
    known.delete(prepared.name);
    known.set(prepared.name, prepared);
    const [oldest] = known.keys();
    if (known.size <= mostPrepared || oldest === undefined) return;
    known.delete(oldest);
    await send(serialize.close({ type: 'S', name: oldest }));
  }

  async function prepare(name: string, text: string): Promise<Prepared> {
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    return preparedFrom(database, name, described);
  }

  return async (name, sql, parameters) => {
    const prepared = known.get(name) ?? (await prepare(name, sql));
    await remember(prepared);
    const { writers, columns } = prepared;
    const values = parameters.map((value, index) =>
      value === null || value === undefined ? null : (writers[index] ?? String)(value),
    );
    const answer = await send(serialize.bind({ statement: name, values }), serialize.execute());
    const rows = answer.filter((message) => message instanceof messages.DataRowMessage);
    const done = answer.find((message) => message instanceof messages.CommandCompleteMessage);
    return { rows: rows.map((row) => rowOf(columns, row)), affected: done ? countOf(done) : 0 };
  };
}
