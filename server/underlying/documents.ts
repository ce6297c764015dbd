import { sql } from 'kysely';
import { money, toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { UnderlyingDetail, UnderlyingFilter } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { countRows, readPage } from '../lists/page.ts';
import { businessDay } from '../reference/business-day.ts';
import { contains } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';
import { documentsQuery, findDocument, type DocumentRow } from './store.ts';
import { documentOnWire, dollarsOnWire, readWords } from './wire.ts';

type UnderlyingHandlers = Handlers<Context>;

function checkFilter({ expiry, remainingEq = {} }: UnderlyingFilter): void {
  if (expiry && expiry.from > expiry.to) throw new Refusal('198').at('filter.expiry');
  const { minimum, maximum } = remainingEq;
  if (minimum && maximum && minorOf(minimum) > minorOf(maximum))
    throw new Refusal('ADMIN_MINIMUM_ABOVE_MAXIMUM').at('filter.remainingEq.minimum');
}

type DocumentsQuery = ReturnType<typeof documentsQuery>;

function withRanges(query: DocumentsQuery, { expiry, remainingEq = {} }: UnderlyingFilter): DocumentsQuery {
  let found = query;
  if (expiry) found = found.where('expires_on', '>=', expiry.from).where('expires_on', '<=', expiry.to);
  const { minimum, maximum } = remainingEq;
  if (minimum) found = found.where(sql<boolean>`remaining >= ${minimum}::numeric`);
  if (maximum) found = found.where(sql<boolean>`remaining <= ${maximum}::numeric`);
  return found;
}

function filtered(query: DocumentsQuery, filter: UnderlyingFilter): DocumentsQuery {
  const { search, underlyingCode, beneficiaryName, tujuanDokumen, dokumenPendukung, statuses = [] } = filter;
  const searched = ['underlying_code', 'document_number', 'beneficiary_name'].map((name) => sql.ref(name));
  let found = withRanges(query, filter);
  if (search) found = found.where(contains(searched, search));
  if (underlyingCode) found = found.where('underlying_code', '=', underlyingCode);
  if (beneficiaryName) found = found.where(contains([sql.ref('beneficiary_name')], beneficiaryName));
  if (tujuanDokumen) found = found.where('purpose', '=', tujuanDokumen);
  if (dokumenPendukung) found = found.where('supporting_document', '=', dokumenPendukung);
  return statuses.length > 0 ? found.where('status', 'in', statuses) : found;
}

const columns = {
  underlyingCode: sql`underlying_code`,
  documentNumber: sql`lower(document_number)`,
  beneficiaryName: sql`lower(beneficiary_name)`,
  expiryDateLLD: sql`expires_on`,
  amountEqRemaining: sql`remaining`,
  // A document in any other status cannot be used.
  amountEqLldRemaing: sql`case when status in ('usable', 'used-up') then free else 0 end`,
} as const;

export const listUnderlyingDocuments: UnderlyingHandlers['listUnderlyingDocuments'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const filter = body.filter ?? {};
  checkFilter(filter);
  const query = filtered(documentsQuery(db, who.companyId, businessDay(now)), filter);
  const { field, direction } = body.sort ?? { field: 'underlyingCode', direction: 'desc' };
  const order = { by: columns[field], key: sql.ref('underlying_code'), direction, name: field };
  const { rows, page } = await readPage(query, order, body.page, await countRows(query));
  const words = await readWords(context);
  return { items: rows.map((row) => documentOnWire(row, words)), page };
};

const fileOf = ({ file_name, file_type, file_bytes }: DocumentRow): UnderlyingDetail['file'] =>
  file_name && file_type ? { fileName: file_name, mediaType: file_type, bytes: file_bytes } : null;

const submitterOf = ({ submitted_by, submitted_by_name }: DocumentRow): UnderlyingDetail['submittedBy'] =>
  submitted_by && submitted_by_name ? { userId: submitted_by, name: submitted_by_name } : null;

export const getUnderlyingDocument: UnderlyingHandlers['getUnderlyingDocument'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const row = await findDocument(db, who.companyId, body.underlyingCode, businessDay(now));
  if (!row) throw new Refusal('193');
  return {
    document: documentOnWire(row, await readWords(context)),
    documentDate: row.document_date,
    documentAmount: toWire(money(minorOf(row.document_amount), row.document_currency)),
    rate: row.rate,
    tolerance: row.tolerance,
    amountEqUsed: dollarsOnWire(row.used),
    amountEqReserved: dollarsOnWire(row.reserved),
    file: fileOf(row),
    submittedBy: submitterOf(row),
    submittedAt: row.submitted_at.toISOString(),
    reviewNote: row.review_note,
  };
};

export const downloadUnderlyingFile: UnderlyingHandlers['downloadUnderlyingFile'] = async ({ query }, { db, who }) => {
  const found = await db
    .selectFrom('underlying_documents')
    .select(['file_name', 'file_type', 'file_content'])
    .where('company_id', '=', who.companyId)
    .where('underlying_code', '=', query.underlyingCode)
    .executeTakeFirst();
  if (!found?.file_content || !found.file_type || !found.file_name) throw new Refusal('193');
  return { mediaType: found.file_type, fileName: found.file_name, content: Buffer.from(found.file_content) };
};

export const listUnderlyingChoices: UnderlyingHandlers['listUnderlyingChoices'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const { usableOn = businessDay(now), ...filter } = body.filter;
  const usable = { ...filter, statuses: ['usable' as const] };
  const query = filtered(documentsQuery(db, who.companyId, usableOn), usable).where(sql<boolean>`free > 0`);
  const order = {
    by: sql.ref('expires_on'),
    key: sql.ref('underlying_code'),
    direction: 'asc',
    name: 'choice',
  } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  const words = await readWords(context);
  const items = rows.map((row) => {
    const {
      documentNumber: _number,
      status: _status,
      deskripsiDokumenPendukung: _kind,
      ...choice
    } = documentOnWire(row, words);
    return choice;
  });
  return { items, page };
};
