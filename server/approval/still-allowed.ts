// What was true when a request was submitted must still be true when it is approved and when it is released.
import { fromWire } from '../../domain/money.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { Database } from '../db/database.ts';
import { together } from '../db/together.ts';
import { wordedOnce } from '../db/worded-once.ts';
import { checkAmountLimits } from '../ledger/amount-limits.ts';
import { checkDealCovers } from '../ledger/deals.ts';
import { checkDebitable } from '../ledger/debitable.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import type { Acting } from './acting.ts';
import type { RequestRow } from './store.ts';

const accountsNamed = wordedOnce(
  (db, { companyId, accountId }: { readonly companyId: string; readonly accountId: string }) =>
    db
      .selectFrom('accounts')
      .select(['kind', 'status'])
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId),
);

async function checkAccount(db: Database, { company_id: companyId, account_id: accountId }: RequestRow): Promise<void> {
  if (accountId === null) return;
  const [account] = await accountsNamed(db, { companyId, accountId });
  if (!account) throw new Refusal('91');
  checkDebitable(account);
}

const unpaidOf = wordedOnce((db, { company_id: companyId, task_id: taskId }: RequestRow) =>
  db
    .selectFrom('executions')
    .select(({ fn }) => fn.sum<string | null>('idr_equivalent').as('unpaid'))
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('state', '<>', 'done'),
);

/** What of a request is paid already has used its limits. */
async function stillToPay(db: Database, row: RequestRow): Promise<string | null> {
  if (row.id_trx_log === null) return row.idr_equivalent;
  const [found] = await unpaidOf(db, row);
  return found?.unpaid ?? null;
}

/** Limits are those of the last maker: whoever repaired it asked for this amount. */
async function checkLimits(db: Database, row: RequestRow): Promise<void> {
  const { service, account_id: accountId } = row;
  const value = await stillToPay(db, row);
  if (service === null || accountId === null || value === null) return;
  const amount = fromWire({ value, currency: 'IDR' });
  if (!amount.ok) throw refusalOf(amount);
  await checkAmountLimits(db, {
    companyId: row.company_id,
    makerId: row.maker_ids.at(-1) ?? row.created_by,
    service,
    accountId,
    amount: amount.value,
    on: row.execution_date,
    refNo: row.ref_no,
  });
}

/** Refuses a request whose deal was reduced or withdrawn, or was overused before deals were counted. */
export async function checkDeal(db: Database, row: RequestRow): Promise<void> {
  const { company_id: companyId, ref_no: refNo, has_special_rate: hasSpecialRate } = row;
  if (hasSpecialRate) await checkDealCovers(db, { companyId, refNo });
}

/** The rate of a deal holds until the dealing room said, whoever has not signed by then. */
function checkRate({ conversion }: RequestRow, now: Date): void {
  if (conversion?.validUntil && new Date(conversion.validUntil) <= now) throw new Refusal('ERR_TRX_21');
}

export async function checkStillAllowed(
  { db, now }: Pick<Acting, 'db' | 'now'>,
  row: RequestRow,
  step: StageKind,
): Promise<void> {
  if (step !== 'verify') checkRate(row, now);
  const takesMoney = step !== 'verify';
  if (takesMoney) await checkDeal(db, row);
  await together(takesMoney ? checkLimits(db, row) : Promise.resolve(), checkAccount(db, row));
}
