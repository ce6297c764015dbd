import type { ClientSource } from './named-statements.ts';

/** What the two databases have in common beyond queries. */
export interface Engine {
  readonly kind: 'postgres' | 'pglite';
  readonly source: ClientSource;
  /** Several statements at once, as migrations have them. */
  runScript(sql: string): Promise<void>;
  /** Hears what NOTIFY says on a channel until the connection is lost; the answer stops listening. */
  listen(channel: string, onMessage: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>;
}
