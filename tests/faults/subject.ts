// A prepared bank, a way to start a server on it, and the journal of calls.
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.ts';
import { createJournal, type Journal } from './journal.ts';
import { prepareBank, type PreparedBank } from './prepared-bank.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const script = fileURLToPath(new URL('bank-process.ts', import.meta.url));

export interface Subject {
  readonly prepared: PreparedBank;
  readonly journal: Journal;
  readonly url: string;
  start(): ServerProcess;
}

/** serverDatabaseUrl: for a server that reaches the database by another address, such as a proxy. */
export async function createSubject(
  databaseUrl: string | undefined,
  serverDatabaseUrl = databaseUrl,
  workers = 1,
): Promise<Subject> {
  const prepared = await prepareBank(databaseUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...prepared.environment,
    PORT: String(port),
    LOGS: 'on',
    ...(serverDatabaseUrl && { DATABASE_URL: serverDatabaseUrl }),
  };
  return {
    prepared,
    url,
    journal: createJournal(url, prepared.sessions),
    start: () => startServer({ script, options: [String(workers)], environment }),
  };
}
