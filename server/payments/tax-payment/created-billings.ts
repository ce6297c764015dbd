// The billings that the company created in the portal.
import { sql } from 'kysely';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { CreatedBilling, TaxOfficeBilling } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { countRows, readPage } from '../../lists/page.ts';
import { readTaxNames } from '../../reference/tax-names.ts';
import { paymentsOf } from './billing.ts';
import { withTaxNames } from './words.ts';

const createdBy = ({ db, who }: Pick<Context, 'db' | 'who'>) =>
  db.selectFrom('tax_billings').where('company_id', '=', who.companyId);

export const findCreated = (context: Context, billingId: string) =>
  createdBy(context).select('billing_id').where('billing_id', '=', billingId).executeTakeFirst();

export async function storeCreated({ db, who, now }: Context, billing: TaxOfficeBilling): Promise<void> {
  await db
    .insertInto('tax_billings')
    .values({
      company_id: who.companyId,
      billing_id: billing.billingId,
      billing: JSON.stringify(billing),
      created_by: who.userId,
      created_by_name: who.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a request of each billing is paid. A billing that no request pays is missing. */
async function readPaid(context: Context, billingIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  if (billingIds.length === 0) return new Map();
  const rows = await paymentsOf(context)
    .select(['payee_account', 'tab'])
    .where('payee_account', 'in', billingIds)
    .execute();
  return new Map(rows.map(({ payee_account: billingId, tab }) => [billingId, tab === 'successful']));
}

type State = CreatedBilling['state'];

function stateOf({ expiresAt }: TaxOfficeBilling, isPaid: boolean | undefined, now: Date): State {
  if (isPaid !== undefined) return isPaid ? 'paid' : 'in-approval';
  return Date.parse(expiresAt) < now.getTime() ? 'expired' : 'unpaid';
}

export const listCreatedBillings: Handlers<Context>['listCreatedBillings'] = async ({ query }, context) => {
  const created = createdBy(context).select(['billing', 'created_by', 'created_by_name', 'created_at']);
  const order = { by: sql.ref('created_at'), key: sql.ref('billing_id'), direction: 'desc', name: 'created' } as const;
  const { rows, page } = await readPage(created, order, query, await countRows(created));
  const paid = await readPaid(
    context,
    rows.map(({ billing }) => billing.billingId),
  );
  const names = await readTaxNames(context);
  const items = rows.map(({ billing, created_by: userId, created_by_name: name, created_at: at }) => ({
    billing: withTaxNames(billing, names),
    createdBy: { userId, name },
    createdAt: wireInstant(at.getTime()),
    state: stateOf(billing, paid.get(billing.billingId), context.now),
  }));
  return { items, page };
};
