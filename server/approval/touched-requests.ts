// The open requests that a change of administration touches, as the contract shows them.
import { sql, type RawBuilder } from 'kysely';
import type { TouchedRequest } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { instant } from '../instant.ts';
import type { RequestRow } from './store.ts';

type Columns = 'ref_no' | 'menu_access' | 'service' | 'amount' | 'currency' | 'created_by' | 'created_by_name';
type TouchedRow = Pick<RequestRow, Columns | 'created_at'>;

export interface Touched {
  readonly total: number;
  readonly newest?: TouchedRequest[];
}

const mostShown = 30;

const onWire = (row: TouchedRow): TouchedRequest => ({
  refNo: row.ref_no,
  menuAccess: row.menu_access,
  serviceType: row.service,
  amount: row.amount === null || row.currency === null ? null : { value: row.amount, currency: row.currency },
  maker: { userId: row.created_by, name: row.created_by_name },
  submittedAt: instant(row.created_at),
});

const listed = (total: number, rows: readonly TouchedRow[]): Touched => ({
  total,
  ...(rows.length > 0 && { newest: rows.map(onWire) }),
});

export const touchedAmong = (rows: readonly TouchedRow[]): Touched =>
  listed(
    rows.length,
    rows.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime()).slice(0, mostShown),
  );

/** What follows "from" must name the requests q. */
export async function readTouched(db: Database, from: RawBuilder<unknown>): Promise<Touched> {
  const { rows } = await sql<TouchedRow & { total: number }>`
    select q.ref_no, q.menu_access, q.service, q.amount::text, q.currency, q.created_by, q.created_by_name, q.created_at,
      (count(*) over ())::integer as total
    from ${from} order by q.created_at desc, q.task_id desc limit ${mostShown}`.execute(db);
  return listed(rows[0]?.total ?? 0, rows);
}

/** As the impact of a change has them. */
export const asImpact = ({ total, newest }: Touched) => ({
  openRequests: total,
  ...(newest && { touchedRequests: newest }),
});
