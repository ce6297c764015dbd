// The submitted files of favorites, with the result of each record.
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { BulkFavoriteFilter, BulkFavoriteListRequest, BulkFavoriteRecord } from '../../generated/types.ts';
import { bulkFileOf, type BulkFileRow } from '../bulk/file.ts';
import type { Context } from '../context.ts';
import type { BulkTables } from '../db/bulk-tables.ts';
import { countRows, readPage } from '../lists/page.ts';
import { contains } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';
import { loadViewerPerson } from '../transactions/lists.ts';

type Sort = NonNullable<BulkFavoriteListRequest['sort']>;

const startOf = (date: string) => new Date(instantOf({ date, time: '00:00' }));
// The status of the request is current; a file without a request has only its own.
const status = sql<BulkFileRow['status']>`coalesce(r.status, f.status)`;

/** Selects the files of this user and of the users whose work this user may see. */
async function visibleFiles(context: Context) {
  const { db, who } = context;
  const makers = [who.userId, ...(await loadViewerPerson(context)).seesWorkOf];
  return db
    .selectFrom('bulk_files as f')
    .leftJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 'f.company_id').onRef('r.ref_no', '=', 'f.ref_no'),
    )
    .where('f.company_id', '=', who.companyId)
    .where('f.bulk_type', '=', 'favorite')
    .where('f.ref_no', 'is not', null)
    .where('f.created_by', 'in', makers);
}

type Files = Awaited<ReturnType<typeof visibleFiles>>;

function narrowed(files: Files, { statuses, createdDates, search }: BulkFavoriteFilter): Files {
  const words = ['f.file_name', 'f.batch_number', 'f.ref_no'].map((column) => sql.ref(column));
  return files
    .$if(statuses !== undefined, (query) =>
      query.where(sql<boolean>`${status} = any(${[...(statuses ?? [])]}::text[])`),
    )
    .$if(createdDates !== undefined, (query) =>
      query
        .where('f.created_at', '>=', startOf(createdDates?.from ?? ''))
        .where('f.created_at', '<', startOf(addDays(createdDates?.to ?? '', 1))),
    )
    .$if(search !== undefined, (query) => query.where(contains(words, search ?? '')));
}

const columns: Readonly<Record<Sort['field'], RawBuilder<unknown>>> = {
  fileCreationDateTime: sql`f.created_at`,
  fileName: sql`lower(f.file_name)`,
  totalAmount: sql`coalesce(f.total_amount, 0)`,
  totalFileRecords: sql`f.total_records`,
  transactionDate: sql`coalesce(f.transaction_date, '-infinity')`,
  uploadStatus: sql`f.upload_status`,
  createdBy: sql`f.created_by_name`,
};

export const listBulkFavorites: Handlers<Context>['listBulkFavorites'] = async ({ body }, context) => {
  const { filter = {}, sort = { field: 'fileCreationDateTime', direction: 'desc' } as const, page: asked } = body;
  const files = narrowed(await visibleFiles(context), filter);
  const order = { by: columns[sort.field], key: sql`f.batch_number`, direction: sort.direction, name: sort.field };
  const shown = files.selectAll('f').select(status.as('status'));
  const { rows, page } = await readPage(shown, order, asked, await countRows(files));
  return { items: rows.map(bulkFileOf), page };
};

const recordOf = (row: Selectable<BulkTables['bulk_favorite_records']>): BulkFavoriteRecord => ({
  line: row.line,
  favoriteId: row.favorite_id,
  favoriteName: row.favorite_name,
  paymentType: row.payment_type,
  payeeName: row.payee_name,
  destination: row.destination,
  destinationBank: row.destination_bank,
  recordStatus: row.record_status,
  code: row.code,
});

export const getBulkFavorite: Handlers<Context>['getBulkFavorite'] = async ({ body }, context) => {
  const files = (await visibleFiles(context)).where('f.ref_no', '=', body.refNo);
  const file = await files.selectAll('f').select(status.as('status')).executeTakeFirst();
  if (!file) throw new Refusal('193');
  const records = context.db
    .selectFrom('bulk_favorite_records as b')
    .where('b.company_id', '=', file.company_id)
    .where('b.batch_number', '=', file.batch_number);
  const order = { by: sql`b.line`, key: sql`b.line`, direction: 'asc', name: 'line' } as const;
  const { rows, page } = await readPage(records.selectAll('b'), order, body.page, await countRows(records));
  const createdFavorites = await countRows(records.where('b.favorite_id', 'is not', null));
  return { file: bulkFileOf(file), createdFavorites, items: rows.map(recordOf), page };
};
