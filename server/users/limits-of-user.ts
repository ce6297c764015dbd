// The limits that bind a user: enterprise limits, delegation of authority, limits of a day and limits of the user alone.
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EffectiveAccess, ServiceBound, ServiceCode, UserAllowance } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { compiledQuery, onlyRow } from '../db/compiled-query.ts';
import type { Database } from '../db/database.ts';
import { roleNames, roles, type RoleName } from '../limits/delegation-store.ts';
import type { ProfileRow } from './profile-store.ts';

interface Asked {
  readonly companyId: string;
  readonly userId: string;
  readonly limitIds: readonly string[];
}

// As text, because a JSON number would become a floating-point number.
const amount = sql<string>`amount::text`.as('amount');

const enterpriseLimits = (db: Database, { companyId, limitIds }: Asked) =>
  db
    .selectFrom('enterprise_limits as l')
    .select(['l.limit_id as id', 'l.name', 'l.is_active as isActive'])
    .select(sql<string>`l.minimum_amount::text`.as('minimumAmount'))
    .select(sql<string>`l.maximum_amount::text`.as('maximumAmount'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('enterprise_limit_items as i')
          .select(['i.service as serviceType', sql<string>`i.amount::text`.as('limit')])
          .whereRef('i.company_id', '=', 'l.company_id')
          .whereRef('i.limit_id', '=', 'l.limit_id')
          .orderBy(sql`i.service collate "C"`),
      ).as('items'),
    )
    .where('l.company_id', '=', companyId)
    .where('l.limit_id', '=', sql<string>`any(${limitIds})`)
    .orderBy('l.name');

const companyLimits = (db: Database, { companyId, userId }: Asked) =>
  db
    .selectFrom('company_limits')
    .select(['kind', 'service', amount])
    .where('company_id', '=', companyId)
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'corporate-daily'), where('subject', '=', '')]),
        where.and([where('kind', '=', 'role'), where('subject', '=', userId)]),
      ]),
    );

const delegations = (db: Database, { companyId }: Asked) =>
  db.selectFrom('delegations').select(['service', 'role', amount]).where('company_id', '=', companyId);

const stageMaximums = (db: Database, { companyId, userId }: Asked) =>
  db
    .selectFrom('person_limits')
    .select(['stage', amount])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('stage');

const readLimits = compiledQuery((db, asked: Asked) =>
  db.selectNoFrom([
    jsonArrayFrom(enterpriseLimits(db, asked)).as('limits'),
    jsonArrayFrom(companyLimits(db, asked)).as('ofCompany'),
    jsonArrayFrom(delegations(db, asked)).as('delegations'),
    jsonArrayFrom(stageMaximums(db, asked)).as('stageMaximums'),
  ]),
);

type Found = Awaited<ReturnType<typeof readLimits>>[number];

const flags = {
  maker: 'allowMaker',
  verifier: 'allowVerifier',
  approver: 'allowApprover',
  releaser: 'allowReleaser',
} as const satisfies Readonly<Record<RoleName, keyof UserAllowance>>;

const acts = (allowance: UserAllowance) => roleNames.some((name) => allowance[flags[name]] === 1);

const ofCompany = (found: Found, kind: 'corporate-daily' | 'role', service: ServiceCode | '') =>
  found.ofCompany.find((one) => one.kind === kind && one.service === service)?.amount ?? null;

function boundOf(allowance: UserAllowance, found: Found): ServiceBound {
  const { serviceType } = allowance;
  const delegated = (name: RoleName) =>
    allowance[flags[name]] === 1
      ? (found.delegations.find(({ service, role }) => service === serviceType && role === roles[name])?.amount ?? null)
      : null;
  return {
    serviceType,
    delegated: {
      maker: delegated('maker'),
      verifier: delegated('verifier'),
      approver: delegated('approver'),
      releaser: delegated('releaser'),
    },
    ownMaximum: allowance.allowMaker === 1 ? ofCompany(found, 'role', serviceType) : null,
    dailyMaximum: ofCompany(found, 'corporate-daily', serviceType),
  };
}

const isBound = ({ delegated, ownMaximum, dailyMaximum }: ServiceBound) =>
  [...Object.values(delegated), ownMaximum, dailyMaximum].some((amountOf) => amountOf !== null);

export const hasOwnLimits = ({ sub_group_limits: limits }: ProfileRow) => (limits ?? []).length > 0;

type LimitsOfUser = Pick<EffectiveAccess, 'limits' | 'bounds' | 'dailyMaximum' | 'stageMaximums'>;

export async function limitsOfUser(
  { db, who }: Context,
  row: ProfileRow,
  services: readonly UserAllowance[],
): Promise<LimitsOfUser> {
  const limitIds = (hasOwnLimits(row) ? row.sub_group_limits : row.group_limits) ?? [];
  const found = onlyRow(await readLimits(db, { companyId: who.companyId, userId: row.id, limitIds }));
  const used = services.filter(acts);
  const isUsed = ({ serviceType }: { readonly serviceType: ServiceCode }) =>
    used.some((one) => one.serviceType === serviceType);
  return {
    limits: found.limits.map(({ items, ...limit }) => ({ ...limit, items: items.filter(isUsed) })),
    bounds: used.map((one) => boundOf(one, found)).filter(isBound),
    dailyMaximum: ofCompany(found, 'corporate-daily', ''),
    stageMaximums: found.stageMaximums,
  };
}
