// Defines the service levels of financial and of service requests as resources of administration.
import { minutesOf, requestTypes, slaText } from '../../domain/service-level.ts';
import type { RequestKind, ServiceLevel, ServiceLevelDraft, SlaTimes } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { markChanged } from '../resources/company-setting.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer, Question } from '../resources/definition.ts';
import { Refusal } from '../refusal.ts';
import { findTask } from '../tasks/store.ts';
import type { Blocker } from '../tasks/kind.ts';
import {
  findServiceLevels,
  serviceLevelFacts,
  stages,
  writeTimes,
  type ServiceLevelFacts,
  type ServiceLevelRow,
} from './service-level-store.ts';

interface ServiceLevelTypes {
  readonly row: ServiceLevelRow;
  readonly draft: ServiceLevelDraft;
  readonly facts: ServiceLevelFacts;
  readonly snapshot: ServiceLevelDraft;
  readonly request: object;
  readonly summary: ServiceLevel;
  readonly detail: ServiceLevel;
}

const onWire = (row: ServiceLevelRow, facts: ServiceLevelFacts, offer: Offer): ServiceLevel => {
  const { running = 0, overdue = 0 } = facts.get(row.requestType) ?? {};
  return {
    requestType: row.requestType,
    times: row.times,
    runningRequests: running,
    overdueRequests: overdue,
    revision: row.revision,
    stamp: row.stamp,
    ...offer,
  };
};

const draftOf = ({ requestType, times }: ServiceLevelRow): ServiceLevelDraft => ({ requestType, times });

function rules({ subject: { row, draft } }: Question<ServiceLevelTypes>): Blocker[] {
  if (!draft) return [];
  return stages
    .filter((stage) => minutesOf(draft.times[stage]) < 1)
    .map((stage) => ({ code: 'ADMIN_SLA_TOO_SHORT', about: [row?.name ?? ''], field: stage }));
}

export const serviceLevels = defineAdminResource<ServiceLevelTypes>({
  recordKind: 'service-level',
  auditKind: 'setting',
  actions: { edit: ['Active'] },
  placeOf: (_, stage) => `serviceLevel.times.${stage}`,
  find: findServiceLevels,
  facts: serviceLevelFacts,
  rules,
  related: () => [],
  draftOf,
  words: ({ times }) => Object.fromEntries(stages.map((stage) => [`times.${stage}`, slaText(times[stage])])),
  snapshot: draftOf,
  content: ([kept]) => {
    const { before, draft } = kept ?? {};
    if (!before || !draft) throw new Error('A change of a service level has no values');
    return { kind: 'service-level', before, after: draft };
  },
  apply: async (actor, { subject: { row, draft } }, applied) => {
    if (!row || !draft) throw new Error('A change of a service level has no values');
    await writeTimes(actor, row.requestType, draft.times);
    await markChanged(actor, row, applied);
    return row.id;
  },
  list: async ({ db, who }) => {
    const rows = await findServiceLevels(db, who.companyId, requestTypes, false);
    return { rows, page: { size: 100, nextCursor: null, previousCursor: null, total: rows.length } };
  },
  summary: onWire,
  detail: (_, row, facts, offer) => Promise.resolve(onWire(row, facts, offer)),
});

const isDraft = (
  stored: unknown,
): stored is { readonly records: readonly { readonly draft: { readonly times: SlaTimes } }[] } =>
  typeof stored === 'object' && stored !== null && 'records' in stored && Array.isArray(stored.records);

/** With a task that was sent back, the times that it wants. */
export async function readServiceLevel(
  context: Context,
  { requestType, taskId }: { readonly requestType: RequestKind; readonly taskId?: string },
): Promise<ServiceLevel> {
  const shown = await serviceLevels.detail(context, requestType);
  if (taskId === undefined) return shown;
  const task = await findTask(context.db, { companyId: context.who.companyId, taskId });
  if (task?.record_kind !== 'service-level' || task.record_id !== requestType || !isDraft(task.payload))
    throw new Refusal('193');
  return { ...shown, times: task.payload.records[0]?.draft.times ?? shown.times };
}
