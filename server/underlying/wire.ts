import { money, toWire, type WireMoney } from '../../domain/money.ts';
import type { UnderlyingDocument } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { readReferenceTexts } from '../reference/lists.ts';
import { businessDay } from '../reference/business-day.ts';
import type { DocumentRow } from './store.ts';

export const dollars = (numeric: string) => money(minorOf(numeric), 'USD');
export const dollarsOnWire = (numeric: string): WireMoney => toWire(dollars(numeric));

/** The names of purposes and of document kinds. */
export interface Words {
  readonly purposes: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, string>;
}

export async function readWords({ db, now, language }: Context): Promise<Words> {
  const question = { on: businessDay(now), language };
  return {
    purposes: await readReferenceTexts(db, 'TRANSACTION_PURPOSE', question),
    kinds: await readReferenceTexts(db, 'SUPPORTING_DOCUMENT', question),
  };
}

const isOpenToRequests = ({ status }: DocumentRow) => status === 'usable' || status === 'used-up';

export const documentOnWire = (row: DocumentRow, { purposes, kinds }: Words): UnderlyingDocument => ({
  underlyingCode: row.underlying_code,
  beneficiaryName: row.beneficiary_name,
  tujuanDokumen: row.purpose,
  deskripsiTujuanDoc: purposes.get(row.purpose) ?? row.purpose,
  dokumenPendukung: row.supporting_document,
  deskripsiDokumenPendukung: kinds.get(row.supporting_document) ?? row.supporting_document,
  documentNumber: row.document_number,
  limitAmountEq: dollarsOnWire(row.limit_eq),
  amountEqRemaining: dollarsOnWire(row.remaining),
  amountEqLldRemaing: dollarsOnWire(isOpenToRequests(row) ? row.free : '0'),
  expiryDateLLD: row.expires_on,
  status: row.status,
});
