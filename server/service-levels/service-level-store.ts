// Reads and writes how long each step of a request may take.
import { sql } from 'kysely';
import { requestKindOf, requestTypes } from '../../domain/service-level.ts';
import type { RequestKind, SlaTime, SlaTimes } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import { loadSettings, type SettingRow } from '../resources/company-setting.ts';

export const stages = ['verify', 'approve', 'release'] as const;

export interface ServiceLevelRow extends SettingRow {
  readonly requestType: RequestKind;
  readonly times: SlaTimes;
}

const notSet: SlaTime = { hours: 0, minutes: 0 };

async function timesOf(db: Database, companyId: string) {
  const rows = await db
    .selectFrom('stage_service_levels')
    .select(['request_type', 'stage', 'hours', 'minutes'])
    .where('company_id', '=', companyId)
    .execute();
  const timeOf = (kind: RequestKind, stage: (typeof stages)[number]): SlaTime => {
    const ofStage = rows.filter((row) => row.stage === stage);
    const { hours, minutes } =
      ofStage.find((row) => row.request_type === kind) ??
      ofStage.find((row) => row.request_type === 'financial-request') ??
      notSet;
    return { hours, minutes };
  };
  return (kind: RequestKind): SlaTimes => ({
    verify: timeOf(kind, 'verify'),
    approve: timeOf(kind, 'approve'),
    release: timeOf(kind, 'release'),
  });
}

/** The type of request is the id of its service level, and its name, which tells the two apart in tasks. */
export async function findServiceLevels(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<ServiceLevelRow[]> {
  const rows = await loadSettings(db, companyId, ids, lock);
  const times = await timesOf(db, companyId);
  return rows.flatMap((row) => {
    const requestType = requestTypes.find((type) => type === row.id);
    return requestType ? [{ ...row, name: requestType, requestType, times: times(requestType) }] : [];
  });
}

export interface RunningRequests {
  readonly running: number;
  readonly overdue: number;
}

export type ServiceLevelFacts = ReadonlyMap<RequestKind, RunningRequests>;

/** Counts the requests whose present step is in time, and those of which it has run out. */
export async function serviceLevelFacts({
  db,
  who,
  now,
}: Pick<Actor, 'db' | 'who' | 'now'>): Promise<ServiceLevelFacts> {
  const rows = await db
    .selectFrom('requests')
    .select([
      sql<boolean>`idr_equivalent is not null`.as('hasAmount'),
      sql<number>`(count(*) filter (where sla_ends_at is null or sla_ends_at >= ${now}))::integer`.as('running'),
      sql<number>`(count(*) filter (where sla_ends_at < ${now}))::integer`.as('overdue'),
    ])
    .where('company_id', '=', who.companyId)
    .where('stage_kind', 'is not', null)
    .where('tab', '=', 'pending')
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ running, overdue, ...row }) => [requestKindOf(row), { running, overdue }]));
}

export async function writeTimes({ db, who }: Actor, request_type: RequestKind, times: SlaTimes): Promise<void> {
  for (const stage of stages) {
    const { hours, minutes } = times[stage];
    await db
      .insertInto('stage_service_levels')
      .values({ company_id: who.companyId, request_type, stage, hours, minutes })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'request_type', 'stage']).doUpdateSet({ hours, minutes }),
      )
      .execute();
  }
}
