// Pages lists by key: the cursor names the row after or before which a page begins, so PostgreSQL skips no rows.
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { PageInfo, PageRequest } from '../../generated/types.ts';
import { cursorFault, readCursor, writeCursor, type Cursor } from './cursor.ts';

const usualSize = 30;

export interface PageOrder {
  /** The first sort key; never null. */
  readonly by: Expression<unknown>;
  /** The second sort key, for rows that are equal in the first; never null. */
  readonly tie?: Expression<unknown>;
  /** The last sort key, unique among rows that are equal in the others. */
  readonly key: Expression<unknown>;
  readonly direction: 'asc' | 'desc';
  /** Names the order, so that a cursor of another order is refused. */
  readonly name: string;
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly page: PageInfo;
}

interface Place {
  readonly page_by: string;
  readonly page_tie: string;
  readonly page_key: string;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;
const orderName = ({ name, direction }: PageOrder) => `${name} ${direction}`;

const placeIn = ({ by, tie, key }: PageOrder) => (tie ? [by, tie, key] : [by, key]);
const placeAt = ({ tie: hasTie }: PageOrder, { by, tie = '', key }: Cursor) => (hasTie ? [by, tie, key] : [by, key]);

/** Whether a row comes after the cursor, as one row comparison, which can use an index. */
function isBeyond(order: PageOrder, cursor: Cursor, way: 'asc' | 'desc') {
  const sign = sql.raw(way === 'asc' ? '>' : '<');
  return sql<boolean>`(${sql.join(placeIn(order))}) ${sign} (${sql.join(placeAt(order, cursor))})`;
}

export function pageQuery<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: PageOrder,
  cursor: Cursor | undefined,
  most: number,
) {
  const { by, tie, key, direction } = order;
  const way = cursor?.backwards ? opposite[direction] : direction;
  const from = cursor ? query.where(isBeyond(order, cursor, way)) : query;
  const selected = from.select([
    sql<string>`${by}::text`.as('page_by'),
    sql<string>`${tie ? sql`${tie}::text` : sql`null::text`}`.as('page_tie'),
    sql<string>`${key}::text`.as('page_key'),
  ]);
  const first = selected.orderBy(by, way);
  const ordered = tie ? first.orderBy(tie, way) : first;
  return ordered.orderBy(key, way).limit(sql<number>`${most}`);
}

function cursorAt(order: PageOrder, place: Place | undefined, backwards: boolean): string | null {
  if (!place) return null;
  const { page_by: by, page_tie: tie, page_key: key } = place;
  return writeCursor({ order: orderName(order), by, ...(order.tie && { tie }), key, backwards });
}

export function requestedPage({ cursor, size = usualSize }: PageRequest = {}, order: PageOrder) {
  return { cursor: readCursor(cursor, orderName(order)), size };
}

/** Rows can be added between the count and the read, but a list that fits one page has what it shows. */
const totalOfWhole = (counted: number | null, shown: number) => (counted === null ? null : shown);

/** Builds the page from the rows found: one row more than the page size means that there are more pages. */
export function pageOf<Row extends Place>(
  found: readonly Row[],
  order: PageOrder,
  cursor: Cursor | undefined,
  size: number,
  total: number | null = null,
): Page<Row> {
  const hasMore = found.length > size;
  const rows = cursor?.backwards ? found.slice(0, size).toReversed() : found.slice(0, size);
  const hasNext = cursor?.backwards ? true : hasMore;
  const hasPrevious = cursor?.backwards ? hasMore : cursor !== undefined;
  const page = {
    size,
    nextCursor: hasNext ? cursorAt(order, rows.at(-1), false) : null,
    previousCursor: hasPrevious ? cursorAt(order, rows[0], true) : null,
    total: hasNext || hasPrevious ? total : totalOfWhole(total, rows.length),
  };
  return { rows, page };
}

/** PostgreSQL's error for a text that is not a value of the column's type. */
const isNoValue = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('22');

/** Returns the rows. Throws a Refusal about the cursor when its values do not fit the columns. */
export async function rowsAfter<Row>(cursor: Cursor | undefined, rows: Promise<Row[]>): Promise<Row[]> {
  return rows.catch((error: unknown) => {
    throw cursor && isNoValue(error) ? cursorFault() : error;
  });
}

/** Reads one page of a query without order and limit. The caller passes the total where counting is cheap. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: PageOrder,
  request?: PageRequest,
  total: number | null = null,
): Promise<Page<Row>> {
  const { cursor, size } = requestedPage(request, order);
  const found = await rowsAfter(cursor, pageQuery(query, order, cursor, size + 1).execute());
  return pageOf(found as (Row & Place)[], order, cursor, size, total);
}

export async function countRows<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)::integer`.as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return total;
}
