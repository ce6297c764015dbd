// A company with many users and many rows of workflow maps, which its user groups follow.
import { sql } from 'kysely';
import { systemClock } from '../../server/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { keepConfiguration } from '../../server/tasks/keep-configuration.ts';
import { publishMatrix } from '../../server/workflows/publish-matrix.ts';

export interface AdministrationSize {
  readonly users: number;
  readonly rows: number;
}

export const company = 'NUSANTARA';
const rowsOfMap = 200;

/** The user with this number is a copy of a user of the seeded company. Two in three are makers. */
const copies = (users: number) => sql`(
  select s.n, 'BENCH' || s.n || '@' || ${company}::text as id,
    (array['MAKER01', 'MAKER02', 'APPROVER01'])[s.n % 3 + 1] || '@' || ${company}::text as copied
  from generate_series(1, ${users}::integer) as s (n)) as c`;

async function fillUsers(db: Database, { users }: AdministrationSize): Promise<void> {
  await sql`insert into users select (jsonb_populate_record(null::users, to_jsonb(u) || jsonb_build_object(
      'user_id', c.id, 'name', 'Pengguna ' || md5(c.n::text)))).*
    from ${copies(users)} join users u on u.user_id = c.copied`.execute(db);
  await sql`insert into user_details select (jsonb_populate_record(null::user_details, to_jsonb(d) || jsonb_build_object(
      'user_id', c.id, 'identity_number', lpad(c.n::text, 16, '3')))).*
    from ${copies(users)} join user_details d on d.user_id = c.copied`.execute(db);
  await sql`insert into account_access select (jsonb_populate_record(null::account_access, to_jsonb(a)
      || jsonb_build_object('user_id', c.id))).*
    from ${copies(users)} join account_access a on a.user_id = c.copied`.execute(db);
  await sql`insert into approval_group_members select m.company_id, m.group_id, c.id
    from ${copies(users)} join approval_group_members m on m.user_id = c.copied`.execute(db);
}

/** Copies the rows of a map over many ranges, and lets each active user group follow the new maps. */
async function fillMaps(db: Database, { rows }: AdministrationSize): Promise<void> {
  const maps = Math.ceil(rows / rowsOfMap);
  await sql`insert into workflow_maps select (jsonb_populate_record(null::workflow_maps, to_jsonb(m) || jsonb_build_object(
      'map_id', 'wm-b' || n, 'name', 'Peta ' || n, 'overlap_count', null, 'rows', (
        select jsonb_agg(m.rows -> (r % jsonb_array_length(m.rows)) || jsonb_build_object(
          'id', 'wr-b' || n || '-' || r, 'name', 'Baris ' || n || '-' || r, 'currency', 'IDR',
          'minimum', (n * 1000 + r) || '000.00', 'maximum', (n * 1000 + r) || '999.99'))
        from generate_series(1, ${rowsOfMap}::integer) as t (r))))).*
    from (select * from workflow_maps where company_id = ${company} and map_id = 'wm-0001') as m
    cross join generate_series(1, ${maps}::integer) as s (n)`.execute(db);
  await sql`update user_groups g set workflow_map_ids = g.workflow_map_ids || array(
      select map_id from workflow_maps where company_id = ${company} and map_id like 'wm-b%')
    where company_id = ${company}`.execute(db);
  await publishMatrix(db, company, systemClock.now());
}

export async function fillAdministration(db: Database, size: AdministrationSize): Promise<void> {
  await fillUsers(db, size);
  await fillMaps(db, size);
  await keepConfiguration(db, { companyId: company, now: systemClock.now(), refNo: null });
  await sql`analyze`.execute(db);
}
