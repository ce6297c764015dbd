// Finds waiting requests that cannot be finished: too few people may sign them, or no one may repair them.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RoutePerson } from '../../../domain/approval/short-rows.ts';
import type { Stage } from '../../../domain/approval/types.ts';
import { unfinishedAmong } from '../../../domain/approval/unfinished.ts';
import type { StageKind } from '../../../generated/types.ts';
import { loadedWith, type ListedRequest } from '../../approval/load.ts';
import { groupOfCreator, repairersOf } from '../../approval/repairable.ts';
import { withDecisions } from '../../approval/store.ts';
import type { Context } from '../../context.ts';
import type { KnownCompany } from '../../workflows/known-company.ts';

/** Requests that wait for the same people. */
export interface Unfinished {
  readonly key: string;
  /** The groups of the step, or the sub user group of those who could repair. */
  readonly name: string;
  /** Null for requests that wait for their repair. */
  readonly stage: StageKind | null;
  readonly refNos: readonly string[];
}

type WaitsFor = Omit<Unfinished, 'refNos'>;

const longestName = 200;
const keyOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);

function ofStage({ kind, groups }: Stage, groupNames: ReadonlyMap<string, string>): WaitsFor {
  const ids = groups.map(({ groupId }) => groupId);
  const name = ids.map((id) => groupNames.get(id) ?? id).join(', ');
  return { key: keyOf(kind, ...ids.toSorted()), name: name.slice(0, longestName), stage: kind };
}

function ofRepair(loaded: ListedRequest): WaitsFor {
  const group = groupOfCreator(loaded);
  const name = group === `of ${loaded.row.created_by}` ? loaded.row.created_by_name : group;
  return { key: keyOf('repair', group), name: name.slice(0, longestName), stage: null };
}

const open = sql<boolean>`(r.tab in ('pending', 'repair') and (r.tab = 'repair' or r.stage_kind is not null))`;

export async function readUnfinished(
  { db, who }: Pick<Context, 'db' | 'who'>,
  { company }: KnownCompany,
  people: readonly RoutePerson[],
): Promise<Unfinished[]> {
  const rows = await withDecisions(db, who.companyId, open).orderBy('r.task_id').execute();
  const unfinishedStage = unfinishedAmong(people);
  const found = rows.flatMap(({ decisions, ...row }) => {
    const loaded = loadedWith(company, row, decisions);
    if (row.tab === 'repair')
      return repairersOf(loaded).length > 0 ? [] : [{ refNo: row.ref_no, waitsFor: ofRepair(loaded) }];
    const stage = unfinishedStage(loaded.request);
    return stage ? [{ refNo: row.ref_no, waitsFor: ofStage(stage, company.groupNames) }] : [];
  });
  const alike = Map.groupBy(found, ({ waitsFor }) => waitsFor.key);
  return [...alike.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first.waitsFor, refNos: [first, ...more].map(({ refNo }) => refNo) }] : [],
  );
}
