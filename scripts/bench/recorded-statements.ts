// A database that records the statements it is sent, with their values and rows.
import { Kysely } from 'kysely';
import type { OpenDatabase } from '../../server/db/database.ts';
import type { Engine } from '../../server/db/engine.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createDialect, type ClientSource } from '../../server/db/named-statements.ts';
import type { Tables } from '../../server/db/tables.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: readonly unknown[];
}

export interface RecordedDatabase extends OpenDatabase {
  /** The statements since the last call of take. */
  take(): Statement[];
}

function recording(source: ClientSource, remember: (statement: Statement) => void): ClientSource {
  return {
    async acquire() {
      const client = await source.acquire();
      return {
        async query(name, sql, parameters) {
          const answer = await client.query(name, sql, parameters);
          remember({ sql, parameters, rows: answer.rows });
          return answer;
        },
        isLost: () => client.isLost(),
        release: () => client.release(),
      };
    },
    end: () => source.end(),
  };
}

export async function recordDatabase(engine: Engine): Promise<RecordedDatabase> {
  let statements: Statement[] = [];
  const source = recording(engine.source, (statement) => statements.push(statement));
  const db = new Kysely<Tables>({ dialect: createDialect(source) });
  await migrate(db, engine);
  return {
    db,
    engine,
    close: () => db.destroy(),
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
