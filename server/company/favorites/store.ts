// Reads the approved favorites of a company, and what the rules need to know around them.
import { sql } from 'kysely';
import type { FavoriteForm } from '../../../generated/types.ts';
import { lockCompany } from '../../db/company-lock.ts';
import type { Database } from '../../db/database.ts';
import { columnsOf } from '../../favorites/columns.ts';
import { countOpenPayments } from '../../favorites/open-payments.ts';
import { countFavorites, type FavoriteRow } from '../../favorites/store.ts';
import { readNumber } from '../../parameters.ts';
import { findInstitution } from '../../reference/institutions.ts';
import type { AdminRecord, Reader, Subject } from '../../resources/definition.ts';
import type { FavoriteTypes } from './company-favorite.ts';

export interface CompanyFavoriteRow extends AdminRecord {
  readonly favorite: FavoriteRow;
  readonly batchNumber: string | null;
}

const batchNumber = sql<string | null>`(select b.batch_number from bulk_favorite_records b
  where b.company_id = f.company_id and b.favorite_id = f.favorite_id limit 1)`;

/** A favorite that waits for its first approval belongs to its request until then. */
export const approvedFavorites = (db: Database, companyId: string) =>
  db
    .selectFrom('favorites as f')
    .selectAll('f')
    .select(batchNumber.as('batch_number'))
    .where('f.company_id', '=', companyId)
    .where('f.is_approved', '=', true);

type FoundRow = FavoriteRow & { readonly batch_number: string | null };

export const rowOf = ({ batch_number: batch, ...favorite }: FoundRow): CompanyFavoriteRow => ({
  id: favorite.favorite_id,
  name: favorite.name,
  status: 'Active',
  revision: favorite.revision,
  favorite,
  batchNumber: batch,
});

/** Locks all favorites of the company first, as makers do, because the rules read their names and payees. */
export async function findCompanyFavorites(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<CompanyFavoriteRow[]> {
  if (lock) await lockCompany(db, 'favorites', companyId);
  if (ids.length === 0) return [];
  const rows = await approvedFavorites(db, companyId)
    .where('f.favorite_id', 'in', ids)
    .orderBy('f.favorite_id')
    .$if(lock, (query) => query.forUpdate('f'))
    .execute();
  return rows.map(rowOf);
}

export interface FavoriteFacts {
  readonly openPayments: ReadonlyMap<string, number>;
  readonly activeGroups: ReadonlySet<string>;
  /** The favorites with the same payee that others use as well. */
  readonly samePayee: readonly { readonly id: string; readonly name: string }[];
  readonly isServed: boolean;
  readonly isFull: boolean;
  readonly most: number;
}

async function sharedWithSamePayee({ db, who }: Reader, form: FavoriteForm | null | undefined) {
  if (!form) return [];
  const { destination, bank_code, payment_type } = columnsOf(form);
  return db
    .selectFrom('favorites')
    .select(['favorite_id as id', 'name'])
    .where('company_id', '=', who.companyId)
    .where('is_approved', '=', true)
    .where('scope', '!=', 'private')
    .where('payment_type', '=', payment_type)
    .where('destination', '=', destination)
    .where('bank_code', '=', bank_code)
    .orderBy('favorite_id')
    .execute();
}

async function isServed({ db, now }: Reader, form: FavoriteForm | null | undefined): Promise<boolean> {
  if (!form || !('payeeDetails' in form)) return true;
  return (await findInstitution(db, form.payeeDetails.institution, now)) !== undefined;
}

async function activeGroups({ db, who }: Reader): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sub_user_groups')
    .select('group_id')
    .where('company_id', '=', who.companyId)
    .where('is_active', '=', true)
    .execute();
  return new Set(rows.map(({ group_id: id }) => id));
}

export async function favoriteFacts(
  actor: Reader,
  subjects: readonly Subject<FavoriteTypes>[],
): Promise<FavoriteFacts> {
  const { db, who } = actor;
  const ids = subjects.flatMap(({ row }) => row?.id ?? []);
  const draft = subjects.find((subject) => subject.draft !== null)?.draft;
  const most = await readNumber(db, 'MAX_FAVORITES');
  return {
    openPayments: await countOpenPayments(db, who.companyId, ids),
    activeGroups: await activeGroups(actor),
    samePayee: await sharedWithSamePayee(actor, draft),
    isServed: await isServed(actor, draft),
    isFull: (await countFavorites(actor)) >= most,
    most,
  };
}
