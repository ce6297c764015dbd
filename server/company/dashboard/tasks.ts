// Reads the tasks that the dashboard shows: those with the least time left, and those that were carried out last.
import { sql } from 'kysely';
import type { AdminDashboard } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { taskItem } from '../../tasks/list-item.ts';
import type { TaskViewer } from '../../tasks/rules.ts';
import { tasksOf } from '../../tasks/store.ts';

const mostShown = 6;

export async function readShownTasks(
  { db, who, now }: Pick<Context, 'db' | 'who' | 'now'>,
  viewer: TaskViewer,
): Promise<Pick<AdminDashboard, 'overdueTasks' | 'soonestTasks' | 'recentChanges'>> {
  const all = tasksOf(db, who.companyId);
  const soonest = await all
    .where('t.status', '=', 'Pending Approval')
    .where('t.due_at', 'is not', null)
    .select(sql<number>`(count(*) filter (where t.due_at < ${now}) over ())::integer`.as('overdue'))
    .orderBy('t.due_at')
    .orderBy('t.task_id')
    .limit(mostShown)
    .execute();
  const recent = await all
    .where('t.status', '=', 'Successful')
    .orderBy('t.last_acted_at', 'desc')
    .orderBy('t.task_id')
    .limit(mostShown)
    .execute();
  return {
    overdueTasks: soonest[0]?.overdue ?? 0,
    soonestTasks: soonest.map((task) => taskItem(task, viewer, now)),
    recentChanges: recent.map((task) => taskItem(task, viewer, now)),
  };
}
