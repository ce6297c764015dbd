// The only way from a form to a request that pays: what payments of a company share is locked before it is checked, and
// held until the commit. Always in this order: the request, the payments of the company, the payee, the deal, the audit
// trail.
import { sql } from 'kysely';
import type { SubmitReceipt } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { RequestDraft } from '../requests/draft.ts';
import { holdForRepair, resubmitRequest, submitRequest, type RepairedRevision } from '../requests/submit.ts';

/** Checks the form and makes its draft; everything it reads of limits and deals is final. */
type MakeDraft = () => Promise<RequestDraft>;

/** Daily limits, deals and duplicates are checked by one submission of a company at a time. */
async function lockPayments({ db, who }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments/${who.companyId}`}, 0))`.execute(db);
}

export async function submitPayment(context: Context, makeDraft: MakeDraft): Promise<SubmitReceipt> {
  await lockPayments(context);
  return submitRequest(context, await makeDraft());
}

export async function resubmitPayment(
  context: Context,
  named: RepairedRevision,
  makeDraft: MakeDraft,
): Promise<SubmitReceipt> {
  await holdForRepair(context, named);
  await lockPayments(context);
  return resubmitRequest(context, { ...(await makeDraft()), ...named });
}
