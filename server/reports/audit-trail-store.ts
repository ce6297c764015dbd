// Reads the audit trail. Every query includes the condition of what the caller may see.
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf } from '../../domain/jakarta-time.ts';
import { isAdministratorRole } from '../../domain/user-access.ts';
import type { AuditFilter } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { loadCompany, personIn } from '../approval/load.ts';
import { isVisible } from '../approval/queues.ts';

const startOfDay = (date: string) => new Date(instantOf({ date, time: '00:00' }));

type Asking = Pick<Context, 'db' | 'who'>;

/** Administrators see all events of their company. */
export const readsWholeTrail = ({ roles }: Asking['who']): boolean => roles.some(isAdministratorRole);

/** Users who are no administrators see their own events and those of requests they may see. */
async function visibleEvents({ db, who }: Asking): Promise<RawBuilder<boolean>> {
  if (readsWholeTrail(who)) return sql<boolean>`true`;
  const viewer = personIn(await loadCompany(db, who), who.userId);
  return sql<boolean>`(a.actor_id = ${who.userId} or (a.area = 'corporate' and exists (
    select from requests r where r.company_id = a.company_id and r.ref_no = a.subject and ${isVisible(viewer)})))`;
}

const eventsOf = (db: Database, companyId: string) =>
  db.selectFrom('audit_events as a').where('a.company_id', '=', companyId);

export async function eventsFor(context: Asking) {
  return eventsOf(context.db, context.who.companyId).where(await visibleEvents(context));
}

type Events = Awaited<ReturnType<typeof eventsFor>>;

const contains = (column: string, search: string) =>
  sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${search})) > 0`;

const isAbout = (search: string) =>
  sql<boolean>`(${contains('a.subject', search)} or ${contains('a.request_id', search)}
    or strpos(lower(a.details ->> 'name'), lower(${search})) > 0)`;

export function narrowEvents(events: Events, filter: AuditFilter): Events {
  const { dates, eventTypes = [], area, actors = [], outcomes = [], search } = filter;
  return events
    .where('a.happened_at', '>=', startOfDay(dates.from))
    .where('a.happened_at', '<', startOfDay(addDays(dates.to, 1)))
    .$if(eventTypes.length > 0, (query) => query.where('a.event_type', 'in', eventTypes))
    .$if(area !== undefined, (query) => query.where('a.area', '=', area ?? 'corporate'))
    .$if(actors.length > 0, (query) => query.where('a.actor_id', 'in', actors))
    .$if(outcomes.length > 0, (query) => query.where('a.outcome', 'in', outcomes))
    .$if(search !== undefined, (query) => query.where(isAbout(search ?? '')));
}
