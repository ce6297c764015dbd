// Reads from requests and favorites what the company has done with a payee before.
import { sql, type RawBuilder } from 'kysely';
import type { Money } from '../../domain/money.ts';
import type { PaymentKey } from '../../domain/payment-notes.ts';
import type { TransactionType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { loadCompany, personIn } from '../approval/load.ts';
import { isKnownTo } from '../approval/queues.ts';
import { mayOpen } from '../approval/visible.ts';
import { numericOf } from '../db/numeric.ts';

export interface PayeeAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

const alive = ['pending', 'forward_dated', 'repair', 'successful'] as const;
const duplicateDays = 7;
const dayMilliseconds = 86_400_000;

/** A payment from an account that the user may not see must not show here, such as when it was. */
async function knownTo({ db, who }: Context): Promise<RawBuilder<boolean>> {
  return isKnownTo(personIn(await loadCompany(db, who), who.userId));
}

// A form that uses a favorite also stores the payee of that time, so every form names the bank.
const isAtBank = (bankCode: string) => sql<boolean>`content #>> '{form,payee,beneficiary,bankCode}' = ${bankCode}`;

const requestsTo = ({ db, who }: Context, { bankCode, accountNumber }: PayeeAccount) =>
  db
    .selectFrom('requests as r')
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', 'LCY')
    .where('payee_account', '=', accountNumber)
    .where(isAtBank(bankCode));

/** The requests of the company that pay one payee. */
export type RequestsTo = ReturnType<typeof requestsTo>;

export interface PaidBefore {
  /** The company has paid the payee from no account at all. */
  readonly isFirstTime: boolean;
  /** Null as well if the user may know of no payment. */
  readonly lastPaidAt: Date | null;
}

export const paidToAccount = (context: Context, payee: PayeeAccount) => paidBefore(context, requestsTo(context, payee));

export async function paidBefore(context: Context, to: RequestsTo): Promise<PaidBefore> {
  const found = await to
    .select(['updated_at', (await knownTo(context)).as('is_known')])
    .where('tab', '=', 'successful')
    .orderBy('is_known', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { isFirstTime: !found, lastPaidAt: found?.is_known ? found.updated_at : null };
}

/** The account that a favorite pays; one that names a proxy has that as its destination. */
export const accountOfFavorite = sql<string>`coalesce(f.form #>> '{beneficiary,accountNumber}', f.destination)`;

/** Returns when a favorite last changed to this account, or null. */
export async function accountChangedAt({ db, who }: Context, payee: PayeeAccount): Promise<Date | null> {
  const found = await db
    .selectFrom('favorites as f')
    .select(({ fn }) => fn.max('f.account_changed_at').as('at'))
    .where('f.company_id', '=', who.companyId)
    .where('f.account_changed_at', 'is not', null)
    .where(accountOfFavorite, '=', payee.accountNumber)
    .where('f.bank_code', '=', payee.bankCode)
    .executeTakeFirst();
  return found?.at ?? null;
}

export interface Earlier {
  readonly amount: Money;
  readonly at: number;
  /** Missing when the user may not open the request. */
  readonly key?: PaymentKey;
}

export interface EarlierQuestion {
  readonly to: RequestsTo;
  readonly amount: Money;
  readonly menuAccess: TransactionType;
  /** The request that is being repaired. */
  readonly exceptRefNo: string | undefined;
}

async function canOpen({ db, who }: Context, row: Parameters<typeof mayOpen>[0]): Promise<boolean> {
  return mayOpen(row, personIn(await loadCompany(db, who), who.userId));
}

/** Returns the newest known request of the last 7 days that pays the same amount to the same payee and did not fail. */
export async function findEarlier(
  context: Context,
  { to, amount, menuAccess, exceptRefNo }: EarlierQuestion,
): Promise<Earlier | null> {
  const since = new Date(context.now.getTime() - duplicateDays * dayMilliseconds);
  const found = await to
    .where(await knownTo(context))
    .select(['ref_no', 'amount', 'created_at', 'created_by', 'maker_ids', 'account_id'])
    .where('created_at', '>', since)
    .where('amount', '=', numericOf(amount.minor))
    .where('tab', 'in', alive)
    .$if(exceptRefNo !== undefined, (query) => query.where('ref_no', '<>', exceptRefNo ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found?.amount) return null;
  const key = (await canOpen(context, found)) && { refNo: found.ref_no, menuAccess };
  return { amount, at: found.created_at.getTime(), ...(key && { key }) };
}

export const findDuplicate = (context: Context, payee: PayeeAccount, amount: Money, exceptRefNo?: string) =>
  findEarlier(context, { to: requestsTo(context, payee), amount, menuAccess: 'LCY', exceptRefNo });

/** Returns whether another known request that did not fail has this customer reference. */
export async function isReferenceUsed(
  context: Context,
  reference: string,
  exceptRefNo?: string,
  menuAccess: TransactionType = 'LCY',
): Promise<boolean> {
  const found = await context.db
    .selectFrom('requests as r')
    .select('ref_no')
    .where(await knownTo(context))
    .where('company_id', '=', context.who.companyId)
    .where('menu_access', '=', menuAccess)
    .where(sql<boolean>`content #>> '{form,transactionDetails,customerReference}' = ${reference}`)
    .where('tab', 'in', alive)
    .$if(exceptRefNo !== undefined, (query) => query.where('ref_no', '<>', exceptRefNo ?? ''))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
