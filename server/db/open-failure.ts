// Turns the error of opening the database into one sentence for the operator.
import type { Config } from '../config.ts';
import { StartRefusal } from '../start-refusal.ts';

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataFolder'>;

const urlOfPostgres = /^(postgres(ql)?:\/\/|socket:|\/)/;

const lastMessage = (error: unknown): string => {
  // A host name with two addresses fails with an AggregateError, whose own message is empty.
  if (error instanceof AggregateError) return lastMessage(error.errors.at(-1));
  return error instanceof Error ? error.message : String(error);
};

function embeddedFailure(folder: string, error: unknown): string {
  const advice = 'restore it from a copy, or start over with npm run reset';
  if (error instanceof WebAssembly.RuntimeError) return `The embedded database in ${folder} is damaged; ${advice}.`;
  return `The embedded database in ${folder} cannot be opened (${lastMessage(error)}); ${advice}.`;
}

export function asStartRefusal(error: unknown, { databaseUrl, dataFolder }: DatabaseLocation): StartRefusal {
  if (error instanceof StartRefusal) return error;
  const message = databaseUrl
    ? `The PostgreSQL of DATABASE_URL cannot be opened: ${lastMessage(error)}`
    : embeddedFailure(dataFolder ?? 'memory', error);
  return new StartRefusal(message, { cause: error });
}

/** Throws a StartRefusal for a malformed address: pg would take it for a name and look for a server called "base". */
export function checkDatabaseUrl(url: string): void {
  if (urlOfPostgres.test(url)) return;
  throw new StartRefusal('DATABASE_URL is no address of a PostgreSQL; it looks like postgres://user@host:5432/name.');
}
