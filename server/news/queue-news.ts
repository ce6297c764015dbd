// Queues a job that mails the news of a company after a short delay, so that fifty decisions in a row cause one mail.
import { sql } from 'kysely';
import type { Services } from '../context.ts';
import type { NewsListener } from '../events/hub.ts';
import { enqueueAll } from '../jobs/queue.ts';

const usualDelay = 5000;

type Queueing = Pick<Services, 'db' | 'clock'>;

async function queueMailing({ db, clock }: Queueing, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length === 0) return;
  const runAt = clock.now();
  await enqueueAll(
    db,
    companyIds.map((companyId) => ({ kind: 'requests.mail', payload: { companyId }, runAt })),
  );
}

/** Queues the job for every company with unmailed events, such as those of a process that ended too early. */
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

/** A failed queueing needs no retry: the next news, or catchUp(), queues the job. */
function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown';
  console.error(JSON.stringify({ level: 'warn', event: 'news wait to be mailed', reason }));
}

export interface NewsQueue extends NewsListener {
  /** Resolves when the running queueings have ended. The next start queues the jobs of later events. */
  stop(): Promise<void>;
}

export function createNewsQueue(queueing: Queueing, delayMilliseconds = usualDelay): NewsQueue {
  const companies = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function queueCompanies(): Promise<void> {
    const companyIds = [...companies];
    timer = undefined;
    companies.clear();
    await queueMailing(queueing, companyIds);
  }

  function doAfter(task: () => Promise<void>): void {
    work = work.then(task).catch(warn);
  }

  return {
    onNewEvents(companyId) {
      if (isStopped) return;
      companies.add(companyId);
      timer ??= setTimeout(() => doAfter(queueCompanies), delayMilliseconds);
    },
    catchUp: () => doAfter(() => queueUnmailedNews(queueing)),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return work;
    },
  };
}
