// What keeps a database from being opened, in one sentence for the operator.
import type { Config } from '../config.ts';
import { StartRefusal } from '../start-refusal.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;

const urlOfPostgres = /^(postgres(ql)?:\/\/|socket:|\/)/;

const lastMessage = (error: unknown): string => {
  // A name with two addresses fails twice, and says why only inside.
  if (error instanceof AggregateError) return lastMessage(error.errors.at(-1));
  return error instanceof Error ? error.message : String(error);
};

function embeddedFailure(folder: string, error: unknown): string {
  const advice = 'restore it from a copy, or start over with npm run reset';
  if (error instanceof WebAssembly.RuntimeError) return `The embedded database in ${folder} is damaged; ${advice}.`;
  return `The embedded database in ${folder} cannot be opened (${lastMessage(error)}); ${advice}.`;
}

export function asStartRefusal(error: unknown, { databaseUrl, dataFolder }: Place): StartRefusal {
  if (error instanceof StartRefusal) return error;
  const message = databaseUrl
    ? `The PostgreSQL of DATABASE_URL cannot be opened: ${lastMessage(error)}`
    : embeddedFailure(dataFolder ?? 'memory', error);
  return new StartRefusal(message, { cause: error });
}

/** pg takes any text for an address and looks for a server called "base". */
export function checkDatabaseUrl(url: string): void {
  if (urlOfPostgres.test(url)) return;
  throw new StartRefusal('DATABASE_URL is no address of a PostgreSQL; it looks like postgres://user@host:5432/name.');
}
