// Defines enterprise limits as a resource of administration.
import { sql, type RawBuilder } from 'kysely';
import type {
  EnterpriseLimitDetail,
  EnterpriseLimitDraft,
  EnterpriseLimitFilter,
  EnterpriseLimitListRequest,
  EnterpriseLimitSort,
  EnterpriseLimitSummary,
} from '../../generated/types.ts';
import { isBulkService } from '../../domain/bulk-services.ts';
import { asImpact } from '../approval/touched-requests.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { defineAdminResource } from '../resources/define.ts';
import { noCascade, type Offer } from '../resources/definition.ts';
import { isHeld } from '../tasks/holds.ts';
import { applyToLimit } from './enterprise-limit-changes.ts';
import { enterpriseRules, relatedGroups } from './enterprise-limit-rules.ts';
import {
  enterpriseFacts,
  findLimitByName,
  limitsOf,
  findLimits,
  type EnterpriseFacts,
  type LimitRow,
} from './enterprise-limit-store.ts';
import { readUncoveredBy } from './enterprise-limit-usage.ts';

export interface EnterpriseTypes {
  readonly row: LimitRow;
  readonly draft: EnterpriseLimitDraft;
  readonly facts: EnterpriseFacts;
  readonly snapshot: EnterpriseLimitDetail;
  readonly request: EnterpriseLimitListRequest;
  readonly summary: EnterpriseLimitSummary;
  readonly detail: EnterpriseLimitDetail;
}

const noOffer: Offer = { ongoingTask: null, actions: [] };

const detailOf = (row: LimitRow, { types }: EnterpriseFacts, offer: Offer): EnterpriseLimitDetail => ({
  id: row.id,
  name: row.name,
  minimumAmount: row.minimum,
  maximumAmount: row.maximum,
  limitItems: row.items.map(({ id, service, limit }) => ({
    id,
    name: types.find(({ serviceType }) => serviceType === service)?.name ?? service,
    serviceType: service,
    isBulk: isBulkService(service),
    limit,
  })),
  status: row.status,
  revision: row.revision,
  stamp: {
    createdBy: row.created_by,
    createdAt: instant(row.created_at),
    changedBy: row.changed_by,
    changedAt: row.changed_at && instant(row.changed_at),
    approvedBy: row.approved_by,
  },
  ...offer,
});

const summaryOf = (row: LimitRow, _: EnterpriseFacts, offer: Offer): EnterpriseLimitSummary => ({
  id: row.id,
  name: row.name,
  minimumAmount: row.minimum,
  maximumAmount: row.maximum,
  typeCount: row.items.length,
  userGroupCount: row.group_count,
  status: row.status,
  revision: row.revision,
  changedAt: instant(row.changed_at ?? row.created_at),
  ...offer,
});

const columns: Readonly<Record<EnterpriseLimitSort['field'], RawBuilder<unknown>>> = {
  name: sql`l.name`,
  minimumAmount: sql`l.minimum_amount`,
  maximumAmount: sql`l.maximum_amount`,
  status: sql`case when l.is_active then 'Active' else 'Inactive' end`,
  changedAt: sql`coalesce(l.changed_at, l.created_at)`,
};

const orderOf = ({ field, direction }: EnterpriseLimitSort = { field: 'name', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`l.limit_id`,
  direction,
  name: field,
});

function narrowed(filter: EnterpriseLimitFilter = {}): RawBuilder<boolean> {
  const { search, status, serviceType, maximumAmount: { minimum, maximum } = {}, hasOngoingTask } = filter;
  const ongoing = isHeld('enterprise-limit', sql`l.company_id`, sql`l.limit_id`);
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains([sql`l.name`], search)]),
    ...(status === undefined ? [] : [sql<boolean>`l.is_active = ${status === 'Active'}::boolean`]),
    ...(serviceType === undefined
      ? []
      : [
          sql<boolean>`exists (select 1 from enterprise_limit_items i where i.company_id = l.company_id
            and i.limit_id = l.limit_id and i.service = ${serviceType})`,
        ]),
    ...(minimum === undefined ? [] : [sql<boolean>`l.maximum_amount >= ${minimum}::numeric`]),
    ...(maximum === undefined ? [] : [sql<boolean>`l.maximum_amount <= ${maximum}::numeric`]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function repeatedInLimit({ limitItems }: EnterpriseLimitDraft): string | undefined {
  const types = limitItems.map(({ serviceType }) => serviceType);
  const repeated = types.findIndex((type, index) => types.indexOf(type) < index);
  return repeated > 0 ? `limitItems.${repeated}.serviceType` : undefined;
}

/** Each type is a field of its own, so that the approver sees which types change. */
const words = ({ name, minimumAmount, maximumAmount, limitItems }: EnterpriseLimitDraft) => ({
  name,
  minimumAmount,
  maximumAmount,
  ...Object.fromEntries(limitItems.map(({ serviceType, limit }) => [`limitItems.${serviceType}`, limit])),
});

export const enterpriseLimits = defineAdminResource<EnterpriseTypes>({
  recordKind: 'enterprise-limit',
  auditKind: 'limit',
  actions: {
    create: [],
    edit: ['Active'],
    inactivate: ['Active'],
    reactivate: ['Inactive'],
    delete: ['Active', 'Inactive'],
  },
  naming: { field: 'enterpriseLimit.name', nameIn: ({ name }) => name, find: findLimitByName },
  repeatedIn: repeatedInLimit,
  placeOf: (_, field) => `enterpriseLimit.${field}`,
  find: findLimits,
  facts: (reader, subjects) =>
    enterpriseFacts(
      reader,
      subjects.flatMap(({ row }) => row?.id ?? []),
    ),
  rules: enterpriseRules,
  related: relatedGroups,
  draftOf: ({ name, minimum, maximum, items }) => ({
    name,
    minimumAmount: minimum,
    maximumAmount: maximum,
    limitItems: items.map(({ id, service, limit }) => ({ id, serviceType: service, limit })),
  }),
  words,
  snapshot: (row, facts) => detailOf(row, facts, noOffer),
  content: ([kept]) => ({ kind: 'enterprise-limit', before: kept?.before ?? null, after: kept?.draft ?? null }),
  cascade: async (actor, { action, subject: { row } }) => {
    if (action !== 'inactivate' || !row) return null;
    return { ...noCascade, ...asImpact(await readUncoveredBy(actor, row.id)) };
  },
  apply: applyToLimit,
  list: async ({ db, who }, { filter, sort, page }) => {
    const query = limitsOf(db, who.companyId).where(narrowed(filter));
    return readPage(query, orderOf(sort), page, await countRows(query));
  },
  summary: summaryOf,
  detail: (_, row, facts, offer) => Promise.resolve(detailOf(row, facts, offer)),
});
