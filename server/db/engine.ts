import type { ClientSource } from './named-statements.ts';

/** What PostgreSQL and PGlite both offer besides queries. */
export interface Engine {
  readonly kind: 'postgres' | 'pglite';
  readonly source: ClientSource;
  /** Runs a text of several statements, such as a migration. */
  runScript(sql: string): Promise<void>;
  /** Listens for NOTIFY on a channel until the connection is lost. Returns a function that stops listening. */
  listen(channel: string, onMessage: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>;
}
