import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { MaintenanceState } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant, later } from '../instant.ts';
import { Refusal } from '../refusal.ts';

const announcedSeconds = 86_400;
const mostWindows = 20;

async function windowsOf({ db, now }: Context) {
  return db
    .selectFrom('maintenance_windows')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(mostWindows)
    .execute();
}

type Window = Awaited<ReturnType<typeof windowsOf>>[number];

function stateOf(whole: readonly Window[], now: Date): MaintenanceState['state'] {
  if (whole.some(({ starts_at }) => starts_at <= now)) return 'closed';
  return whole.some(({ starts_at }) => starts_at <= later(now, announcedSeconds)) ? 'announced' : 'open';
}

/** Throws MAINTENANCE while the whole portal is closed. */
export async function refuseWhileClosed(context: Context): Promise<void> {
  const closed = (await windowsOf(context)).find((window) => window.whole_portal && window.starts_at <= context.now);
  if (closed) throw new Refusal('MAINTENANCE', { until: { at: closed.ends_at.getTime() } });
}

export const getMaintenanceState: Handlers<Context>['getMaintenanceState'] = async (_, context) => {
  const { now, language } = context;
  const windows = await windowsOf(context);
  const whole = windows.filter(({ whole_portal }) => whole_portal);
  const state = stateOf(whole, now);
  const [first] = whole;
  return {
    state,
    serverTime: instant(now),
    closedUntil: state === 'closed' && first ? instant(first.ends_at) : null,
    windows: windows.map((window) => ({
      from: instant(window.starts_at),
      until: instant(window.ends_at),
      wholePortal: window.whole_portal,
      services: window.services,
      reason: language === 'ID' ? window.reason_id : window.reason_en,
    })),
  };
};

export const listBrowserMinimums: Handlers<Context>['listBrowserMinimums'] = async (_, { db, now }) => {
  const today = jakartaMoment(now.getTime()).date;
  const rows = await db
    .selectFrom('browser_minimums')
    .selectAll()
    .where('effective_from', '<=', today)
    .where((row) => row.or([row('effective_to', 'is', null), row('effective_to', '>=', today)]))
    .orderBy('effective_from', 'desc')
    .execute();
  const newest = new Map([...rows].toReversed().map((row) => [row.browser, row]));
  return {
    items: [...newest.values()].map((row) => ({
      browser: row.browser,
      minimumVersion: row.minimum_version,
      effectiveFrom: row.effective_from,
      effectiveTo: row.effective_to,
      source: row.source,
    })),
  };
};
