// The three operations of every kind of payment: validate (which stores nothing), submit, and resubmit after repair.
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { PayeeInput } from '../../domain/payee-input.ts';
import { checkConfirmed, type Note, type NoteKind } from '../../domain/payment-notes.ts';
import type {
  HolidayRule,
  PaymentLimits,
  PaymentValidation,
  RateChoice,
  TransactionType,
} from '../../generated/types.ts';
import type { RequestDraft } from '../approval/draft.ts';
import { loadByReference, loadCompany } from '../approval/load.ts';
import { loadMatrixOf, planFor, routeOf } from '../approval/matrix.ts';
import { checkFirstStage } from '../approval/new-request.ts';
import type { Context } from '../context.ts';
import { valueOf } from '../refusal.ts';
import type { RepairedRevision } from '../requests/submit.ts';
import { removeDraft } from './draft-store.ts';
import { shownNote } from './notes.ts';
import { checkPayeeInput } from './payee-input.ts';
import { firstDayOf, type Step, type TransferDate } from './transfer-date.ts';
import { resubmitPayment, submitPayment, type Submitted } from './locked-submission.ts';

export interface PaymentQuestion<Form> {
  readonly form: Form;
  readonly step: Step;
  /** The request that is being repaired; the duplicate check leaves it out. */
  readonly refNo?: string;
  /** The day of a payment that was chosen before; left out, the form names it. */
  readonly date?: TransferDate;
}

export interface CheckedRequest {
  readonly date: { readonly executionDate: CalendarDate };
  readonly notes: readonly Note[];
}

export interface CheckedPayment extends CheckedRequest {
  readonly limits: PaymentLimits;
}

export interface Payment<Form, Checked extends CheckedRequest> {
  readonly menuAccess: TransactionType;
  /** The rate that the form asks for. */
  dealOf(form: Form): RateChoice | undefined;
  /** How the form names its payee; the company may allow only some ways. */
  payeeInputOf(form: Form): PayeeInput;
  /** Locks the favorite or the inquiry that the form names, until the commit. */
  lockPayee(context: Context, form: Form): Promise<void>;
  /** Runs all checks in order. Throws a Refusal for the first one that fails. */
  check(context: Context, question: PaymentQuestion<Form>): Promise<Checked>;
  /** Marks a payee inquiry as used, because it is valid for one submission only. */
  markUsed(context: Context, checked: Checked): Promise<void>;
  draftOf(context: Context, checked: Checked): RequestDraft;
}

export interface PaymentSubmission<Form> {
  readonly form: Form;
  readonly confirmed?: readonly NoteKind[];
  readonly draftId?: string;
}

export interface PaymentCheck<Form> {
  readonly form: Form;
  readonly refNo?: string;
  /** The first planned day of a series of such payments, and what the series does if that day is closed. */
  readonly repeatsFrom?: CalendarDate;
  readonly repeatsOnHoliday?: HolidayRule;
}

type PaymentRepair<Form> = Pick<PaymentSubmission<Form>, 'form' | 'confirmed'> & Omit<RepairedRevision, 'menuAccess'>;

/** Throws a Refusal if no approval route fits the draft, or if its first stage has too few eligible people. */
async function checkRoute({ db, who }: Context, draft: RequestDraft): Promise<void> {
  if (who.isSingleAccess) return;
  const accountId = draft.fromAccount?.id ?? null;
  const { route } = routeOf(planFor(await loadMatrixOf(db, who.companyId, who.userId), { ...draft, accountId }));
  const { service, idrEquivalent: worth } = draft;
  checkFirstStage({ makerId: who.userId, service, accountId, worth, route }, await loadCompany(db, who));
}

export const validationOf = (context: Context, { date, limits, notes }: CheckedPayment): PaymentValidation => ({
  checkedAt: wireInstant(context.now.getTime()),
  executionDate: date.executionDate,
  limits,
  notes: notes.map((note) => shownNote(context, note)),
});

export function paymentOperations<Form, Checked extends CheckedRequest>(payment: Payment<Form, Checked>) {
  const { menuAccess } = payment;

  /** The limits without this request reveal its amount, so only a user who may see the request gets them. */
  const checkSeen = async ({ db, who }: Context, refNo: string) => {
    await loadByReference(db, who, { refNo, menuAccess }, { lock: false });
  };

  /** Storing a request takes the audit lock, so this checks the form and locks everything before that. */
  async function draftFor(
    context: Context,
    question: PaymentQuestion<Form>,
    confirmed: readonly NoteKind[] = [],
  ): Promise<RequestDraft> {
    await checkPayeeInput(context, payment.payeeInputOf(question.form));
    await payment.lockPayee(context, question.form);
    const checked = await payment.check(context, question);
    valueOf(checkConfirmed(checked.notes, confirmed));
    await payment.markUsed(context, checked);
    return payment.draftOf(context, checked);
  }

  return {
    async validate(context: Context, { form, refNo, repeatsFrom, repeatsOnHoliday }: PaymentCheck<Form>) {
      await checkPayeeInput(context, payment.payeeInputOf(form));
      if (refNo !== undefined) await checkSeen(context, refNo);
      const question =
        refNo === undefined ? { form, step: 'submit' as const } : { form, step: 'repair' as const, refNo };
      const date = repeatsFrom === undefined ? undefined : await firstDayOf(context, { repeatsFrom, repeatsOnHoliday });
      const checked = await payment.check(context, { ...question, ...(date && { date }) });
      await checkRoute(context, payment.draftOf(context, checked));
      return checked;
    },
    submit(context: Context, { form, confirmed, draftId }: PaymentSubmission<Form>): Promise<Submitted> {
      const makeDraft = async () => {
        const draft = await draftFor(context, { form, step: 'submit' }, confirmed);
        if (draftId !== undefined) await removeDraft(context, draftId);
        return draft;
      };
      return submitPayment(context, { deal: payment.dealOf(form), makeDraft });
    },
    resubmit(context: Context, { form, confirmed, ...named }: PaymentRepair<Form>): Promise<Submitted> {
      const makeDraft = () => draftFor(context, { form, step: 'repair', refNo: named.refNo }, confirmed);
      const revision = { menuAccess, taskId: named.taskId, refNo: named.refNo, revision: named.revision };
      return resubmitPayment(context, revision, { deal: payment.dealOf(form), makeDraft });
    },
  };
}
