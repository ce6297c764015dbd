// The enterprise limits that bind a user: those of the sub user group, or else those of the user group. A user who left
// the groups is bound by those of the last group.
import { sql } from 'kysely';
import type { EnterpriseLimit } from '../../domain/enterprise-limits.ts';
import { money } from '../../domain/money.ts';
import type { ServiceCode } from '../../generated/types.ts';
import { minorOf } from '../db/numeric.ts';

/** The users of a company as d, with their groups as g and s, and the ids of their limits as b.limit_ids. */
export const boundUsers = sql`user_details d
  left join user_groups g on g.company_id = d.company_id and g.name = d.user_group
  left join sub_user_groups s on s.company_id = d.company_id and s.name = d.sub_user_group
  cross join lateral (select case when d.user_group is null then coalesce(d.former_limit_ids, '{}')
    else coalesce(nullif(s.enterprise_limit_ids, '{}'), g.enterprise_limit_ids, '{}') end as limit_ids) as b`;

interface Asked {
  readonly companyId: string;
  readonly makerIds: readonly string[];
  readonly service: ServiceCode;
}

interface LimitRow {
  readonly userId: string;
  readonly isActive: boolean;
  readonly minimum: string;
  readonly maximum: string;
  readonly typeLimit: string | null;
}

/**
 * A column for a larger query. Amounts are text, because a JSON number would become a floating-point number. A limit that
 * was deleted after the user left counts as inactive.
 */
export const enterpriseLimitsColumn = ({ companyId, makerIds, service }: Asked) =>
  sql<
    LimitRow[]
  >`(select coalesce(json_agg(json_build_object('userId', d.user_id, 'isActive', coalesce(l.is_active, false),
      'minimum', coalesce(l.minimum_amount, 0)::text, 'maximum', coalesce(l.maximum_amount, 0)::text,
      'typeLimit', i.amount::text)), '[]')
    from ${boundUsers}
    cross join unnest(b.limit_ids) as bound (limit_id)
    left join enterprise_limits l on l.company_id = d.company_id and l.limit_id = bound.limit_id
    left join enterprise_limit_items i
      on i.company_id = l.company_id and i.limit_id = l.limit_id and i.service = ${service}
    where d.company_id = ${companyId} and d.user_id = any(${makerIds}::text[]))`.as('enterprise');

const rupiah = (numeric: string) => money(minorOf(numeric), 'IDR');

export const enterpriseLimitsOf = (rows: readonly LimitRow[], makerId: string): EnterpriseLimit[] =>
  rows
    .filter(({ userId }) => userId === makerId)
    .map(({ isActive, minimum, maximum, typeLimit }) => ({
      isActive,
      minimum: rupiah(minimum),
      maximum: rupiah(maximum),
      typeLimit: typeLimit === null ? null : rupiah(typeLimit),
    }));
