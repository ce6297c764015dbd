import type { Handlers } from '../../generated/handlers.ts';
import type { EnterpriseLimitDraft } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { businessDay } from '../reference/business-day.ts';
import { Refusal } from '../refusal.ts';
import { enterpriseLimits } from './enterprise-limit.ts';
import { enterpriseFacts, findLimits } from './enterprise-limit-store.ts';
import { usageOf } from './enterprise-limit-usage.ts';
import { readLimitTypes } from './limit-types.ts';

const withTrimmedName = (draft: EnterpriseLimitDraft): EnterpriseLimitDraft => ({ ...draft, name: draft.name.trim() });

const getEnterpriseLimitUsage: Handlers<Context>['getEnterpriseLimitUsage'] = async ({ body: { id } }, context) => {
  const { db, who } = context;
  const [limit] = await findLimits(db, who.companyId, [id], false);
  if (!limit) throw new Refusal('193');
  const { groups } = await enterpriseFacts(context, [id]);
  return usageOf(db, { companyId: who.companyId, limitId: id }, groups);
};

const listEnterpriseLimitTypes: Handlers<Context>['listEnterpriseLimitTypes'] = async (
  _,
  { db, who, now, language },
) => {
  const types = await readLimitTypes(db, { companyId: who.companyId, on: businessDay(now), language });
  const items = types.flatMap(({ roles: _roles, isHeld, ...type }) => (isHeld ? type : []));
  return { items: items.toSorted((one, other) => Number(one.isBulk) - Number(other.isBulk)) };
};

export const enterpriseLimitHandlers = {
  listEnterpriseLimits: ({ body }, context) => enterpriseLimits.list(context, body),
  getEnterpriseLimit: ({ body }, context) => enterpriseLimits.detail(context, body.id),
  createEnterpriseLimit: ({ body }, context) =>
    enterpriseLimits.create(context, withTrimmedName(body.enterpriseLimit), body.repair),
  editEnterpriseLimit: ({ body }, context) =>
    enterpriseLimits.edit(context, body, withTrimmedName(body.enterpriseLimit)),
  inactivateEnterpriseLimit: ({ body }, context) => enterpriseLimits.change(context, 'inactivate', body),
  reactivateEnterpriseLimit: ({ body }, context) => enterpriseLimits.change(context, 'reactivate', body),
  deleteEnterpriseLimit: ({ body }, context) => enterpriseLimits.change(context, 'delete', body),
  checkEnterpriseLimitName: ({ body }, context) => enterpriseLimits.checkName(context, body),
  getEnterpriseLimitImpact: ({ body }, context) => enterpriseLimits.impact(context, body),
  getEnterpriseLimitUsage,
  listEnterpriseLimitTypes,
} satisfies Partial<Handlers<Context>>;
