// The embedded databases of a worker: a closed one is taken back to a snapshot and opened again.
import type { PGlite } from '@electric-sql/pglite';
import { openOn, type OpenDatabase } from '../../server/db/database.ts';
import { createPglite, engineOf } from '../../server/db/pglite.ts';
import type { EmbeddedDatabase, PreparedStatements } from '../../server/db/pglite-statements.ts';
import { snapshotsOf, type Restore } from './embedded-snapshot.ts';
import { FilesInMemory, smallDatabase, type StoredFile } from './files-in-memory.ts';

/** Where a database goes back to, with the statements that it had prepared. */
interface Moment {
  readonly restore: Restore;
  readonly prepared: PreparedStatements;
}

interface KeptDatabase {
  readonly database: PGlite;
  readonly takeSnapshot: () => Restore;
  /** By what the database had begun with. */
  readonly moments: Map<unknown, Moment>;
}

export interface OpenKept extends OpenDatabase {
  /** Whether it has begun with what was asked for; otherwise it is only migrated. */
  readonly hasBegun: boolean;
  /** Takes a snapshot for the next that ask for this beginning; call it between two statements. */
  keep(beginning: unknown): void;
}

const closed: KeptDatabase[] = [];
const migrated = Symbol('migrated');

/** PGlite as one bank sees it: closing ends what the bank listens to, and returns the database. */
function lend(kept: KeptDatabase): EmbeddedDatabase {
  const { database } = kept;
  const stops: (() => Promise<void>)[] = [];
  let isClosed = false;
  return {
    get closed() {
      return isClosed;
    },
    parsers: database.parsers,
    serializers: database.serializers,
    exec: database.exec.bind(database),
    execProtocolStream: database.execProtocolStream.bind(database),
    runExclusive: database.runExclusive.bind(database),
    listen: async (...listening) => {
      const stop = await database.listen(...listening);
      stops.push(stop);
      return stop;
    },
    async close() {
      isClosed = true;
      for (const stop of stops) await stop();
      closed.push(kept);
    },
  };
}

async function openAt(kept: KeptDatabase, prepared: PreparedStatements, hasBegun: boolean): Promise<OpenKept> {
  const opened = await openOn(engineOf(lend(kept), prepared));
  return {
    ...opened,
    hasBegun,
    keep: (beginning) => kept.moments.set(beginning, { restore: kept.takeSnapshot(), prepared: new Map(prepared) }),
  };
}

async function openFirst(files: readonly StoredFile[]): Promise<OpenKept> {
  const fs = new FilesInMemory(files);
  const database = await createPglite(undefined, { ...smallDatabase, fs });
  // Emscripten loads a library once, so it has to be in each snapshot. The migrations use no other.
  await database.exec("load 'plpgsql'");
  const kept = { database, takeSnapshot: snapshotsOf(fs), moments: new Map<unknown, Moment>() };
  const opened = await openAt(kept, new Map(), false);
  opened.keep(migrated);
  return opened;
}

function takeClosed(beginning: unknown): KeptDatabase | undefined {
  const best = closed.findIndex(({ moments }) => moments.has(beginning));
  return closed.splice(Math.max(best, 0), 1)[0];
}

/** Opens a database at this beginning if a closed one knows it, or else at the end of its migration. */
export async function openKept(beginning: unknown, files: () => Promise<readonly StoredFile[]>): Promise<OpenKept> {
  const kept = takeClosed(beginning);
  const begun = kept?.moments.get(beginning);
  const moment = begun ?? kept?.moments.get(migrated);
  if (!kept || !moment) return openFirst(await files());
  moment.restore();
  return openAt(kept, new Map(moment.prepared), begun !== undefined);
}
