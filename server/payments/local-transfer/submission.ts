import { checkConfirmed, type Note, type NoteKind } from '../../../domain/payment-notes.ts';
import { shownParameters } from '../../../domain/parameters.ts';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { LocalTransferForm, LocalTransferReceipt, PaymentNote, RequestNote } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { lockForUse } from '../../favorites/use.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import { loadByReference } from '../../approval/load.ts';
import { loadMatrix, planFor, routeOf } from '../../approval/matrix.ts';
import { valueOf } from '../amount.ts';
import { accountOf } from '../beneficiary.ts';
import { fromAccountOf } from '../debit-account.ts';
import { removeDraft } from '../draft-store.ts';
import { lockInquiry, useInquiry } from '../inquiry-store.ts';
import { checkLocalTransfer, dealOf, type CheckedTransfer, type TransferQuestion } from './checks.ts';
import type { CheckedPayee } from './payee.ts';
import { resubmitPayment, submitPayment, type Submitted } from '../under-lock.ts';

type PaymentHandlers = Handlers<Context>;

function shownNote({ language }: Context, { kind, code, mustConfirm, parameters, earlier }: Note): PaymentNote {
  const shown = shownParameters(parameters, language);
  return {
    kind,
    code,
    mustConfirm,
    ...(Object.keys(shown).length > 0 && { parameters: shown }),
    ...(earlier && { earlier }),
  };
}

function requestNote(context: Context, note: Note): RequestNote {
  const { kind, earlier: _ofTheMaker, ...shown } = shownNote(context, note);
  return { ...shown, flag: kind === 'next-working-day' ? 'late' : kind };
}

/** As it was when it was submitted, whatever becomes of the favourite. */
function payeeOnForm({ beneficiary, proxy, favorite, inquiryId }: CheckedPayee): object {
  if (favorite)
    return {
      kind: 'favorite',
      favoriteId: favorite.id,
      favoriteName: favorite.name,
      ...(proxy && { proxy }),
      beneficiary,
    };
  return { kind: proxy ? 'proxy' : 'account', ...(inquiryId && { inquiryId }), ...(proxy && { proxy }), beneficiary };
}

function requestOf(context: Context, checked: CheckedTransfer): RequestDraft {
  const { account, charges, payee, amount, exchange } = checked;
  const fromAccount = fromAccountOf(account);
  const known = { fromAccount, payee: payeeOnForm(payee), ...(charges && { charges }) };
  const form = { ...checked.form, ...known } as LocalTransferForm;
  return {
    menuAccess: 'LCY',
    service: checked.service,
    content: { kind: 'local-transfer', form },
    fees: checked.fees,
    conversion: exchange?.conversion ?? null,
    hasSpecialRate: exchange?.conversion.rateType === 'special',
    amount,
    idrEquivalent: amount,
    fromAccount,
    payee: {
      name: payee.beneficiary.accountName,
      account: payee.beneficiary.accountNumber,
      bank: payee.bankName,
    },
    transactionDate: checked.date.executionDate,
    notes: checked.notes.map((note) => requestNote(context, note)),
  };
}

/** Told before submitting: a transfer for which the workflow map has no route would wait for nobody. */
async function checkRoute({ db, who }: Context, { service, account, amount }: CheckedTransfer): Promise<void> {
  if (who.isSingleAccess) return;
  const matrix = await loadMatrix(db, who.companyId);
  routeOf(planFor(matrix, { service, amount, idrEquivalent: amount, accountId: account.id }));
}

/** Of two payments with one enquiry the second asks again; a favourite is not deleted while a payment names it. */
async function lockPayee(context: Context, payee: LocalTransferForm['payee']): Promise<void> {
  if (payee.kind === 'favorite') return lockForUse(context, payee.favoriteId);
  if ('inquiryId' in payee && payee.inquiryId) await lockInquiry(context, payee.inquiryId);
}

async function useUp(context: Context, { payee }: CheckedTransfer): Promise<void> {
  if (payee.inquiryId) await useInquiry(context, payee.inquiryId);
}

/** What a request holds of the limits tells its amount, so it is counted out for those alone who see the request. */
async function checkSeen({ db, who }: Context, refNo: string): Promise<void> {
  await loadByReference(db, who, { refNo, menuAccess: 'LCY' }, { lock: false });
}

export const validateLocalTransfer: PaymentHandlers['validateLocalTransfer'] = async (
  { body: { form, refNo } },
  context,
) => {
  if (refNo) await checkSeen(context, refNo);
  const question: TransferQuestion = refNo ? { form, step: 'repair', refNo } : { form, step: 'submit' };
  const checked = await checkLocalTransfer(context, question);
  await checkRoute(context, checked);
  return {
    checkedAt: wireInstant(context.now.getTime()),
    beneficiary: accountOf(checked.payee.beneficiary),
    executionDate: checked.date.executionDate,
    deductFlag: checked.deductFlag,
    conversion: checked.exchange?.conversion ?? null,
    limits: checked.limits,
    notes: checked.notes.map((note) => shownNote(context, note)),
  };
};

/** Checked and used up before the request is stored, so that nothing is locked after the audit trail. */
async function draftOf(
  context: Context,
  question: TransferQuestion,
  confirmed: readonly NoteKind[] = [],
): Promise<RequestDraft> {
  await lockPayee(context, question.form.payee);
  const checked = await checkLocalTransfer(context, question);
  valueOf(checkConfirmed(checked.notes, confirmed));
  await useUp(context, checked);
  return requestOf(context, checked);
}

/** What the maker is shown is what was stored. */
function receiptOf({ receipt, draft: { content, transactionDate } }: Submitted): LocalTransferReceipt {
  if (content.kind !== 'local-transfer') throw new Error(`A local transfer was stored as ${content.kind}`);
  return { ...receipt, form: content.form, executionDate: transactionDate };
}

export const submitLocalTransfer: PaymentHandlers['submitLocalTransfer'] = async ({ body }, context) => {
  const { form, confirmed, draftId } = body;
  const makeDraft = async () => {
    const draft = await draftOf(context, { form, step: 'submit' }, confirmed);
    if (draftId) await removeDraft(context, draftId);
    return draft;
  };
  return receiptOf(await submitPayment(context, { deal: dealOf(form), makeDraft }));
};

export const resubmitLocalTransfer: PaymentHandlers['resubmitLocalTransfer'] = async ({ body }, context) => {
  const { form, confirmed, taskId, refNo, revision } = body;
  const named = { menuAccess: 'LCY', taskId, refNo, revision } as const;
  const makeDraft = () => draftOf(context, { form, step: 'repair', refNo }, confirmed);
  return receiptOf(await resubmitPayment(context, named, { deal: dealOf(form), makeDraft }));
};
