import { sql } from 'kysely';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CurrencyCode, FavoritePaymentType, FavoriteRecommendation, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { accountOfFavorite } from '../payments/known-payees.ts';
import { visibleFavorites } from './store.ts';

/** An account at this bank has no address, which a favorite abroad needs. */
const withoutFavorites: ServiceCode = 'SVC_FCY_OVB';
const countedDays = 90;
const dayMilliseconds = 86_400_000;
const usualNumber = 5;
/** A payee that was paid this many times counts as paid often. */
const often = 3;
const mostPayees = 100;

interface Paid {
  readonly paymentType: FavoritePaymentType;
  readonly account: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly payeeName: string;
  readonly refNo: string;
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly times: number;
  readonly lastAt: Date;
}

interface Saved {
  readonly favorite_id: string;
  readonly name: string;
}

/** Distinguishes customers of two billers with the same number. A transfer has no institution. */
const institutionOf = (request: string) => sql<string>`
  case when ${sql.ref(`${request}.menu_access`)} in ('BILL_PAY', 'TOPUP')
    then ${sql.ref(`${request}.content`)} #>> '{form,payeeDetails,institution}' else '' end`;

/**
 * Returns the payees that this user paid in the last 90 days, with the last payment to each. updated_at is the time of
 * execution, because nothing changes a payment after it.
 */
async function paidPayees({ db, who, now }: Context, paymentType: FavoritePaymentType | undefined): Promise<Paid[]> {
  const since = new Date(now.getTime() - countedDays * dayMilliseconds);
  const wanted = paymentType ? [paymentType] : ['LCY', 'FCY', 'BILL_PAY', 'TOPUP'];
  const { rows } = await sql<Paid>`
    select l.menu_access as "paymentType", l.payee_account as account,
      coalesce(l.content #>> '{form,payee,beneficiary,bankCode}', l.content #>> '{form,payeeDetails,institution}', '') as "bankCode", l.payee_bank as "bankName",
      l.payee_name as "payeeName", l.ref_no as "refNo", l.amount::text as amount, l.currency, paid.times, paid."lastAt"
    from (
      select menu_access, payee_account, payee_bank, ${institutionOf('p')} as institution,
        count(*)::integer as times, max(updated_at) as "lastAt"
      from requests p
      where company_id = ${who.companyId} and created_by = ${who.userId} and updated_at > ${since}
        and menu_access = any(${wanted}::text[]) and tab = 'successful' and amount is not null
        and service is distinct from ${withoutFavorites}
      group by menu_access, payee_account, payee_bank, institution
      order by times desc, "lastAt" desc
      limit ${mostPayees}
    ) as paid
    join lateral (
      select * from requests r
      where r.company_id = ${who.companyId} and r.payee_account = paid.payee_account and r.tab = 'successful' and r.updated_at = paid."lastAt"
        and r.created_by = ${who.userId} and r.menu_access = paid.menu_access and r.payee_bank = paid.payee_bank
        and ${institutionOf('r')} = paid.institution
      order by r.task_id limit 1
    ) as l on true
    order by paid.times desc, paid."lastAt" desc`.execute(db);
  return rows;
}

type Payee = Pick<Paid, 'paymentType' | 'account' | 'bankCode'>;

const keyOf = ({ paymentType, account, bankCode }: Payee) => JSON.stringify([paymentType, account, bankCode]);

/** Returns the favorites of these payees. If several have the same account, the oldest one is returned. */
async function savedAmong(context: Context, payees: readonly Payee[]): Promise<ReadonlyMap<string, Saved>> {
  const accounts = [...new Set(payees.map(({ account }) => account))];
  const rows = await visibleFavorites(context)
    .select(['f.favorite_id', 'f.name', 'f.payment_type as paymentType', 'f.bank_code as bankCode'])
    .select(accountOfFavorite.as('account'))
    .where(accountOfFavorite, '=', sql<string>`any(${accounts}::text[])`)
    .orderBy('f.favorite_id', 'desc')
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function kindOf({ times }: Paid, saved: Saved | undefined): FavoriteRecommendation['kind'] | null {
  if (saved) return times >= often ? 'often-used' : 'recently-used';
  return times >= often ? 'not-saved' : null;
}

function onWire(paid: Paid, saved: Saved | undefined): FavoriteRecommendation[] {
  const kind = kindOf(paid, saved);
  if (kind === null) return [];
  return [
    {
      kind,
      favoriteId: saved?.favorite_id ?? null,
      favoriteName: saved?.name ?? null,
      refNo: paid.refNo,
      paymentType: paid.paymentType,
      payeeName: paid.payeeName,
      destination: paid.account,
      destinationBank: paid.bankName,
      usedTimes: paid.times,
      lastUsedAt: wireInstant(paid.lastAt.getTime()),
      lastAmount: { value: paid.amount, currency: paid.currency },
    },
  ];
}

export const listFavoriteRecommendations: Handlers<Context>['listFavoriteRecommendations'] = async (
  { body: { paymentType, most = usualNumber } },
  context,
) => {
  const payees = await paidPayees(context, paymentType);
  const saved = await savedAmong(context, payees);
  return { items: payees.flatMap((paid) => onWire(paid, saved.get(keyOf(paid)))).slice(0, most) };
};
