// SQL conditions: the requests that wait in a queue, and those that a viewer may see. Requests have the alias r.
import { sql, type RawBuilder } from 'kysely';
import { mayUse } from '../../domain/approval/access.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { CompanyPerson } from './company-people.ts';

export type Queue = 'repair' | StageKind | 'exceptional-approver' | 'exceptional-releaser';
export type Viewer = CompanyPerson;

const no = sql<boolean>`false`;
const texts = (values: readonly string[]) => sql`${values}::text[]`;

const seesAccount = ({ accountIds }: Viewer) =>
  sql<boolean>`(r.account_id is null or r.account_id = any(${texts(accountIds)}))`;

const isAmong = (services: readonly string[]) =>
  sql<boolean>`(r.service is null or r.service = any(${texts(services)}))`;

const usesService = (viewer: Viewer, kind: StageKind) =>
  isAmong(viewer.services.filter((service) => mayUse(viewer, service, kind)));

const isOwn = ({ personId }: Viewer) => sql<boolean>`${personId}::text = any(r.maker_ids)`;

const isOfColleague = (viewer: Viewer) =>
  sql<boolean>`(r.created_by = any(${texts(viewer.seesWorkOf)}) and ${seesAccount(viewer)})`;

/** The rule of mayKnow (visible.ts) in SQL; keep both the same. */
export const isKnownTo = (viewer: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(${isOwn(viewer)} or ${seesAccount(viewer)})`;

function inStage(kind: StageKind, viewer: Viewer): RawBuilder<boolean> {
  if (!viewer.stageKinds?.includes(kind)) return no;
  return sql<boolean>`(r.stage_kind = ${kind} and r.waiting_groups && ${texts(viewer.groupIds)}
    and not ${viewer.personId}::text = any(r.maker_ids) and not ${viewer.personId}::text = any(r.acted_ids)
    and ${seesAccount(viewer)} and ${usesService(viewer, kind)})`;
}

function toRepair(viewer: Viewer): RawBuilder<boolean> {
  if (!viewer.roles.includes('MK')) return no;
  return sql<boolean>`(r.tab = 'repair' and (${isOwn(viewer)} or ${isOfColleague(viewer)}))`;
}

/** No active person of the waiting groups can still act. This is an estimate: the engine decides for each request. */
const nobodyLeft = sql<boolean>`not exists (
  select 1 from approval_group_members m join users u on u.company_id = m.company_id and u.user_id = m.user_id
  left join user_details d on d.company_id = u.company_id and d.user_id = u.user_id
  where m.company_id = r.company_id and m.group_id = any(r.waiting_groups) and u.status = 'active'
    and (case r.stage_kind when 'verify' then 'VF' when 'approve' then 'AP' else 'RL' end) = any(u.roles)
    and (r.service is null or r.service = any(u.services))
    and (r.service is null or d.allowances is null or d.allowances @> jsonb_build_array(jsonb_build_object('serviceType',
      r.service, case r.stage_kind when 'verify' then 'allowVerifier' when 'approve' then 'allowApprover'
      else 'allowReleaser' end, 1)))
    and not m.user_id = any(r.maker_ids) and not m.user_id = any(r.acted_ids))`;

function exceptional(flag: string, kinds: readonly StageKind[], viewer: Viewer, now: Date): RawBuilder<boolean> {
  if (!viewer.flags.includes(flag)) return no;
  return sql<boolean>`(r.stage_kind = any(${texts(kinds)}) and (r.exceptional is not null or r.sla_ends_at < ${now} or ${nobodyLeft})
    and not ${viewer.personId}::text = any(r.maker_ids) and ${seesAccount(viewer)}
    and ${isAmong(viewer.services)})`;
}

export function inQueue(queue: Queue, viewer: Viewer, now: Date): RawBuilder<boolean> {
  if (queue === 'repair') return toRepair(viewer);
  if (queue === 'exceptional-approver') return exceptional('isExceptionalApprover', ['verify', 'approve'], viewer, now);
  if (queue === 'exceptional-releaser') return exceptional('isExceptionalReleaser', ['release'], viewer, now);
  return inStage(queue, viewer);
}

/** Requests that wait in a stage that the viewer can decide on. */
export function inOwnSteps(viewer: Viewer): RawBuilder<boolean> {
  const steps = (viewer.stageKinds ?? []).map((kind) => inStage(kind, viewer));
  return steps.length === 0 ? no : sql<boolean>`(${sql.join(steps, sql` or `)})`;
}

const readers = ['VF', 'AP', 'RL', 'IO'];
const exceptionalFlags = ['isExceptionalApprover', 'isExceptionalReleaser'];

/** Verifiers, approvers, releasers, exceptional people and inquirers see all requests of their accounts. */
export const readsAll = ({ roles, flags }: Pick<Viewer, 'roles' | 'flags'>): boolean =>
  roles.some((role) => readers.includes(role)) || flags.some((flag) => exceptionalFlags.includes(flag));

/** A maker sees their own requests and, with common visibility, those of their sub user group. */
export function isVisible(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(${isOwn(viewer)} or ${readsAll(viewer) ? seesAccount(viewer) : isOfColleague(viewer)})`;
}
