import { add, fromWire, toWire, type Money } from '../../domain/money.ts';
import { remainingOf } from '../../domain/limit-use.ts';
import {
  checkUnderlying,
  checkWithoutDocuments,
  needsDocuments,
  allocateAmount,
  type UnderlyingDocument,
} from '../../domain/underlying.ts';
import type { Result } from '../../domain/result.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CurrencyCode, UnderlyingSelection } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { equivalentOf } from '../reference/rates.ts';
import { Refusal, refusalOf, valueOf } from '../refusal.ts';
import { readForeignLimit, readThreshold } from './limits.ts';
import { findDocument, reservedBy, readMonthlyUse } from './store.ts';
import { dollars } from './wire.ts';

type UnderlyingHandlers = Handlers<Context>;

/** The company that buys foreign currency, and when. */
export type Buyer = Pick<Context, 'db' | 'who' | 'now'>;

/** Returns the chosen documents in order. Throws a Refusal for a document that the bank has not accepted. */
async function readChosen({ db, who }: Buyer, selection: UnderlyingSelection): Promise<UnderlyingDocument[]> {
  const held = await reservedBy(db, who.companyId, selection.refNo ?? '');
  const documents: UnderlyingDocument[] = [];
  for (const code of selection.underlyingCodes) {
    const row = await findDocument(db, who.companyId, code, selection.transactionDate);
    if (row?.review !== 'accepted') throw new Refusal('193');
    documents.push({
      underlyingCode: code,
      supportingDocumentCode: row.supporting_document,
      beneficiaryName: row.beneficiary_name,
      purpose: row.purpose,
      expiryDate: row.expires_on,
      remaining: valueOf(add(dollars(row.free), dollars(held.get(code) ?? '0'))),
    });
  }
  return documents;
}

async function boughtWithoutDocuments({ db, who }: Buyer, selection: UnderlyingSelection): Promise<Money> {
  const { transactionDate, refNo = '' } = selection;
  const question = { withoutDocuments: true, exceptRefNo: refNo };
  const { used, reserved } = await readMonthlyUse(db, who.companyId, transactionDate, question);
  return valueOf(add(dollars(used), dollars(reserved)));
}

/** A purchase that has reserved its part keeps the equivalent of that day. */
interface Selection extends UnderlyingSelection {
  readonly reserved?: Money | undefined;
}

async function worthOf({ db, now }: Buyer, { amount, reserved }: Selection, currency: CurrencyCode): Promise<Money> {
  return reserved ?? valueOf(await equivalentOf(db, valueOf(fromWire(amount)), currency, now));
}

/** Throws the failure of a rule about the chosen documents, at their field if the caller has one. */
function documentedValue<Value>(result: Result<Value>, field: string | undefined): Value {
  if (result.ok) return result.value;
  const refusal = refusalOf(result);
  throw field !== undefined && errorCatalogue[result.code].kind === 'inline' ? refusal.at(field) : refusal;
}

/** Checks the documents of one purchase, and returns what each of them gives. */
export async function checkSelection(context: Buyer, selection: Selection, field?: string) {
  const { db, who } = context;
  const { amount: threshold, effectiveFrom, source } = await readThreshold(db, selection.transactionDate);
  const amount = await worthOf(context, selection, threshold.currency);
  const usedThisMonth = await boughtWithoutDocuments(context, selection);
  const documents = await readChosen(context, selection);
  if (documents.length === 0) documentedValue(checkWithoutDocuments(amount, usedThisMonth, threshold), field);
  const foreign = await readForeignLimit(db, who.companyId, selection.transactionDate, selection.refNo);
  const mostDocuments = await readNumber(db, 'MAX_UNDERLYING_DOCUMENTS');
  const remainingLimit = foreign && remainingOf(foreign);
  const { transactionDate: date, beneficiaryName, purposeCode: purpose } = selection;
  const paid = { amount, date, beneficiaryName, purpose };
  documentedValue(checkUnderlying({ ...paid, documents, threshold, mostDocuments, remainingLimit }), field);
  const requirement = {
    required: needsDocuments(amount, usedThisMonth, threshold),
    equivalent: toWire(amount),
    usedThisMonth: toWire(usedThisMonth),
    threshold: toWire(threshold),
    effectiveFrom,
    source,
  };
  const sameBeneficiaryAndPurpose = amount.minor > threshold.minor;
  return { requirement, sameBeneficiaryAndPurpose, mostDocuments, shares: allocateAmount(amount, documents) };
}

/** What a purchase that needs no documents adds to the month. */
export async function readRequirement(context: Buyer, selection: UnderlyingSelection) {
  const { amount: threshold, effectiveFrom, source } = await readThreshold(context.db, selection.transactionDate);
  const wanted = valueOf(fromWire(selection.amount));
  const equivalent = valueOf(await equivalentOf(context.db, wanted, threshold.currency, context.now));
  const usedThisMonth = await boughtWithoutDocuments(context, selection);
  return {
    required: false,
    equivalent: toWire(equivalent),
    usedThisMonth: toWire(usedThisMonth),
    threshold: toWire(threshold),
    effectiveFrom,
    source,
  };
}

const field = 'underlyingCodes';

export const checkUnderlyingSelection: UnderlyingHandlers['checkUnderlyingSelection'] = async ({ body }, context) => {
  const { requirement, sameBeneficiaryAndPurpose, mostDocuments, shares } = await checkSelection(context, body, field);
  return {
    requirement,
    sameBeneficiaryAndPurpose,
    maximumDocuments: mostDocuments,
    shares: shares.map(({ document, taken, left }) => ({
      underlyingCode: document.underlyingCode,
      amountEq: toWire(taken),
      amountEqRemaining: toWire(left),
    })),
  };
};
