// The checks of the submission that are repeated at each decision, because limits, rates and accounts may change.
import { fromWire } from '../../domain/money.ts';
import { flatMap } from '../../domain/result.ts';
import { receivedOf } from '../../domain/sent-amount.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import type { SetupStates } from '../db/setup-cache.ts';
import { checkAmountLimits } from '../ledger/amount-limits.ts';
import { checkDealCovers } from '../ledger/deals.ts';
import { checkDebitable } from '../ledger/debitable.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { kindOf, type KnowsKinds } from './payment-kind.ts';
import { checkStillEntitled } from './responsible-maker.ts';
import type { RequestRow } from './store.ts';

type Deciding = Pick<Actor, 'db' | 'now' | 'paymentKinds'> & { readonly setup?: SetupStates | undefined };

const accountsNamed = compiledQuery(
  (db, { companyId, accountId }: { readonly companyId: string; readonly accountId: string }) =>
    db
      .selectFrom('accounts')
      .select(['kind', 'status'])
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId),
);

type DebitedAccount = Awaited<ReturnType<typeof accountsNamed>>[number];

async function findAccount(db: Database, row: RequestRow, accountId: string): Promise<DebitedAccount | undefined> {
  return (await accountsNamed(db, { companyId: row.company_id, accountId }))[0];
}

const unpaidOf = compiledQuery((db, { company_id: companyId, task_id: taskId }: RequestRow) =>
  db
    .selectFrom('executions')
    .select(({ fn }) => fn.sum<string | null>('idr_equivalent').as('unpaid'))
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('state', '<>', 'done'),
);

/** The rupiah amount that is not paid yet; the paid part already counts as used limit. */
async function stillToPay(db: Database, row: RequestRow): Promise<string | null> {
  if (row.id_trx_log === null) return row.idr_equivalent;
  const [found] = await unpaidOf(db, row);
  return found?.unpaid ?? null;
}

async function accountWithinLimits(
  { db, setup }: Deciding,
  row: RequestRow,
  accountId: string,
  onlyBegun: boolean,
): Promise<DebitedAccount | undefined> {
  const { service } = row;
  const value = await stillToPay(db, row);
  if (service === null || value === null) return findAccount(db, row, accountId);
  const amount = fromWire({ value, currency: 'IDR' });
  if (!amount.ok) throw refusalOf(amount);
  const { account } = await checkAmountLimits(db, {
    companyId: row.company_id,
    makerIds: row.maker_ids,
    service,
    accountId,
    amount: amount.value,
    on: row.execution_date,
    refNo: row.ref_no,
    onlyBegun,
    setup,
  });
  return account;
}

function checkOpen(account: DebitedAccount | undefined): void {
  if (!account) throw new Refusal('91');
  checkDebitable(account);
}

/** Returns the account that pays the fees if it is not the debited one. */
function feePayerOf(actor: Deciding, row: RequestRow): string | undefined {
  const payer = kindOf(actor, row).feePayer(row.content);
  return payer === null || payer === row.account_id ? undefined : payer;
}

type Moment = 'verify' | 'decide' | 'execute';

async function checkAccount(actor: Deciding, row: RequestRow, moment: Moment): Promise<void> {
  if (row.account_id === null) return;
  const account =
    moment === 'verify'
      ? await findAccount(actor.db, row, row.account_id)
      : await accountWithinLimits(actor, row, row.account_id, moment === 'execute');
  checkOpen(account);
  const feePayer = feePayerOf(actor, row);
  if (feePayer !== undefined) checkOpen(await findAccount(actor.db, row, feePayer));
}

/** Refuses a request whose deal was reduced or withdrawn, or was overused before deals were counted. */
async function checkDeal(db: Database, row: RequestRow): Promise<void> {
  const { company_id: companyId, ref_no: refNo, has_special_rate: hasSpecialRate } = row;
  if (hasSpecialRate) await checkDealCovers(db, { companyId, refNo });
}

/** Refuses a request whose negotiated rate has expired. */
function checkRate({ conversion }: RequestRow, now: Date): void {
  if (conversion?.validUntil && new Date(conversion.validUntil) <= now) throw new Refusal('ERR_TRX_21');
}

/** Refuses a request that was submitted before the fees of its payee were compared with its amount. */
function checkReceived({ amount: value, currency, fees }: RequestRow): void {
  if (value === null || currency === null || !fees) return;
  const received = flatMap(fromWire({ value, currency }), (amount) => receivedOf(amount, fees.lines));
  if (!received.ok) throw refusalOf(received);
}

/** Refuses the last step of a file that the bank cannot execute, before the approver signs it. */
export function checkExecutable(knows: KnowsKinds, row: RequestRow, step: StageKind): void {
  const kind = kindOf(knows, row);
  if (step !== row.route.stages.at(-1)?.kind || !kind.isFile) return;
  if (!kind.isDoneWhenApproved(row.content) && !kind.isOrdered) throw new Refusal('UNSUPPORTED_SERVICE_TYPE');
}

export async function recheckLimits(actor: Deciding, row: RequestRow, step: StageKind): Promise<void> {
  const { db, now } = actor;
  checkExecutable(actor, row, step);
  await kindOf(actor, row).checkPayable(db, row, now);
  if (step !== 'verify') checkRate(row, now);
  const takesMoney = step !== 'verify';
  if (takesMoney) await checkDeal(db, row);
  await checkAccount(actor, row, takesMoney ? 'decide' : 'verify');
}

/** The same when the bank begins the payment. For one that has waited, its makers must still have their rights. */
export async function recheckBeforeOrder(actor: Deciding, row: RequestRow, hasWaited: boolean): Promise<void> {
  const { db, now } = actor;
  await kindOf(actor, row).checkPayable(db, row, now);
  checkRate(row, now);
  checkReceived(row);
  await checkDeal(db, row);
  await checkAccount(actor, row, 'execute');
  if (hasWaited) await checkStillEntitled(db, row, feePayerOf(actor, row));
}
