// On whose rights a payment stands when the bank begins it by itself.
import { servicesFor } from '../../domain/allowances.ts';
import type { Database } from '../db/database.ts';
import type { ServiceCode } from '../../generated/types.ts';
import { Refusal } from '../refusal.ts';
import type { RequestRow } from './store.ts';

type Made = Pick<RequestRow, 'company_id' | 'maker_ids'>;

const findMakers = (db: Database, { company_id: companyId, maker_ids: makerIds }: Made) =>
  db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.company_id', 'u.company_id')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id', 'u.name', 'u.roles', 'u.services', 'u.flags', 'u.status', 'c.name as company_name'])
    .select(['c.is_single_access', 'd.language', 'd.allowances'])
    .where('u.company_id', '=', companyId)
    .where('u.user_id', 'in', makerIds)
    .execute();

export type ResponsibleMaker = Awaited<ReturnType<typeof findMakers>>[number];

export const servicesOfMaker = ({ is_single_access: isSingleAccess, ...maker }: ResponsibleMaker) =>
  servicesFor({ ...maker, isSingleAccess }, ['MK']);

/**
 * The last maker, who set the present content, unless they may not make such payments any more. Throws 94 if no maker
 * may. A blocked maker does not stop what was approved.
 */
export async function responsibleMaker(db: Database, row: Made, service: ServiceCode): Promise<ResponsibleMaker> {
  const makers = await findMakers(db, row);
  const inOrder = row.maker_ids.toReversed().flatMap((id) => makers.find(({ user_id: userId }) => userId === id) ?? []);
  const found = inOrder.find(
    (maker) => (maker.is_single_access || maker.roles.includes('MK')) && servicesOfMaker(maker).includes(service),
  );
  if (!found) throw new Refusal('94');
  return found;
}

/** Refuses a payment whose makers lost the service, or the right to debit the account, while it waited for its day. */
export async function checkStillEntitled(db: Database, row: RequestRow): Promise<void> {
  const { service, account_id: accountId, company_id: companyId } = row;
  if (service === null) return;
  const { user_id: userId } = await responsibleMaker(db, row, service);
  if (accountId === null) return;
  const debits = await db
    .selectFrom('seen_accounts')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('may_debit', '=', true)
    .executeTakeFirst();
  if (!debits) throw new Refusal('EXECUTE_NO_ACCESS');
}
