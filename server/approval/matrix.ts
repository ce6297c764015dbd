// Loads a company's approval matrix. Its stored rows are those of domain/approval, with amounts as in the API.
import { planRoute, type Plan } from '../../domain/approval/plan.ts';
import type { Matrix, MatrixRow } from '../../domain/approval/types.ts';
import { fromWire, money, toWire, type Money, type WireMoney } from '../../domain/money.ts';
import type { MatchedRow } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { RequestDraft } from './draft.ts';

type Amounts = 'minimum' | 'maximum';
export type StoredMatrixRow = Omit<MatrixRow, Amounts> & Readonly<Record<Amounts, WireMoney | null>>;

function bound(wire: WireMoney | null): Money | null {
  const read = wire === null ? null : fromWire(wire);
  if (read && !read.ok) throw new Error(`The workflow map holds an amount that is none: ${wire?.value}`);
  return read ? read.value : null;
}

const readRow = (row: StoredMatrixRow): MatrixRow => ({
  ...row,
  minimum: bound(row.minimum),
  maximum: bound(row.maximum),
});

export const writeRow = (row: MatrixRow): StoredMatrixRow => ({
  ...row,
  minimum: row.minimum && toWire(row.minimum),
  maximum: row.maximum && toWire(row.maximum),
});

export async function loadMatrix(db: Database, companyId: string): Promise<Matrix> {
  const found = await db
    .selectFrom('approval_matrices')
    .select(['version', 'rows'])
    .where('company_id', '=', companyId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return { version: 1, rows: [] };
  return { version: found.version, rows: (found.rows as StoredMatrixRow[]).map(readRow) };
}

export interface RouteFacts extends Pick<RequestDraft, 'service' | 'amount' | 'idrEquivalent' | 'records'> {
  readonly accountId: string | null;
}

export function planFor(matrix: Matrix, { service, amount, idrEquivalent, records, accountId }: RouteFacts): Plan {
  const nothing = money(0n, 'IDR');
  const single = { amount: amount ?? nothing, idrEquivalent: idrEquivalent ?? amount ?? nothing };
  return planRoute(matrix, {
    service: service ?? '',
    accountId: accountId ?? '',
    currency: single.amount.currency,
    records: records ?? [single],
  });
}

export type PlannedRoute = Extract<Plan, { kind: 'route' }>;

export function routeOf(plan: Plan): PlannedRoute {
  if (plan.kind !== 'route') throw new Refusal(plan.because.code, plan.because.parameters);
  return plan;
}

/** A copy of the matrix row to store with the request, because the matrix may change later. */
export const matchedRow = ({ name, minimum, maximum }: MatrixRow): MatchedRow => ({
  name,
  minimum: minimum && toWire(minimum),
  maximum: maximum && toWire(maximum),
});
