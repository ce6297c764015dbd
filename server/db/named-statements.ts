// The Kysely driver for both databases. It names every statement, so that PostgreSQL prepares it once per connection.
import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type { Tables } from './tables.ts';

export interface Client {
  query(name: string, sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affected: number }>;
  /** PostgreSQL rolls back the transaction of a lost connection, so the driver must not send "rollback". */
  isLost(): boolean;
  release(): void;
}

/** Where connections come from: a pool, or the one connection of the embedded database. */
export interface ClientSource {
  acquire(): Promise<Client>;
  end(): Promise<void>;
}

/** Runs the work with a connection and releases it afterwards. */
export async function withClient<Done>(source: ClientSource, work: (client: Client) => Promise<Done>): Promise<Done> {
  const client = await source.acquire();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const names = new Map<string, string>();
const mostNames = 5000;

/** The name of the prepared statement of this SQL text. */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha1').update(sql).digest('base64url').slice(0, 20);
  if (names.size < mostNames) names.set(sql, name);
  return name;
}

class NamedConnection implements DatabaseConnection {
  readonly client: Client;
  constructor(client: Client) {
    this.client = client;
  }

  /** Resolves when the transaction of this connection has begun. */
  begun: Promise<unknown> = Promise.resolve();

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.client.query(statementName(sql), sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Lists are paged by key; nothing streams rows');
  }
}

const run = (connection: DatabaseConnection, sql: string) =>
  (connection as NamedConnection).client.query(statementName(sql), sql, []);

function createDriver(source: ClientSource): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => new NamedConnection(await source.acquire()),
    // Does not wait: the first statements are sent along. Their connection fails with it, and commit waits for it.
    beginTransaction(connection, { isolationLevel }) {
      const begun = run(connection, isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin');
      begun.catch(() => undefined);
      (connection as NamedConnection).begun = begun;
      return Promise.resolve();
    },
    async commitTransaction(connection) {
      await (connection as NamedConnection).begun;
      await run(connection, 'commit');
    },
    async rollbackTransaction(connection) {
      if (!(connection as NamedConnection).client.isLost()) await run(connection, 'rollback');
    },
    releaseConnection: (connection) => Promise.resolve((connection as NamedConnection).client.release()),
    destroy: () => source.end(),
  };
}

/** The connection of a transaction. */
export const clientOf = (transaction: Kysely<Tables>): Promise<Client> =>
  transaction.getExecutor().provideConnection(async (connection) => (connection as NamedConnection).client);

export function createDialect(source: ClientSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
