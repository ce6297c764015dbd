import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';

const folder = fileURLToPath(new URL('migrations/', import.meta.url));

async function appliedNames(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

// The lock lets only one of several starting processes migrate; the others wait and find the migrations applied.
// Without it, two processes that create the table at the same time would fail in spite of "if not exists". A migration may
// take longer than a call waits for a lock.
const lock = 'set local lock_timeout = 0; select pg_advisory_xact_lock(20261123);';
const createTable = `
begin;
${lock}
create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
commit;`;

const apply = (name: string, text: string) => `
begin;
${lock}
do $migration$ begin
  if not exists (select 1 from migrations where name = '${name}') then
    execute ${quote(text)};
    insert into migrations (name) values ('${name}');
  end if;
end $migration$;
commit;`;

function quote(text: string): string {
  return `$body$${text}$body$`;
}

export async function migrate(db: Database, engine: Engine): Promise<string[]> {
  await engine.runScript(createTable);
  const applied = await appliedNames(db);
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted((left, right) => left.localeCompare(right));
  const missing = names.filter((name) => !applied.has(name));
  for (const name of missing) await engine.runScript(apply(name, await readFile(folder + name, 'utf8')));
  return missing;
}
