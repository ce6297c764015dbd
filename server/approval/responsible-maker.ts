// Whether a payment that waited for its day still has a maker who may make it.
import type { Database } from '../db/database.ts';
import type { ServiceCode } from '../../generated/types.ts';
import { makerBehind, makersOf } from '../ledger/makers.ts';
import { Refusal } from '../refusal.ts';
import type { RequestRow } from './store.ts';

type Made = Pick<RequestRow, 'company_id' | 'maker_ids'>;

/** Throws 94 if no maker may make such payments any more. A blocked maker does not stop what was approved. */
export async function responsibleMaker(
  db: Database,
  { company_id: companyId, maker_ids: makerIds }: Made,
  service: ServiceCode,
) {
  const found = makerBehind(await makersOf(db, { companyId, makerIds }).execute(), makerIds, service);
  if (!found) throw new Refusal('94');
  return found;
}

export type ResponsibleMaker = Awaited<ReturnType<typeof responsibleMaker>>;

/** Refuses a payment whose makers lost the service, or the right to debit an account, while it waited for its day. */
export async function checkStillEntitled(db: Database, row: RequestRow, feePayer?: string): Promise<void> {
  const { service, account_id: accountId, company_id: companyId } = row;
  if (service === null) return;
  const { user_id: userId } = await responsibleMaker(db, row, service);
  if (accountId === null) return;
  const accounts = feePayer === undefined ? [accountId] : [accountId, feePayer];
  const debits = await db
    .selectFrom('seen_accounts')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('account_id', 'in', accounts)
    .where('may_debit', '=', true)
    .execute();
  if (debits.length < accounts.length) throw new Refusal('EXECUTE_NO_ACCESS');
}
