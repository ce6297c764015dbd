// Reads the states of records that were in force at the end of a day. Their contents are written by configuration_now.
import { sql, type Selectable } from 'kysely';
import { addDays, type CalendarDate } from '../../../domain/calendar-date.ts';
import { instantOf } from '../../../domain/jakarta-time.ts';
import { configuredKinds } from '../../../domain/configured-kinds.ts';
import type {
  AccountAccess,
  ApprovalMode,
  ApprovalScope,
  ConfiguredKind,
  PayeeInputMode,
  RecordStatus,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { openingSubject } from '../../tasks/open-configuration.ts';
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

export interface StoredLevel {
  readonly stage: 'verify' | 'approve' | 'release';
  readonly hours: number;
  readonly minutes: number;
}

/** Null where the company has chosen nothing. */
export interface StoredSetup {
  readonly isSingleAccess: boolean;
  readonly approvalMode: ApprovalMode | null;
  readonly approvalScope: ApprovalScope[] | null;
  readonly payeeInput: PayeeInputMode | null;
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
  readonly access?: AccountAccess;
  readonly accountIds?: readonly string[];
  readonly parentId?: string | null;
  readonly levels?: readonly StoredLevel[];
  readonly setup?: StoredSetup;
}

/** The kinds that are listed, and the accounts, whose names are stored. */
export type StoredKind = ConfiguredKind | 'account';

export interface StoredRecord {
  readonly kind: ConfiguredKind;
  readonly id: string;
  readonly since: Date;
  readonly refNo: string | null;
  readonly content: StoredContent;
}

export type Reading = Pick<Context, 'db' | 'who'>;

type LatestRow = Selectable<AdministrationTables['configuration_versions']>;

export const endOf = (date: CalendarDate) => new Date(instantOf({ date: addDays(date, 1), time: '00:00' }));

/** Which records are read. */
export interface Wanted {
  /** Left out for the kinds that are listed. */
  readonly kinds?: readonly StoredKind[];
  /** Left out for all records of the kinds. */
  readonly ids?: readonly string[];
}

/** SQL: the last state of each record on the day, also of one that was deleted by then. */
export const latestOf = (
  companyId: string,
  date: CalendarDate,
  { kinds = configuredKinds, ids }: Wanted = {},
) => sql<LatestRow>`(
  select distinct on (record_kind, record_id) * from configuration_versions
  where company_id = ${companyId} and from_at < ${endOf(date)}
    and record_kind = any(${[...kinds]}::text[])
    ${ids ? sql`and record_id = any(${[...ids]}::text[])` : sql``}
  order by record_kind, record_id, from_at desc)`;

/** What records of these kinds were called at the end of the day. */
export async function readNamesOn(
  { db, who }: Reading,
  date: CalendarDate,
  kinds?: readonly StoredKind[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select record_id as id, name from ${latestOf(who.companyId, date, kinds ? { kinds } : {})} as latest
    where name is not null`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

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
    .select(['a.number', 'a.hash', 'a.happened_at', 'a.subject', 'a.event_type'])
    .where('a.company_id', '=', who.companyId);

export type Entry = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

export const readHead = (reading: Reading, date: CalendarDate): Promise<Entry | undefined> =>
  entriesOf(reading).where('a.happened_at', '<', endOf(date)).orderBy('a.number', 'desc').limit(1).executeTakeFirst();

const activation = 'user-activated';

interface Asked {
  readonly refNos: readonly string[];
  /** When records became so without a task. */
  readonly moments: readonly Date[];
}

/** The approvals of these tasks, the entry with which the bank opened the set-up, and activations at these moments. */
const entriesAbout = (reading: Reading, { refNos, moments }: Asked) =>
  entriesOf(reading)
    .where((where) =>
      where.or([
        where.and([where('a.subject', 'in', ['', ...refNos]), where('a.event_type', '=', 'task-approved')]),
        where.and([where('a.subject', '=', openingSubject), where('a.event_type', '=', 'set-up-opened')]),
        where.and([
          where('a.event_type', '=', activation),
          sql<boolean>`a.happened_at = any(${[...moments]}::timestamptz[])`,
        ]),
      ]),
    )
    .orderBy('a.number')
    .execute();

/** The user whose activation made the state: from then on that person is among those who may act. */
export const activatedBy = (entry: Entry | undefined): string | null =>
  entry?.event_type === activation ? entry.subject : null;

/**
 * The entry that a state rests on: the approval of its task, or without a task what the bank entered before any, or the
 * activation of a user, who then counts as one of the people of a group.
 */
export async function readEntries(
  reading: Reading,
  records: readonly StoredRecord[],
): Promise<(record: StoredRecord) => Entry | undefined> {
  const rows = await entriesAbout(reading, {
    refNos: [...new Set(records.flatMap(({ refNo }) => refNo ?? []))],
    moments: records.flatMap(({ refNo, since }) => (refNo === null ? [since] : [])),
  });
  const opening = rows.find(({ event_type: type }) => type === 'set-up-opened');
  const byTask = new Map(rows.map((row) => [row.subject, row]));
  const activations = new Map(rows.flatMap((row) => (activatedBy(row) ? [[row.happened_at.getTime(), row]] : [])));
  return ({ refNo, since }) => {
    if (refNo !== null) return byTask.get(refNo);
    return opening && since <= opening.happened_at ? opening : activations.get(since.getTime());
  };
}
