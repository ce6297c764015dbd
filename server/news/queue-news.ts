// A moment after news of a company a job mails them, so that whoever works a queue through causes one mail, not fifty.
import { sql } from 'kysely';
import type { Services } from '../context.ts';
import type { NewsListener } from '../events/hub.ts';
import { enqueue } from '../jobs/queue.ts';

const usualGathering = 5000;

type Queueing = Pick<Services, 'db' | 'clock'>;

async function queueMailing({ db, clock }: Queueing, companyIds: Iterable<string>): Promise<void> {
  for (const companyId of companyIds)
    await enqueue(db, { kind: 'requests.mail', payload: { companyId }, runAt: clock.now() });
}

/** Those of every company that nobody has looked at, as when a process ended before it could queue the job. */
export async function queueUnmailedNews(queueing: Queueing): Promise<void> {
  const rows = await queueing.db
    .selectFrom('companies as c')
    .leftJoin('mailed_events as m', 'm.company_id', 'c.company_id')
    .select('c.company_id')
    .where(
      sql<boolean>`(select max(e.event_id) from events e where e.company_id = c.company_id) > coalesce(m.event_id, 0)`,
    )
    .execute();
  await queueMailing(
    queueing,
    rows.map(({ company_id: companyId }) => companyId),
  );
}

/** What cannot be queued now is found again with the next news, or when the database is back. */
function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown';
  console.error(JSON.stringify({ level: 'warn', event: 'news wait to be mailed', reason }));
}

export interface NewsQueue extends NewsListener {
  /** What is being queued still is; what comes from now on is found by the next start. */
  stop(): Promise<void>;
}

export function createNewsQueue(queueing: Queueing, gatheringMilliseconds = usualGathering): NewsQueue {
  const companies = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function queueGathered(): Promise<void> {
    const gathered = [...companies];
    timer = undefined;
    companies.clear();
    await queueMailing(queueing, gathered);
  }

  function doAfter(task: () => Promise<void>): void {
    work = work.then(task).catch(warn);
  }

  return {
    hear(companyId) {
      if (isStopped) return;
      companies.add(companyId);
      timer ??= setTimeout(() => doAfter(queueGathered), gatheringMilliseconds);
    },
    catchUp: () => doAfter(() => queueUnmailedNews(queueing)),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return work;
    },
  };
}
