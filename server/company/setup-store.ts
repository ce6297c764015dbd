// Reads and writes how a company is set up: what the bank knows of it, and the settings that it makes itself.
import { sql } from 'kysely';
import type { CompanyProfile, CompanySetupDraft, FeatureFlags, HideableMenu } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { usualMode } from '../approval/approval-mode.ts';
import type { Database } from '../db/database.ts';
import { loadSettings, type SettingRow } from '../resources/company-setting.ts';
import type { Reader } from '../resources/definition.ts';

export const companySetupId = 'company-setup';

export interface SetupRow extends SettingRow {
  readonly profile: CompanyProfile;
  readonly settings: CompanySetupDraft;
  readonly features: readonly (keyof FeatureFlags)[];
  readonly hiddenMenus: readonly HideableMenu[];
}

const setupOf = (db: Database, companyId: string) =>
  db
    .selectFrom('companies as c')
    .innerJoin('company_setup as s', 's.company_id', 'c.company_id')
    .innerJoin('company_features as f', 'f.company_id', 'c.company_id')
    .selectAll('s')
    .select(['c.name', 'c.is_single_access', 'f.features', 'f.hidden_menus'])
    .select(['f.payee_input_mode', 'f.allowed_locations'])
    .where('c.company_id', '=', companyId)
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof setupOf>>>;

const profileOf = (found: Found): CompanyProfile => ({
  companyId: found.company_id,
  companyName: found.name,
  npwp: found.npwp,
  lineOfBusiness: found.line_of_business,
  branchName: found.branch_name,
  relationshipManager: found.relationship_manager,
  memberSince: found.member_since,
  isSingleAccess: found.is_single_access,
});

const settingsOf = (found: Found): CompanySetupDraft => ({
  email: found.email,
  telephone: found.telephone,
  address: found.address,
  approvalMode: found.approval_mode ?? usualMode({ isSingleAccess: found.is_single_access }),
  approvalScope: found.approval_scope,
  payeeInputMode: found.payee_input_mode,
  allowedLocations: found.allowed_locations,
  notices: found.notices,
});

/** Returns no row for a company that the bank has not set up. */
export async function loadSetup(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<SetupRow[]> {
  const rows = await loadSettings(db, companyId, ids, lock);
  const found = await setupOf(db, companyId);
  if (!found) return [];
  return rows.map((row) => ({
    ...row,
    profile: profileOf(found),
    settings: settingsOf(found),
    features: found.features,
    hiddenMenus: found.hidden_menus,
  }));
}

export interface SetupFacts {
  /** The active users who may approve. */
  readonly approvers: number;
  /** The active workflows without an approver. */
  readonly straightThrough: readonly string[];
}

export async function setupFacts({ db, who }: Reader): Promise<SetupFacts> {
  const { approvers } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::integer`.as('approvers'))
    .where('company_id', '=', who.companyId)
    .where('status', '=', 'active')
    .where(sql<boolean>`'AP' = any(roles)`)
    .executeTakeFirstOrThrow();
  const workflows = await db
    .selectFrom('approval_workflows')
    .select('name')
    .where('company_id', '=', who.companyId)
    .where('status', '=', 'Active')
    .where('approval_mode', '=', 'Straight Through Processing')
    .orderBy('name')
    .limit(50)
    .execute();
  return { approvers, straightThrough: workflows.map(({ name }) => name) };
}

export async function writeSetup({ db, who }: Actor, settings: CompanySetupDraft): Promise<void> {
  const { payeeInputMode, allowedLocations, approvalMode, approvalScope, notices, ...contact } = settings;
  await db
    .updateTable('company_setup')
    .set({
      ...contact,
      approval_mode: approvalMode,
      approval_scope: approvalScope,
      notices: JSON.stringify(notices),
    })
    .where('company_id', '=', who.companyId)
    .execute();
  await db
    .updateTable('company_features')
    .set({ payee_input_mode: payeeInputMode, allowed_locations: allowedLocations })
    .where('company_id', '=', who.companyId)
    .execute();
}
