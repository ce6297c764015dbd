import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { readPage } from '../lists/page.ts';
import { withCodeNames } from '../reference/code-names.ts';
import { Refusal } from '../refusal.ts';
import { shownDetail, shownEvent } from './shown-event.ts';
import { eventsFor, narrowEvents } from './audit-trail-store.ts';

const number = sql.ref('a.number');

export const listAuditEvents: Handlers<Context>['listAuditEvents'] = async ({ body }, context) => {
  const { filter, sort, page: asked } = body;
  if (filter.dates.from > filter.dates.to) throw new Refusal('198').at('filter.dates');
  const query = narrowEvents(await eventsFor(context), filter).selectAll('a');
  const order = { by: number, key: number, direction: sort?.direction ?? 'desc', name: 'sequence' } as const;
  const { rows, page } = await readPage(query, order, asked);
  const isEmpty = rows.length === 0 && asked?.cursor === undefined;
  return { items: rows.map((row) => shownEvent(row, context.language)), page: { ...page, total: isEmpty ? 0 : null } };
};

export const getAuditEvent: Handlers<Context>['getAuditEvent'] = async ({ body }, context) => {
  const events = await eventsFor(context);
  const found = await events.where('a.event_id', '=', body.eventId).selectAll('a').executeTakeFirst();
  if (!found) throw new Refusal('193');
  const detail = shownDetail(found, context.language);
  return { ...detail, changes: await withCodeNames(context, detail.changes) };
};
