// Uploads a document. Makers can choose it after the bank has accepted it.
import { percentage } from '../../domain/money-scaling.ts';
import { add, decimalText, fromWire, type Money } from '../../domain/money.ts';
import { flatMap } from '../../domain/result.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { UnderlyingFile, UnderlyingUpload } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import { auditEventTypes } from '../audit/event-types.ts';
import type { Context, UploadedFile } from '../context.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import { lockCompany } from '../db/company-lock.ts';
import { readParameter } from '../parameters.ts';
import { equivalentOf } from '../reference/rates.ts';
import { businessDay } from '../reference/business-day.ts';
import { Refusal, valueOf } from '../refusal.ts';
import { findDocument } from './store.ts';
import { fileOfToday, insertDocument, nextDocumentNumber, sameDocument } from './upload-store.ts';
import { documentOnWire, readWords, type Words } from './wire.ts';

/** The number of characters that the contract and the database column allow for an amount. */
const longestAmount = 21;
const type = 'underlying-document-uploaded';

const checkShowable = createShapeCheck({ UnderlyingDetail: ['document'] });

const wrong = (field: keyof UnderlyingUpload, code: 'FIELD_NOT_IN_LIST' | '120' | '9090') =>
  new Refusal('400', {}, [{ field, code }]);

function checkFacts({ now }: Context, form: UnderlyingUpload, { purposes, kinds }: Words): Money {
  const today = businessDay(now);
  if (!purposes.has(form.tujuanDokumen)) throw wrong('tujuanDokumen', 'FIELD_NOT_IN_LIST');
  if (!kinds.has(form.dokumenPendukung)) throw wrong('dokumenPendukung', 'FIELD_NOT_IN_LIST');
  if (form.documentDate > today) throw new Refusal('200').at('documentDate');
  if (form.expiryDateLLD < today) throw new Refusal('181', { date: { date: form.expiryDateLLD } }).at('expiryDateLLD');
  const amount = valueOf(fromWire({ value: form.documentValue, currency: form.documentCurrency }));
  if (amount.minor === 0n) throw wrong('documentValue', '120');
  return amount;
}

async function refuseRepeated(context: Context, form: UnderlyingUpload, { name }: UploadedFile): Promise<void> {
  const { db, who, now, language } = context;
  const sameName = await fileOfToday(db, who.companyId, name, businessDay(now));
  if (sameName) {
    const time = { at: sameName.submitted_at.getTime() };
    throw new Refusal('UPLOAD_SAME_NAME_TODAY', { name, time });
  }
  const same = await sameDocument(db, who.companyId, form);
  if (!same) return;
  const action = auditEventTypes[type][language === 'EN' ? 1 : 2];
  const time = { at: same.submitted_at.getTime() };
  throw new Refusal('409', { actor: same.submitted_by_name ?? '', action, time });
}

/** Returns the value in dollars including the tolerance, at today's rate; the bank may set its own rate later. */
async function worthOf({ db, now }: Context, amount: Money, tolerance: string): Promise<Money> {
  const dollars = valueOf(await equivalentOf(db, amount, 'USD', now));
  const worth = valueOf(flatMap(percentage(dollars, tolerance, 'half-up'), (more) => add(dollars, more)));
  if (decimalText(worth).length > longestAmount) throw wrong('documentValue', '120');
  return worth;
}

async function storeDocument(
  context: Context,
  form: UnderlyingUpload,
  file: UploadedFile,
  amount: Money,
): Promise<string> {
  const { db, who, now } = context;
  const tolerance = await readParameter(db, 'UNDERLYING_TOLERANCE_PERCENT');
  const code = `UDL-${businessDay(now).slice(2, 7).replace('-', '')}-${await nextDocumentNumber(db)}`;
  await insertDocument(db, {
    company_id: who.companyId,
    underlying_code: code,
    beneficiary_name: form.beneficiaryName,
    purpose: form.tujuanDokumen,
    supporting_document: form.dokumenPendukung,
    document_number: form.documentNumber,
    document_date: form.documentDate,
    document_amount: decimalText(amount),
    document_currency: amount.currency,
    tolerance,
    limit_eq: decimalText(await worthOf(context, amount, tolerance)),
    expires_on: form.expiryDateLLD,
    file_name: file.name,
    file_type: file.mediaType as UnderlyingFile['mediaType'],
    file_content: file.content,
    submitted_by: who.userId,
    submitted_by_name: who.name,
    submitted_at: now,
  });
  return code;
}

export const uploadUnderlyingDocument: Handlers<Context>['uploadUnderlyingDocument'] = async ({ body }, context) => {
  const { db, who, now, files } = context;
  const [file] = files;
  if (!file) throw wrong('file', '9090');
  const words = await readWords(context);
  const amount = checkFacts(context, body, words);
  // Of two equal documents the second upload finds the first.
  await lockCompany(context.db, 'underlying', context.who.companyId);
  await refuseRepeated(context, body, file);
  const code = await storeDocument(context, body, file, amount);
  await appendAudit(context, { type, subject: code, name: body.documentNumber, details: { fileName: file.name } });
  const row = await findDocument(db, who.companyId, code, businessDay(now));
  if (!row) throw new Refusal('UPLOAD_FAILED');
  const document = documentOnWire(row, words);
  // If this throws, the transaction of the upload is rolled back.
  await checkShowable({ document });
  return document;
};
