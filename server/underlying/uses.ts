import { sql } from 'kysely';
import { money, toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { countRows, readPage } from '../lists/page.ts';
import { businessDay } from '../reference/business-day.ts';
import { contains } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';
import { findDocument } from './store.ts';
import { dollarsOnWire } from './wire.ts';

type UnderlyingHandlers = Handlers<Context>;

const columns = { transactionDate: 'transaction_date', amountEq: 'amount_eq' } as const;

async function checkKnown({ db, who, now }: Context, code: string): Promise<void> {
  if (!(await findDocument(db, who.companyId, code, businessDay(now)))) throw new Refusal('193');
}

export const listUnderlyingUses: UnderlyingHandlers['listUnderlyingUses'] = async ({ body }, context) => {
  const { underlyingCode, dates, state, search } = body.filter ?? {};
  if (dates && dates.from > dates.to) throw new Refusal('198').at('filter.dates');
  if (underlyingCode) await checkKnown(context, underlyingCode);
  let query = context.db
    .selectFrom('underlying_uses')
    .selectAll()
    .where('company_id', '=', context.who.companyId)
    .where('underlying_code', '<>', '');
  if (underlyingCode) query = query.where('underlying_code', '=', underlyingCode);
  if (dates) query = query.where('transaction_date', '>=', dates.from).where('transaction_date', '<=', dates.to);
  if (state) query = query.where('state', '=', state);
  if (search)
    query = query.where(contains([sql.ref('underlying_code'), sql.ref('ref_no'), sql.ref('beneficiary_name')], search));
  const { field, direction } = body.sort ?? { field: 'transactionDate', direction: 'desc' };
  const key = sql`ref_no || '/' || underlying_code`;
  const order = { by: sql.ref(columns[field]), key, direction, name: field };
  const { rows, page } = await readPage(query, order, body.page, await countRows(query));
  const items = rows.map((row) => ({
    underlyingCode: row.underlying_code,
    refNo: row.ref_no,
    transactionDate: row.transaction_date,
    beneficiaryName: row.beneficiary_name,
    amount: toWire(money(minorOf(row.amount), row.currency)),
    amountEq: dollarsOnWire(row.amount_eq),
    state: row.state,
    madeBy: { userId: row.made_by, name: row.made_by_name },
  }));
  return { items, page };
};
