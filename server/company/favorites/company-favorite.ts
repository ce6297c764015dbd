// Defines the favorites of a company as a resource of administration.
import { sql, type RawBuilder } from 'kysely';
import type {
  AdminFavoriteDetail,
  AdminFavoriteFilter,
  AdminFavoriteListRequest,
  AdminFavoriteSort,
  AdminFavoriteSummary,
  FavoriteForm,
  Language,
} from '../../../generated/types.ts';
import { favoriteSortKeys } from '../../favorites/lists.ts';
import { findByName } from '../../favorites/store.ts';
import { instant } from '../../instant.ts';
import { countRows, readPage, type PageOrder } from '../../lists/page.ts';
import { readCodeNames } from '../../reference/code-names.ts';
import { contains } from '../../reference/text-search.ts';
import { defineAdminResource } from '../../resources/define.ts';
import type { Offer, Reader } from '../../resources/definition.ts';
import { isHeld } from '../../tasks/holds.ts';
import { applyToFavorite } from './apply-favorite.ts';
import { favoriteRules, relatedToFavorite } from './rules.ts';
import {
  approvedFavorites,
  favoriteFacts,
  findCompanyFavorites,
  rowOf,
  type CompanyFavoriteRow,
  type FavoriteFacts,
} from './store.ts';
import { favoriteWords } from '../../../domain/favorite-words.ts';

export interface FavoriteTypes {
  readonly row: CompanyFavoriteRow;
  readonly draft: FavoriteForm;
  readonly facts: FavoriteFacts;
  readonly snapshot: FavoriteForm;
  readonly request: AdminFavoriteListRequest;
  readonly summary: AdminFavoriteSummary;
  readonly detail: AdminFavoriteDetail;
}

function summaryOf(
  { favorite, batchNumber }: CompanyFavoriteRow,
  _: FavoriteFacts,
  offer: Offer,
): AdminFavoriteSummary {
  return {
    favoriteId: favorite.favorite_id,
    revision: favorite.revision,
    favoriteName: favorite.name,
    paymentType: favorite.payment_type,
    payeeName: favorite.payee_name,
    destination: favorite.destination,
    destinationBank: favorite.destination_bank,
    currency: favorite.currency,
    shareFavoriteWith: { scope: favorite.scope, subUserGroups: favorite.sub_user_groups },
    batchNumber,
    usedTimes: favorite.used_times,
    lastUsedAt: favorite.last_used_at && instant(favorite.last_used_at),
    createdBy: { userId: favorite.created_by, name: favorite.created_by_name },
    createdAt: instant(favorite.created_at),
    ...offer,
  };
}

async function detailOf(
  { db, now, language = 'EN' }: Reader,
  row: CompanyFavoriteRow,
  facts: FavoriteFacts,
  offer: Offer,
): Promise<AdminFavoriteDetail> {
  const favorite = summaryOf(row, facts, offer);
  const { changed_by: changedBy, changed_at: changedAt, approved_by: approvedBy } = row.favorite;
  return {
    favorite,
    form: row.favorite.form,
    codeNames: await readCodeNames({ db, now, language }, row.favorite.form),
    openTransactions: facts.openPayments.get(row.id) ?? 0,
    stamp: {
      createdBy: favorite.createdBy,
      createdAt: favorite.createdAt,
      changedBy,
      changedAt: changedAt && instant(changedAt),
      approvedBy,
    },
  };
}

const searched = ['f.name', 'f.payee_name', 'f.destination', 'f.destination_bank'].map((column) => sql.ref(column));

function narrowed(filter: AdminFavoriteFilter = {}): RawBuilder<boolean> {
  const { search, paymentTypes, scope, subUserGroupId, createdBy, batchNumber, hasOngoingTask } = filter;
  const ongoing = isHeld('favorite', sql`f.company_id`, sql`f.favorite_id`);
  const group = JSON.stringify([{ id: subUserGroupId }]);
  const conditions = [
    sql<boolean>`true`,
    ...(search === undefined ? [] : [contains(searched, search)]),
    ...(paymentTypes === undefined ? [] : [sql<boolean>`f.payment_type = any(${[...paymentTypes]}::text[])`]),
    ...(scope === undefined ? [] : [sql<boolean>`f.scope = ${scope}`]),
    ...(subUserGroupId === undefined ? [] : [sql<boolean>`f.sub_user_groups @> ${group}::jsonb`]),
    ...(createdBy === undefined ? [] : [sql<boolean>`f.created_by = ${createdBy}`]),
    ...(batchNumber === undefined
      ? []
      : [
          sql<boolean>`exists (select 1 from bulk_favorite_records b where b.company_id = f.company_id
            and b.favorite_id = f.favorite_id and b.batch_number = ${batchNumber})`,
        ]),
    ...(hasOngoingTask === undefined ? [] : [sql<boolean>`${ongoing} = ${hasOngoingTask}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const orderOf = (
  { field, direction }: AdminFavoriteSort = { field: 'favoriteName', direction: 'asc' },
  language: Language,
): PageOrder => ({ by: favoriteSortKeys(language)[field], key: sql`f.favorite_id`, direction, name: field });

export const companyFavorites = defineAdminResource<FavoriteTypes>({
  recordKind: 'favorite',
  auditKind: 'favorite',
  actions: { create: [], edit: ['Active'], delete: ['Active'] },
  naming: {
    field: 'favorite.favoriteName',
    nameIn: ({ favoriteName }) => favoriteName,
    find: findByName,
    key: { of: ({ name }) => name, taken: '183' },
  },
  placeOf: (_, field) => `favorite.${field}`,
  find: findCompanyFavorites,
  facts: favoriteFacts,
  rules: favoriteRules,
  related: relatedToFavorite,
  draftOf: ({ favorite }) => favorite.form,
  words: favoriteWords,
  ownChange: ({ subject: { row } }) =>
    Object.entries(row ? favoriteWords(row.favorite.form) : {}).flatMap(([field, before]) =>
      before === null ? [] : { field, before, after: null },
    ),
  snapshot: ({ favorite }) => favorite.form,
  content: ([kept]) => ({
    kind: 'favorite',
    ...(kept?.before && { before: kept.before }),
    ...(kept?.draft && { after: kept.draft }),
  }),
  apply: applyToFavorite,
  list: async ({ db, who, language = 'EN' }, { filter, sort, page }) => {
    const query = approvedFavorites(db, who.companyId).where(narrowed(filter));
    const found = await readPage(query, orderOf(sort, language), page, await countRows(query));
    return { rows: found.rows.map(rowOf), page: found.page };
  },
  summary: summaryOf,
  detail: detailOf,
});
