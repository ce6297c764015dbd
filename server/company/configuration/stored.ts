// Reads the states of records that were in force at the end of a day. Their contents are written by configuration_now.
import { sql, type Selectable } from 'kysely';
import { addDays, type CalendarDate } from '../../../domain/calendar-date.ts';
import { instantOf } from '../../../domain/jakarta-time.ts';
import type { ConfiguredRecord, RecordStatus } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import type { AdministrationTables, StoredMapRow } from '../../db/administration-tables.ts';

interface StoredQuorum {
  readonly groupId: string;
  readonly quorum: number;
}

export interface StoredPerson {
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
}

export interface StoredAmount {
  readonly service: string;
  readonly role?: string;
  readonly amount: string;
}

/** Each kind has some of these. */
export interface StoredContent {
  readonly name?: string;
  readonly status?: RecordStatus;
  readonly order?: 'parallel' | 'sequential';
  readonly verify?: readonly StoredQuorum[];
  readonly approve?: readonly StoredQuorum[];
  readonly release?: readonly StoredQuorum[];
  readonly rows?: readonly StoredMapRow[];
  readonly mapIds?: readonly string[];
  readonly limitIds?: readonly string[];
  readonly userGroupId?: string;
  readonly services?: readonly string[];
  readonly people?: readonly StoredPerson[];
  readonly currency?: string;
  readonly minimum?: string | null;
  readonly maximum?: string | null;
  readonly daily?: string | null;
  readonly amounts?: readonly StoredAmount[];
}

export interface StoredRecord {
  readonly kind: ConfiguredRecord['kind'];
  readonly id: string;
  readonly since: Date;
  readonly refNo: string | null;
  readonly content: StoredContent;
}

export type Reading = Pick<Context, 'db' | 'who'>;

type LatestRow = Selectable<AdministrationTables['configuration_versions']>;

const endOf = (date: CalendarDate) => new Date(instantOf({ date: addDays(date, 1), time: '00:00' }));

/** Which records are read. */
export interface Wanted {
  readonly kinds?: readonly ConfiguredRecord['kind'][];
  /** Left out for all records of the kinds. */
  readonly ids?: readonly string[];
}

/** SQL: the last state of each record on the day, also of one that was deleted by then. */
export const latestOf = (companyId: string, date: CalendarDate, { kinds, ids }: Wanted = {}) => sql<LatestRow>`(
  select distinct on (record_kind, record_id) * from configuration_versions
  where company_id = ${companyId} and from_at < ${endOf(date)}
    ${kinds ? sql`and record_kind = any(${[...kinds]}::text[])` : sql``}
    ${ids ? sql`and record_id = any(${[...ids]}::text[])` : sql``}
  order by record_kind, record_id, from_at desc)`;

export async function readStored(
  { db, who }: Reading,
  date: CalendarDate,
  wanted: Wanted = {},
): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select record_kind as kind, record_id as id, from_at as since, ref_no as "refNo", content
    from ${latestOf(who.companyId, date, wanted)} as latest
    where content is not null`.execute(db);
  return rows;
}

export async function readKnownSince({ db, who }: Reading): Promise<Date | null> {
  const found = await db
    .selectFrom('configuration_versions')
    .select(({ fn }) => fn.min('from_at').as('first'))
    .where('company_id', '=', who.companyId)
    .executeTakeFirst();
  return found?.first ?? null;
}

const entriesOf = ({ db, who }: Reading) =>
  db
    .selectFrom('audit_events as a')
    .select(['a.number', 'a.hash', 'a.happened_at'])
    .where('a.company_id', '=', who.companyId);

export type Entry = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

export const readHead = (reading: Reading, date: CalendarDate): Promise<Entry | undefined> =>
  entriesOf(reading).where('a.happened_at', '<', endOf(date)).orderBy('a.number', 'desc').limit(1).executeTakeFirst();

/** The approval of each task, by the reference of the task. */
export async function readEntries(reading: Reading, refNos: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
  if (refNos.length === 0) return new Map();
  const rows = await entriesOf(reading)
    .select('a.subject')
    .where('a.subject', 'in', refNos)
    .where('a.event_type', '=', 'task-approved')
    .orderBy('a.number')
    .execute();
  return new Map(rows.map(({ subject, ...entry }) => [subject, entry]));
}
