import { sql, type RawBuilder } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { AdminTaskCount, AdminTaskCounts, AdminTaskList, AdminTaskListRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readPage } from '../lists/page.ts';
import { loadViewer } from './viewer.ts';
import { filteredTasks, isRepairable, isToApprove, shownStatus, taskOrder } from './filter.ts';
import { taskItem } from './list-item.ts';
import { makes, statusesOfTab, type TaskViewer } from './rules.ts';
import { tasksOf } from './store.ts';

type Lists = Handlers<Context>;
type Condition = RawBuilder<boolean>;

const standsAt = (statuses: readonly string[]) => sql<boolean>`t.status = any(${[...statuses]}::text[])`;

const countByStatus = (db: Database, companyId: string, viewer: TaskViewer, condition: Condition) =>
  db
    .selectFrom('admin_tasks as t')
    .select([shownStatus(viewer).as('status'), sql<number>`count(*)::integer`.as('count')])
    .where('t.company_id', '=', companyId)
    .where(condition)
    // By position: the name "status" would mean the column of the table.
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute() as Promise<AdminTaskCount[]>;

async function listed(context: Context, request: AdminTaskListRequest, only: (viewer: TaskViewer) => Condition) {
  const { db, who, now } = context;
  const viewer = await loadViewer({ db, who, now });
  const condition = sql<boolean>`(${only(viewer)} and ${filteredTasks(viewer, now, request.filter)})`;
  const counts = await countByStatus(db, who.companyId, viewer, condition);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const query = tasksOf(db, who.companyId).where(condition);
  const { rows, page } = await readPage(query, taskOrder(viewer, request.sort), request.page, total);
  const list: AdminTaskList = { items: rows.map((row) => taskItem(row, viewer, now)), page, counts };
  return list;
}

const toRepair = (viewer: TaskViewer) => sql<boolean>`(${standsAt(['To Repair'])} and ${isRepairable(viewer)})`;

export const listAdminTasksToRepair: Lists['listAdminTasksToRepair'] = ({ body }, context) =>
  listed(context, body, toRepair);

export const listAdminTasksToApprove: Lists['listAdminTasksToApprove'] = ({ body }, context) =>
  listed(context, body, isToApprove);

export const listAdminTaskStatus: Lists['listAdminTaskStatus'] = ({ body }, context) =>
  listed(context, body, () => standsAt(statusesOfTab[body.pageStatus]));

/** Counts 0 for a queue that the roles of the caller do not open. */
export async function countTasks(db: Database, companyId: string, viewer: TaskViewer): Promise<AdminTaskCounts> {
  const none = sql<boolean>`false`;
  const conditions: Readonly<Record<keyof AdminTaskCounts, Condition>> = {
    countDataToRepair: makes(viewer) ? toRepair(viewer) : none,
    countDataToApprove: isToApprove(viewer),
    countPending: standsAt(statusesOfTab.pending),
    countSuccessful: standsAt(statusesOfTab.successful),
    countUnsuccessful: standsAt(statusesOfTab.unsuccessful),
    countAll: standsAt(statusesOfTab.all),
  };
  const counted = Object.entries(conditions).map(
    ([name, condition]) => sql`${sql.lit(name)}, count(*) filter (where ${condition})::integer`,
  );
  const { counts } = await db
    .selectFrom('admin_tasks as t')
    .select(sql<AdminTaskCounts>`json_build_object(${sql.join(counted)})`.as('counts'))
    .where('t.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return counts;
}

export const countAdminTasks: Lists['countAdminTasks'] = async (_, { db, who, now }) =>
  countTasks(db, who.companyId, await loadViewer({ db, who, now }));
