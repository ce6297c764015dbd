// The filter and the sort order of all task lists. They expect the table admin_tasks under the alias t.
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf } from '../../domain/jakarta-time.ts';
import type { AdminTaskFilter, AdminTaskFlag, AdminTaskSort, DateRange } from '../../generated/types.ts';
import type { PageOrder } from '../lists/page.ts';
import { approves, leftAloneBefore, type TaskViewer } from './rules.ts';
import { isWithoutMaker } from './store.ts';

type Condition = RawBuilder<boolean>;

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;

const isOwn = ({ ownIds }: TaskViewer) => sql<boolean>`(t.maker_ids && ${texts(ownIds)})`;

/** The waiting tasks that the viewer may decide on. The SQL form of displayedStatus() in rules.ts; keep both the same. */
export function isToApprove(viewer: TaskViewer): Condition {
  if (!approves(viewer)) return sql<boolean>`false`;
  const mayApprove = viewer.isSingleAccess ? sql`true` : sql`not ${isOwn(viewer)}`;
  return sql<boolean>`(t.status = 'Pending Approval' and ${mayApprove})`;
}

export const shownStatus = (viewer: TaskViewer): RawBuilder<string> =>
  sql<string>`(case when ${isToApprove(viewer)} then 'To Approve' else t.status end)`;

/** The tasks that the viewer may repair. The caller adds the condition on the status. */
export const isRepairable = (viewer: TaskViewer): Condition =>
  viewer.seesWorkOfOthers
    ? sql<boolean>`true`
    : sql<boolean>`(${isOwn(viewer)} or ${isWithoutMaker} or t.last_acted_at <= ${leftAloneBefore(viewer)})`;

function flagged(flag: AdminTaskFlag, now: Date): Condition {
  const conditions: Readonly<Record<AdminTaskFlag, Condition>> = {
    'maker-blocked': sql<boolean>`(t.status <> 'Successful' and exists (select 1 from users u
      where u.company_id = t.company_id and u.user_id = any(t.maker_ids) and u.status <> 'active'))`,
    repaired: sql<boolean>`t.revision > 1`,
    failed: sql<boolean>`t.status = 'Failed'`,
    overdue: sql<boolean>`t.due_at < ${now}`,
    // No kind of task sets these two flags yet.
    'record-changed': sql<boolean>`false`,
    'closed-account': sql<boolean>`false`,
  };
  return conditions[flag];
}

const anyOf = (column: RawBuilder<string>, values: readonly string[] | undefined): Condition[] =>
  values ? [sql<boolean>`${column} = any(${texts(values)})`] : [];

const startOf = (date: string) => new Date(instantOf({ date, time: '00:00' }));
const submittedIn = (range: DateRange | undefined): Condition[] =>
  range
    ? [sql<boolean>`t.submitted_at >= ${startOf(range.from)} and t.submitted_at < ${startOf(addDays(range.to, 1))}`]
    : [];

function matching(search: string | undefined): Condition[] {
  if (search === undefined) return [];
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [
    sql<boolean>`(t.ref_no like upper(${pattern}) or t.record_name ilike ${pattern} or t.submitted_by_name ilike ${pattern})`,
  ];
}

export function filteredTasks(viewer: TaskViewer, now: Date, filter: AdminTaskFilter = {}): Condition {
  const conditions = [
    sql<boolean>`true`,
    ...anyOf(sql`t.record_kind`, filter.recordKinds),
    ...anyOf(sql`t.action`, filter.actions),
    ...anyOf(shownStatus(viewer), filter.statuses),
    ...anyOf(sql`t.submitted_by`, filter.submittedBy === undefined ? undefined : [filter.submittedBy]),
    ...submittedIn(filter.submittedDates),
    ...(filter.flag ? [flagged(filter.flag, now)] : []),
    ...matching(filter.search),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export function taskOrder(
  viewer: TaskViewer,
  { field, direction }: AdminTaskSort = { field: 'submittedAt', direction: 'desc' },
): PageOrder {
  const columns: Readonly<Record<AdminTaskSort['field'], RawBuilder<unknown>>> = {
    submittedAt: sql`t.submitted_at`,
    recordName: sql`t.record_name`,
    recordKind: sql`t.record_kind`,
    action: sql`t.action`,
    createdBy: sql`t.submitted_by_name`,
    status: shownStatus(viewer),
    dueAt: sql`coalesce(t.due_at, 'infinity'::timestamptz)`,
  };
  return { by: columns[field], key: sql`t.task_id`, direction, name: field };
}
