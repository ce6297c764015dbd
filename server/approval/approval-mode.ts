// How a company approves, as its administrators set it up.
import type { ApprovalMode, PayeeInputMode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

interface OfCompany {
  readonly companyId: string;
  readonly isSingleAccess: boolean;
}

/** A company that has chosen none approves by hand, unless one person does everything. */
export const usualMode = ({ isSingleAccess }: Pick<OfCompany, 'isSingleAccess'>): ApprovalMode =>
  isSingleAccess ? 'Straight Through Processing' : 'Manual Approval';

interface UsualInput {
  readonly payee_input_mode: PayeeInputMode;
  readonly allowed_locations: string[];
}

/** How makers of a company that has chosen nothing name a payee, and where its users may be. */
export const usualInput: UsualInput = { payee_input_mode: 'Manual Input & Favorites', allowed_locations: ['*'] };

export async function readApprovalMode(db: Database, company: OfCompany): Promise<ApprovalMode> {
  const found = await db
    .selectFrom('company_setup')
    .select('approval_mode')
    .where('company_id', '=', company.companyId)
    .executeTakeFirst();
  return found?.approval_mode ?? usualMode(company);
}
