// Reads and writes how a company is set up: what the bank knows of it, and the settings that it makes itself.
import { sql } from 'kysely';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type {
  ApprovalScope,
  CompanyProfile,
  CompanySetupDraft,
  FeatureFlags,
  HideableMenu,
} from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { usualInput, usualMode } from '../approval/approval-mode.ts';
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
    .leftJoin('company_setup as s', 's.company_id', 'c.company_id')
    .leftJoin('company_features as f', 'f.company_id', 'c.company_id')
    .selectAll('s')
    .select(['c.company_id', 'c.name', 'c.is_single_access', 'c.created_at', 'f.features', 'f.hidden_menus'])
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
  memberSince: found.member_since ?? jakartaMoment(found.created_at.getTime()).date,
  isSingleAccess: found.is_single_access,
});

/** What holds for a company until it chooses. The columns of company_setup and company_features have the same defaults. */
const usual: Pick<CompanySetupDraft, 'payeeInputMode' | 'allowedLocations' | 'notices'> = {
  payeeInputMode: usualInput.payee_input_mode,
  allowedLocations: usualInput.allowed_locations,
  notices: { topics: [], emails: [], whatsapp: [], largeTransactionFrom: null, dailyLimitWarningPercent: 80 },
};

/** Where one person does everything, that person approves own requests, because no one else could. */
const usualScope = (isSingleAccess: boolean): ApprovalScope[] => [
  "Approve Other's Tasks",
  ...(isSingleAccess ? (['Approve My Tasks Only'] as const) : []),
];

const settingsOf = (found: Found): CompanySetupDraft => ({
  email: found.email,
  telephone: found.telephone,
  address: found.address,
  approvalMode: found.approval_mode ?? usualMode({ isSingleAccess: found.is_single_access }),
  approvalScope: found.approval_scope ?? usualScope(found.is_single_access),
  payeeInputMode: found.payee_input_mode ?? usual.payeeInputMode,
  allowedLocations: found.allowed_locations ?? usual.allowedLocations,
  notices: found.notices ?? usual.notices,
});

export async function findSetup(
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
    features: found.features ?? [],
    hiddenMenus: found.hidden_menus ?? [],
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
  const { companyId: company_id } = who;
  const setup = {
    ...contact,
    approval_mode: approvalMode,
    approval_scope: approvalScope,
    notices: JSON.stringify(notices),
  };
  await db
    .insertInto('company_setup')
    .values({ company_id, ...setup })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(setup))
    .execute();
  const input = { payee_input_mode: payeeInputMode, allowed_locations: allowedLocations };
  await db
    .insertInto('company_features')
    .values({ company_id, features: [], hidden_menus: [], ...input })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(input))
    .execute();
}
