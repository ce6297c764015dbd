// Whether a payment that waited for its day still has a maker who may make it.
import { sql } from 'kysely';
import { accountText } from '../../domain/account-text.ts';
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

interface Debits {
  readonly companyId: string;
  readonly userId: string;
  /** If several may not be debited, the first of this list is returned. */
  readonly accountIds: readonly string[];
}

/** Returns an account that the user may not debit, or undefined if the user may debit all of them. */
const undebitable = (db: Database, { companyId, userId, accountIds }: Debits) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('seen_accounts as s', (join) =>
      join
        .onRef('s.company_id', '=', 'a.company_id')
        .onRef('s.account_id', '=', 'a.account_id')
        .on('s.user_id', '=', userId)
        .on('s.may_debit', '=', true),
    )
    .select(['a.alias', 'a.number'])
    .where('a.company_id', '=', companyId)
    .where('a.account_id', 'in', accountIds)
    .where('s.account_id', 'is', null)
    .orderBy(sql`a.account_id <> ${accountIds[0] ?? ''}`)
    .limit(1)
    .executeTakeFirst();

/** Refuses a payment whose makers lost the service, or the right to debit an account, while it waited for its day. */
export async function checkStillEntitled(db: Database, row: RequestRow, feePayer?: string): Promise<void> {
  const { service, account_id: accountId, company_id: companyId } = row;
  if (service === null) return;
  const { user_id: userId } = await responsibleMaker(db, row, service);
  if (accountId === null) return;
  const lost = await undebitable(db, { companyId, userId, accountIds: [accountId, feePayer ?? accountId] });
  if (lost) throw new Refusal('EXECUTE_NO_ACCESS', { account: accountText(lost) });
}
