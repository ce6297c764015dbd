// How a company approves, as its administrators set it up.
import type { ApprovalMode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

interface OfCompany {
  readonly companyId: string;
  readonly isSingleAccess: boolean;
}

/** A company that has chosen none approves by hand, unless one person does everything. */
export const usualMode = ({ isSingleAccess }: Pick<OfCompany, 'isSingleAccess'>): ApprovalMode =>
  isSingleAccess ? 'Straight Through Processing' : 'Manual Approval';

export async function readApprovalMode(db: Database, company: OfCompany): Promise<ApprovalMode> {
  const found = await db
    .selectFrom('company_setup')
    .select('approval_mode')
    .where('company_id', '=', company.companyId)
    .executeTakeFirst();
  return found?.approval_mode ?? usualMode(company);
}
