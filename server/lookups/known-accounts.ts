// The accounts that a transfer form offers: the company's own, its favorites, and those it has paid before.
import { sql, type RawBuilder } from 'kysely';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { CurrencyCode, KnownAccount, PageInfo, PageRequest, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { visibleFavorites } from '../favorites/store.ts';
import { countRows, readPage } from '../lists/page.ts';
import { ownBankCode } from '../reference/banks.ts';
import { contains } from '../reference/text-search.ts';

interface Question {
  readonly body: {
    readonly filter?: { readonly search?: string; readonly currency?: CurrencyCode; readonly exceptAccountId?: string };
    readonly page?: PageRequest;
  };
}

interface Rails {
  readonly name: string;
  readonly services: readonly ServiceCode[];
  /** The names of the same rails in favorites. */
  readonly transferTypes: readonly string[];
  readonly ownAccounts: boolean;
}

interface Found extends Omit<KnownAccount, 'lastPaidAt'> {
  readonly lastPaidAt: Date | null;
  readonly rank: string;
}

const list = (values: readonly string[]) => sql`(${sql.join(values.map((value) => sql`${value}`))})`;

/** Each account that was paid successfully, with the time of the last payment. */
const paidBefore = ({ who }: Context, { services }: Rails): RawBuilder<unknown> => sql`
  select 'paid-before' as origin, bank_code as "bankCode", bank_name as "bankName", account_number as "accountNumber",
    account_name as "accountName", currency, null as "favoriteId", last_paid_at as "lastPaidAt"
  from paid_accounts where company_id = ${who.companyId} and service in ${list(services)}`;

const favorites = (context: Context, { transferTypes }: Rails) =>
  visibleFavorites(context)
    .select([sql<string>`'favorite'`.as('origin'), 'f.bank_code as bankCode', 'f.destination_bank as bankName'])
    .select(['f.destination as accountNumber', 'f.payee_name as accountName', 'f.currency'])
    .select(['f.favorite_id as favoriteId', 'f.last_used_at as lastPaidAt'])
    .where('f.is_approved', '=', true)
    .where('f.payment_type', 'in', ['LCY', 'FCY'])
    .where('f.service', 'in', [...transferTypes])
    .where(sql<boolean>`f.bank_code ~ '^[0-9]{3}$' and f.destination ~ '^[0-9]{5,34}$'`);

const own = ({ who }: Context, exceptAccountId: string): RawBuilder<unknown> => sql`
  select 'own' as origin, ${ownBankCode}::text as "bankCode",
    (select name from banks where bank_code = ${ownBankCode} order by effective_from desc limit 1) as "bankName",
    a.number as "accountNumber", coalesce(nullif(a.alias, ''), a.name) as "accountName", a.currency,
    null as "favoriteId", null::timestamptz as "lastPaidAt"
  from accounts a join seen_accounts x using (company_id, account_id)
  where a.company_id = ${who.companyId} and x.user_id = ${who.userId} and a.kind in ('CA', 'SA') and a.status = 'active'
    and a.account_id <> ${exceptAccountId}`;

// One row for each account: its favorite rather than its last payment, with the later time of both.
function knownQuery(context: Context, rails: Rails, exceptAccountId: string) {
  const ownRows = rails.ownAccounts ? sql`union all ${own(context, exceptAccountId)}` : sql``;
  const everything = sql`(${favorites(context, rails)} union all ${paidBefore(context, rails)} ${ownRows})`;
  const merged = sql<Found>`(
    select distinct on ("bankCode", "accountNumber") origin, "bankCode", "bankName", "accountNumber", "accountName",
      currency, "favoriteId", max("lastPaidAt") over (partition by "bankCode", "accountNumber") as "lastPaidAt",
      to_char(coalesce(max("lastPaidAt") over (partition by "bankCode", "accountNumber"), 'epoch') at time zone 'UTC',
        'YYYYMMDDHH24MISSUS') as rank
    from ${everything} as known
    order by "bankCode", "accountNumber", array_position(array['own', 'favorite', 'paid-before'], origin), "lastPaidAt" desc nulls last)`;
  return context.db.selectFrom(merged.as('k')).selectAll();
}

const timeOf = (at: Date | null) => {
  if (at === null) return null;
  const { date, time } = jakartaMoment(at.getTime());
  return `${date}T${time}:${String(at.getUTCSeconds()).padStart(2, '0')}+07:00`;
};

interface Answer {
  items: KnownAccount[];
  page: PageInfo;
}

function knownAccounts(rails: Rails) {
  return async ({ body }: Question, context: Context): Promise<Answer> => {
    const { search, currency, exceptAccountId = '' } = body.filter ?? {};
    let query = knownQuery(context, rails, exceptAccountId);
    if (currency) query = query.where('currency', '=', currency);
    const searched = ['accountNumber', 'accountName', 'bankName'].map((name) => sql.ref(name));
    if (search) query = query.where(contains(searched, search));
    const key = sql`"bankCode" || '/' || "accountNumber"`;
    const order = { by: sql.ref('rank'), key, direction: 'desc', name: rails.name } as const;
    const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
    return {
      items: rows.map(({ rank: _rank, lastPaidAt, ...row }) => ({ ...row, lastPaidAt: timeOf(lastPaidAt) })),
      page,
    };
  };
}

export const knownAccountHandlers = {
  listBifastAccounts: knownAccounts({
    name: 'bifast',
    services: ['SVC_LCY_BIFAST'],
    transferTypes: ['BIFAST'],
    ownAccounts: false,
  }),
  listDomesticAccounts: knownAccounts({
    name: 'domestic',
    services: ['SVC_LCY_LLG', 'SVC_LCY_RTGS', 'SVC_LCY_ONLINE'],
    transferTypes: ['LLG', 'RTGS', 'ONLINE'],
    ownAccounts: false,
  }),
  listOverbookingAccounts: knownAccounts({
    name: 'overbooking',
    services: ['SVC_LCY_OVB', 'SVC_FCY_OVB'],
    transferTypes: ['OVB'],
    ownAccounts: true,
  }),
};
