// Reads a page of a queue in one statement: its rows, the decisions on each, and the sums of the whole queue.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { RequestListQuery } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { pickColumns, compiledQueryBy } from '../db/compiled-query.ts';
import type { Cursor } from '../lists/cursor.ts';
import { pageOf, pageQuery, requestedPage, rowsAfter, type PageOrder } from '../lists/page.ts';
import { filtered, orderOf } from '../approval/filter.ts';
import { inQueue, type Viewer, type Queue } from '../approval/queues.ts';
import { withDecisions } from '../approval/store.ts';
import { tallyIn, tallyQuery } from '../approval/sums.ts';

interface Asked {
  readonly queue: Queue;
  readonly viewer: Viewer;
  readonly order: PageOrder;
  readonly filter: RequestListQuery['filter'];
}

const ofAsker = ['personId', 'groupIds', 'accountIds', 'seesWorkOf'] as const;

/** The values that differ between viewers and pages; they are parameters of the compiled query. */
interface Values extends Pick<Viewer, (typeof ofAsker)[number]> {
  readonly companyId: string;
  readonly now: Date;
  readonly most: number;
}

const waiting = ({ queue, viewer, filter }: Asked, { now, ...values }: Values) =>
  sql<boolean>`(${inQueue(queue, { ...viewer, ...values }, now)} and ${filtered(filter)})`;

function question(db: Database, asked: Asked, values: Values, cursor?: Cursor) {
  const condition = waiting(asked, values);
  const tallied = tallyQuery(db, values.companyId, condition);
  const found = withDecisions(db, values.companyId, condition).select(jsonArrayFrom(tallied).as('tally'));
  return pageQuery(found, asked.order, cursor, values.most);
}

const wordsOf = ({ queue, viewer: { roles, flags, stageKinds }, order: { name, direction } }: Asked) =>
  JSON.stringify([queue, roles, flags, stageKinds, name, direction]);

/** The first page without a filter is read most often, so only its query is compiled in advance. */
const firstPage = compiledQueryBy(wordsOf, (db, asked: Asked, values: Values) =>
  question(db, asked, pickColumns(values, [...ofAsker, 'companyId', 'now', 'most'])),
);

export interface QueuePage {
  readonly companyId: string;
  readonly queue: Queue;
  readonly viewer: Viewer;
  readonly now: Date;
}

export async function readQueuePage(
  db: Database,
  { companyId, queue, viewer, now }: QueuePage,
  { filter, sort, page }: RequestListQuery,
) {
  const order = orderOf(sort);
  const { cursor, size } = requestedPage(page, order);
  const values: Values = {
    ...pickColumns<Pick<Viewer, (typeof ofAsker)[number]>>(viewer, ofAsker),
    companyId,
    now,
    most: size + 1,
  };
  const asked = { queue, viewer, order, filter };
  const isNarrowed = Object.keys(filter ?? {}).length > 0;
  const found = await (cursor || isNarrowed
    ? rowsAfter(cursor, question(db, asked, values, cursor).execute())
    : firstPage(db, asked, values));
  const tallied = found[0]?.tally ?? (await tallyQuery(db, companyId, waiting(asked, values)).execute());
  return { ...pageOf(found, order, cursor, size), ...tallyIn(tallied) };
}
