// Loads a company's approval matrix. Its stored rows are those of domain/approval, with amounts as in the API.
import { sql } from 'kysely';
import { planRoute, type Plan } from '../../domain/approval/plan.ts';
import type { MatrixQuestion } from '../../domain/approval/matrix.ts';
import type { Matrix, MatrixRow } from '../../domain/approval/types.ts';
import { fromWire, money, toWire, type Money, type WireMoney } from '../../domain/money.ts';
import type { MatchedRow, TransactionType } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { readSetupState, readThroughSetup, setupStateOf } from '../db/setup-cache.ts';
import { Refusal } from '../refusal.ts';
import { accountsOfGroups, type AccountsOfGroups } from './accounts-of-groups.ts';
import type { RequestDraft } from './draft.ts';

type Amounts = 'minimum' | 'maximum';
export type StoredMatrixRow = Omit<MatrixRow, Amounts> &
  Readonly<Record<Amounts, WireMoney | null>> & {
    /** Left out for a row that applies to the requests of every user group. */
    readonly mapId?: string;
    /** The row covers the accounts that this group holds when a request is matched. */
    readonly accountGroupId?: string;
  };

function bound(wire: WireMoney | null): Money | null {
  const read = wire === null ? null : fromWire(wire);
  if (read && !read.ok) throw new Error(`The workflow map holds an amount that is none: ${wire?.value}`);
  return read ? read.value : null;
}

/** Rows that lead to the same workflow share it, so that it is examined once. */
function readRow(groups: AccountsOfGroups): (row: StoredMatrixRow) => OwnedRow {
  const known = new Map<string, MatrixRow['workflow']>();
  const shared = (workflow: MatrixRow['workflow']) => {
    const key = JSON.stringify(workflow);
    const found = known.get(key) ?? workflow;
    known.set(key, found);
    return found;
  };
  return (row) => ({
    ...row,
    accountIds: row.accountGroupId === undefined ? row.accountIds : (groups[row.accountGroupId] ?? []),
    minimum: bound(row.minimum),
    maximum: bound(row.maximum),
    workflow: shared(row.workflow),
  });
}

export type OwnedRow = MatrixRow & Pick<StoredMatrixRow, 'mapId'>;

export interface OwnedMatrix extends Matrix {
  readonly rows: readonly OwnedRow[];
}

export const writeRow = (row: MatrixRow): StoredMatrixRow => ({
  ...row,
  minimum: row.minimum && toWire(row.minimum),
  maximum: row.maximum && toWire(row.maximum),
});

const latest = (db: Database, companyId: string) =>
  db
    .selectFrom('approval_matrices as m')
    .select(['m.version', 'm.rows', accountsOfGroups(companyId).as('groups')])
    .where('m.company_id', '=', companyId)
    .orderBy('m.version', 'desc')
    .limit(1);

const stored = (rows: readonly object[]) => rows as readonly StoredMatrixRow[];

async function readMatrix(db: Database, companyId: string) {
  const state = setupStateOf(companyId).as('state');
  const found = await latest(db, companyId).select(state).executeTakeFirst();
  const rows = stored(found?.rows ?? []).map(readRow(found?.groups ?? {}));
  return { value: { version: found?.version ?? 1, rows }, state: found?.state ?? null, size: rows.length };
}

/** Loads the rows of every map, for questions about the whole company. Reading thousands of rows takes long. */
export const loadMatrix = async (db: Database, companyId: string): Promise<OwnedMatrix> =>
  readThroughSetup(db, `matrix of ${companyId}`, await readSetupState(db, companyId), () => readMatrix(db, companyId));

export interface LinkedMap {
  readonly id: string;
  readonly isActive: boolean;
}

/** The maps of the user group of a user. */
const mapsOfUser = (companyId: string, userId: string) => sql<readonly LinkedMap[]>`coalesce((
  select json_agg(json_build_object('id', w.map_id, 'isActive', w.is_active))
  from user_details d
  join user_groups g on g.company_id = d.company_id and g.name = d.user_group
  join workflow_maps w on w.company_id = g.company_id and w.map_id = any(g.workflow_map_ids)
  where d.company_id = ${companyId} and d.user_id = ${userId}), '[]')`;

function missingMap(maps: readonly LinkedMap[]): Pick<Matrix, 'missing'> {
  if (maps.some(({ isActive }) => isActive)) return {};
  return { missing: maps.length === 0 ? '9091' : '9093' };
}

interface FoundMatrix {
  readonly version: number;
  readonly rows: readonly object[];
  readonly groups: AccountsOfGroups;
}

function followed({ version, rows, groups }: FoundMatrix, maps: readonly LinkedMap[]): OwnedMatrix {
  const own = new Set(maps.flatMap(({ id, isActive }) => (isActive ? id : [])));
  const followedRows = stored(rows).filter(({ mapId }) => mapId === undefined || own.has(mapId));
  return { version, rows: followedRows.map(readRow(groups)), ...missingMap(maps) };
}

const noMatrix: OwnedMatrix = { version: 1, rows: [], missing: '9091' };

interface UserGroupMaps {
  readonly users: readonly string[];
  readonly maps: readonly LinkedMap[];
}

/** By user group, because thousands of users follow the same maps. */
const mapsOfUserGroups = (companyId: string) => sql<readonly UserGroupMaps[]>`coalesce((
  select json_agg(json_build_object(
    'users', array(select d.user_id from user_details d where d.company_id = g.company_id and d.user_group = g.name),
    'maps', array(select json_build_object('id', w.map_id, 'isActive', w.is_active) from workflow_maps w
      where w.company_id = g.company_id and w.map_id = any(g.workflow_map_ids) order by w.map_id)))
  from user_groups g where g.company_id = ${companyId}), '[]')`;

/** Like loadMatrixOf() for every maker; makers who follow the same maps get the same object. */
export async function loadMatrices(db: Database, companyId: string): Promise<(makerId: string) => OwnedMatrix> {
  const found = await latest(db, companyId).select(mapsOfUserGroups(companyId).as('followed')).executeTakeFirst();
  if (!found) return () => noMatrix;
  const byUser = new Map(found.followed.flatMap(({ users, maps }) => users.map((userId) => [userId, maps] as const)));
  const known = new Map<string, OwnedMatrix>();
  return (makerId) => {
    const maps = byUser.get(makerId) ?? [];
    const key = maps.map(({ id }) => id).join(' ');
    const matrix = known.get(key) ?? followed(found, maps);
    known.set(key, matrix);
    return matrix;
  };
}

/** The version that was in force before this moment, for the maps that a user group followed then. */
export async function matrixUntil(
  db: Database,
  companyId: string,
  end: Date,
  groups: AccountsOfGroups,
): Promise<(maps: readonly LinkedMap[]) => OwnedMatrix> {
  const found = await db
    .selectFrom('approval_matrices')
    .select(['version', 'rows'])
    .where('company_id', '=', companyId)
    .where('created_at', '<', end)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (maps) => (found ? followed({ ...found, groups }, maps) : noMatrix);
}

/** Loads the rows that the requests of this maker follow: those of the maps of the maker's user group. */
export async function loadMatrixOf(db: Database, companyId: string, makerId: string): Promise<OwnedMatrix> {
  const found = await latest(db, companyId).select(mapsOfUser(companyId, makerId).as('maps')).executeTakeFirst();
  return found ? followed(found, found.maps) : noMatrix;
}

export interface RouteFacts extends Pick<RequestDraft, 'service' | 'amount' | 'idrEquivalent' | 'records'> {
  /** A request without a service, such as a favorite, is matched by its menu instead. */
  readonly menuAccess?: TransactionType;
  readonly accountId: string | null;
}

export function questionOf(facts: RouteFacts): MatrixQuestion {
  const { service, menuAccess, amount, idrEquivalent, records, accountId } = facts;
  const nothing = money(0n, 'IDR');
  const single = { amount: amount ?? nothing, idrEquivalent: idrEquivalent ?? amount ?? nothing };
  return {
    service: service ?? menuAccess ?? '',
    accountId: accountId ?? '',
    currency: single.amount.currency,
    records: records ?? [single],
  };
}

export const planFor = (matrix: Matrix, facts: RouteFacts): Plan => planRoute(matrix, questionOf(facts));

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
