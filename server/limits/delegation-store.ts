// Reads what a company delegates to each role, with the defaults of the bank.
import { sql } from 'kysely';
import type { DelegatedAmounts, ServiceCode } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { Database } from '../db/database.ts';
import { businessDay } from '../reference/business-day.ts';
import { loadSettings, type SettingRow } from '../resources/company-setting.ts';
import type { Reader } from '../resources/definition.ts';
import { readLimitTypes, type LimitType } from './limit-types.ts';

export const delegationId = 'delegation';

export const roles = { maker: 'MK', verifier: 'VF', approver: 'AP', releaser: 'RL' } as const;
export type RoleName = keyof typeof roles;
export const roleNames = Object.keys(roles) as RoleName[];

/** By transaction type; a type without own amounts is left out. */
export type Delegations = Readonly<Partial<Record<ServiceCode, DelegatedAmounts>>>;

export interface DelegationRow extends SettingRow {
  readonly own: Delegations;
}

const nameOf = (role: string): RoleName | undefined => roleNames.find((name) => roles[name] === role);
const noAmounts: DelegatedAmounts = { maker: null, verifier: null, approver: null, releaser: null };

async function ownOf(db: Database, companyId: string): Promise<Delegations> {
  const rows = await db
    .selectFrom('delegations')
    .select(['service', 'role', sql<string>`amount::text`.as('amount')])
    .where('company_id', '=', companyId)
    .execute();
  const own: Partial<Record<ServiceCode, DelegatedAmounts>> = {};
  for (const { service, role, amount } of rows) {
    const name = nameOf(role);
    if (name) own[service] = { ...noAmounts, ...own[service], [name]: amount };
  }
  return own;
}

export async function findDelegations(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<DelegationRow[]> {
  const rows = await loadSettings(db, companyId, ids, lock);
  const own = await ownOf(db, companyId);
  return rows.map((row) => ({ ...row, own }));
}

export interface DelegationFacts {
  readonly types: readonly LimitType[];
}

export async function delegationFacts({ db, who, now, language = 'ID' }: Reader): Promise<DelegationFacts> {
  const types = await readLimitTypes(db, { companyId: who.companyId, on: businessDay(now), language });
  return { types: types.filter(({ isHeld }) => isHeld) };
}

/** The most that can be delegated; null for a role that does not take part in the type. */
export function defaultsOf({ roles: admitted, defaultLimit }: LimitType): DelegatedAmounts {
  const amount = (name: RoleName) => (admitted.includes(roles[name]) ? defaultLimit : null);
  return {
    maker: amount('maker'),
    verifier: amount('verifier'),
    approver: amount('approver'),
    releaser: amount('releaser'),
  };
}

/** What is delegated: the own amounts of the company, and the default where it has none. */
export function amountsOf(type: LimitType, own: Delegations): DelegatedAmounts {
  const [defaults, set] = [defaultsOf(type), own[type.serviceType]];
  const amount = (name: RoleName) => (defaults[name] === null ? null : (set?.[name] ?? defaults[name]));
  return {
    maker: amount('maker'),
    verifier: amount('verifier'),
    approver: amount('approver'),
    releaser: amount('releaser'),
  };
}

export async function writeDelegations({ db, who }: Actor, own: Delegations): Promise<void> {
  await db.deleteFrom('delegations').where('company_id', '=', who.companyId).execute();
  const rows = Object.entries(own).flatMap(([service, amounts]) =>
    roleNames.flatMap((name) => {
      const amount = amounts[name];
      return amount === null
        ? []
        : [{ company_id: who.companyId, service: service as ServiceCode, role: roles[name], amount }];
    }),
  );
  if (rows.length > 0) await db.insertInto('delegations').values(rows).execute();
}
