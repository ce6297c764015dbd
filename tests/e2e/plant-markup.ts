// Puts markup and formulas into every stored text that users can write or other banks can send.
import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

export const mark = '<img data-planted';
export const planted = `"'>${mark} src=x onerror=ran()><script data-planted>ran()</script><svg data-planted onload=ran()>{{1+1}}`;
const link = `javascript:ran() http://planted.example/"onmouseover=ran()`;

/** The names of columns with texts of users or of other banks. */
const wordy =
  '(^|_)(alias|attachment_name|body|branch|bank|counterparty|customer_reference|description|device|document_number|email|error|mobile|name|note|reason|secondary|subject|subject_en|subject_id)$';
/** The bank finds its settings in these tables by name. */
const settings = ['sandbox_settings', 'system_parameters', 'schema_migrations', 'company_features'];

/** JSON fields without a pattern in the contract; in other fields the markup would make the answer invalid. */
const free = new Set([
  'agentName',
  'alias',
  'bankName',
  'branchName',
  'counterparty',
  'name',
  'note',
  'position',
  'text',
]);
const shortest = `${mark} src=x onerror=ran()>`;

function plantedIn(value: unknown, key: string): unknown {
  if (typeof value === 'string') return free.has(key) ? shortest : value;
  if (Array.isArray(value)) return value.map((one) => plantedIn(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, plantedIn(child, name)]));
}

const written = (value: unknown) =>
  typeof value === 'string' ? value + planted : JSON.stringify(plantedIn(value, ''));

const columnsOf = (db: Database) =>
  sql<{ table: string; columns: string[] }>`
    select c.table_name as table, array_agg(c.column_name::text) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and not c.table_name = any(${settings})
      and c.is_generated = 'NEVER'
      and (c.data_type = 'jsonb' or (c.data_type = 'text' and c.column_name ~ ${wordy}))
    group by c.table_name order by 1`.execute(db);

async function plantIn(db: Database, table: string, columns: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<
    Record<string, unknown>
  >`select ctid::text as place, ${names} from ${sql.table(table)}`.execute(db);
  for (const { place, ...row } of rows) {
    const changes = Object.entries(row).flatMap(([column, value]) =>
      value === null ? [] : [sql`${sql.ref(column)} = ${written(value)}`],
    );
    if (changes.length > 0)
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where ctid = ${place}::tid`.execute(db);
  }
}

/** Writes past the API, which refuses most of these texts, so that only the screens can prevent harm. */
export async function plantEverywhere(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({ recipient: 'x@example.com', subject: 'Halo', body: link, created_at: now, sent_at: null })
    .execute();
  const job = {
    kind: 'planted',
    payload: '{}',
    run_at: now,
    state: 'dead' as const,
    unique_key: null,
    locked_until: null,
  };
  await db
    .insertInto('jobs')
    .values({ ...job, last_error: 'Failed' })
    .execute();
  const line = { operation: 'transfer' as const, service: null, answer: JSON.stringify({ planted }), used_at: null };
  await db.insertInto('host_script').values(line).execute();
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { table, columns } of (await columnsOf(transaction)).rows) await plantIn(transaction, table, columns);
  });
}
