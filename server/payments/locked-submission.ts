// Submits a payment under locks that are taken before the checks and held until the commit. Every payment goes through
// this file. The order of the locks is: request, payments of the company, deals, payee, audit trail.
import type { RateChoice, SubmitReceipt } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { lockDeals } from '../ledger/deals.ts';
import { lockCompany } from '../db/company-lock.ts';
import type { RequestDraft } from '../approval/draft.ts';
import { holdForRepair, resubmitRequest, submitRequest, type RepairedRevision } from '../requests/submit.ts';

export interface LockedSubmission {
  /** The rate that the form asks for. */
  readonly deal: RateChoice | undefined;
  /** Checks the form and returns its draft. The locks keep the limits and deals unchanged until the commit. */
  readonly makeDraft: () => Promise<RequestDraft>;
}

async function lockPayments(
  { db, who }: Context,
  deal: LockedSubmission['deal'],
  taskIds: readonly string[],
): Promise<void> {
  await lockCompany(db, 'payments', who.companyId);
  if (deal?.rateType !== 'special' && taskIds.length === 0) return;
  const dealNumbers = deal?.rateType === 'special' ? [deal.dealNumber] : [];
  await lockDeals(db, who.companyId, { taskIds, dealNumbers });
}

export interface Submitted {
  readonly receipt: SubmitReceipt;
  /** The draft that was stored. */
  readonly draft: RequestDraft;
}

export async function submitPayment(context: Context, { deal, makeDraft }: LockedSubmission): Promise<Submitted> {
  await lockPayments(context, deal, []);
  const draft = await makeDraft();
  return { receipt: await submitRequest(context, draft), draft };
}

export async function resubmitPayment(
  context: Context,
  named: RepairedRevision,
  { deal, makeDraft }: LockedSubmission,
): Promise<Submitted> {
  await holdForRepair(context, named);
  await lockPayments(context, deal, [named.taskId]);
  const draft = await makeDraft();
  return { receipt: await resubmitRequest(context, { ...draft, ...named }), draft };
}
