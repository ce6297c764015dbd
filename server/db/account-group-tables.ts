import type { ColumnType, Generated } from 'kysely';
import type { BankTables } from './bank-tables.ts';
import type { ActingUser, HierarchyChart } from '../../generated/types.ts';

type Json<Value> = ColumnType<Value, string, string>;
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
type OptionalDate = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface Changed {
  changed_by: OptionalJson<ActingUser>;
  changed_at: OptionalDate;
  approved_by: OptionalJson<ActingUser>;
}

interface Created {
  created_by: Json<ActingUser>;
  created_at: Date;
}

export interface AccountGroupTables {
  account_groups: Changed &
    Created & {
      company_id: string;
      group_id: string;
      name: string;
      parent_id: string | null;
      level: number;
      position: number;
      revision: Generated<number>;
    };
  account_group_members: { company_id: string; account_id: string; group_id: string };
  /** A view: the group of each account, and the groups above it. */
  account_group_paths: { company_id: string; account_id: string; group_ids: string[] };
  hierarchy_charts: Changed & { company_id: string; revision: Generated<number> };
  hierarchy_chart_versions: {
    company_id: string;
    revision: number;
    ref_no: string | null;
    chart: Json<HierarchyChart>;
    made_at: Date;
  };
  account_visibility: Changed &
    Created & { company_id: string; account_id: string; is_narrowed: boolean; revision: number };
  account_visibility_users: { company_id: string; account_id: string; user_id: string };
  /** A view: account_access without the accounts that a rule hides from the user. */
  seen_accounts: BankTables['account_access'];
  /** A view: the users of each account in seen_accounts. */
  account_viewers: { company_id: string; account_id: string; user_ids: string[] };
}
