import { sql, type RawBuilder } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  FavoriteFilter,
  FavoriteForUse,
  FavoriteSort,
  FavoriteUseFilter,
  PageRequest,
  TransferType,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { clearingDetails } from '../../domain/clearing-details.ts';
import { ownBankCode } from '../reference/banks.ts';
import { wordOf } from '../reference/portal-words.ts';
import { contains } from '../reference/text-search.ts';
import { lockedFieldsOf } from './locked-fields.ts';
import { hasService } from './service.ts';
import { shownForm } from './shown-form.ts';
import { selectFavorites, type FoundFavorite } from './store.ts';
import { summaryOf } from './summary.ts';

type FavoriteHandlers = Handlers<Context>;
type Condition = RawBuilder<boolean> | undefined;

const choicesOnPage = 10;

/** Returns the name of the rail for a local transfer, and the name of the kind for every other payment. */
const wayOf = (language: Context['language']) => {
  const rail = wordOf(sql`f.service`, 'kinds', 'rail', language);
  return sql`case when f.payment_type = 'LCY' then ${rail} else ${wordOf(sql`f.payment_type`, 'kinds', 'type', language)} end`;
};

/** Sorts each field by the text that the list shows. */
export const favoriteSortKeys = (
  language: Context['language'],
): Readonly<Record<FavoriteSort['field'], RawBuilder<unknown>>> => ({
  favoriteName: sql`lower(f.name)`,
  destination: sql`lower(f.destination_bank)`,
  paymentType: wayOf(language),
  lastUsedAt: sql`coalesce(f.last_used_at, '-infinity')`,
  usedTimes: sql`f.used_times`,
  createdBy: sql`lower(f.created_by_name)`,
  createdAt: sql`f.created_at`,
});

const searched = (words: string | undefined): Condition =>
  words === undefined
    ? undefined
    : contains(
        ['f.name', 'f.payee_name', 'f.destination', 'f.destination_bank'].map((column) => sql.ref(column)),
        words,
      );

const isOneOf = (column: RawBuilder<unknown>, values: readonly string[] | undefined): Condition =>
  values && sql<boolean>`${column} = any(${[...values]}::text[])`;

const status = sql`case when f.is_approved then 'Approved' else coalesce(r.status, 'Pending Approve') end`;

const listConditions = ({ who }: Context, filter: FavoriteFilter): Condition[] => [
  isOneOf(sql`f.payment_type`, filter.paymentTypes),
  isOneOf(status, filter.statuses),
  isOneOf(sql`f.created_by`, filter.createdBy),
  filter.ownOnly ? sql<boolean>`f.created_by = ${who.userId}` : undefined,
  searched(filter.search),
];

const isOwnBank = sql<boolean>`f.bank_code = ${ownBankCode}`;
const hasNoProxy = sql<boolean>`f.form -> 'proxy' is null`;
const hasClearing = sql<boolean>`(f.form -> 'beneficiary') ?& ${[...clearingDetails]}::text[]`;

/** The favorites that a rail can pay, even if they were saved for another rail. */
const reachedBy: Readonly<Record<TransferType, RawBuilder<boolean>>> = {
  OVB: isOwnBank,
  BIFAST: sql<boolean>`not ${isOwnBank}`,
  ONLINE: sql<boolean>`(not ${isOwnBank} and ${hasNoProxy})`,
  LLG: sql<boolean>`(not ${isOwnBank} and ${hasNoProxy} and ${hasClearing})`,
  RTGS: sql<boolean>`(not ${isOwnBank} and ${hasNoProxy} and ${hasClearing})`,
};

const useConditions = ({ paymentType, transferType, currency, search }: FavoriteUseFilter): Condition[] => [
  sql<boolean>`f.is_approved`,
  sql<boolean>`f.payment_type = ${paymentType}`,
  paymentType === 'LCY' && transferType ? reachedBy[transferType] : undefined,
  currency && sql<boolean>`f.currency = ${currency}`,
  searched(search),
];

async function readFavorites(
  context: Context,
  conditions: readonly Condition[],
  { field, direction }: FavoriteSort = { field: 'favoriteName', direction: 'asc' },
  page: PageRequest = {},
) {
  const known = conditions.filter((condition) => condition !== undefined);
  const query = known.reduce((narrowed, condition) => narrowed.where(condition), selectFavorites(context));
  const order = {
    by: favoriteSortKeys(context.language)[field],
    tie: sql`f.destination`,
    key: sql`f.favorite_id`,
    direction,
    name: field,
  };
  return readPage(query, order, page, await countRows(query));
}

function forUse({ who }: Context, favorite: FoundFavorite): FavoriteForUse {
  return {
    favoriteId: favorite.favorite_id,
    ...shownForm(favorite),
    favLockData: lockedFieldsOf(favorite.form),
    code: hasService(who, favorite) ? null : '94',
  };
}

export const listFavorites: FavoriteHandlers['listFavorites'] = async ({ body }, context) => {
  const { rows, page } = await readFavorites(context, listConditions(context, body.filter ?? {}), body.sort, body.page);
  return { items: rows.map((favorite) => summaryOf(context, favorite)), page };
};

export const listUsableFavorites: FavoriteHandlers['listUsableFavorites'] = async ({ body }, context) => {
  const wanted = { size: choicesOnPage, ...body.page };
  const { rows, page } = await readFavorites(context, useConditions(body.filter), body.sort, wanted);
  return { items: rows.map((favorite) => forUse(context, favorite)), page };
};
