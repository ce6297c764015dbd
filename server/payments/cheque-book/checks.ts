// The checks of a request for books before it is submitted. The first check that fails is the answer to the maker.
import { sql } from 'kysely';
import { paymentNotes, type Note } from '../../../domain/payment-notes.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { ChequeBookForm, ChequeBranch, FeeQuote } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readNumber } from '../../parameters.ts';
import { businessDay } from '../../reference/business-day.ts';
import { readReferenceTexts } from '../../reference/lists.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { checkCopiedFields } from '../copied-fields.ts';
import { loadChosenAccount, type DebitAccount } from '../debit-account.ts';
import type { PaymentQuestion } from '../payment-operations.ts';
import { checkDate, type TransferDate } from '../transfer-date.ts';
import { checkQuantity, quoteBookFees } from './fee.ts';
import { checkHasBooks, checkMayOrder, findCollection, menuAccess, serviceOf } from './terms.ts';

type BookQuestion = PaymentQuestion<ChequeBookForm>;

export interface CheckedBooks {
  readonly form: ChequeBookForm;
  readonly account: DebitAccount;
  readonly date: TransferDate;
  readonly estimatedPickUpDate: CalendarDate;
  readonly fees: FeeQuote;
  readonly notes: readonly Note[];
}

async function checkBranch({ db, now, language }: Context, { branchCode, branchName }: ChequeBranch): Promise<void> {
  const known = (await readReferenceTexts(db, 'BRANCH', { on: businessDay(now), language })).get(branchCode);
  if (known === undefined) throw new Refusal('HOST_CHQ_47').at('form.branch.branchCode');
  checkCopiedFields(['branchName'], { branchName }, { branchName: known }, 'form.branch');
}

export async function checkPickup({ db }: Context, { pickup }: Pick<ChequeBookForm, 'pickup'>): Promise<void> {
  const most = await readNumber(db, 'MAX_AUTHORIZERS');
  if (pickup.authorizers.length > most) throw new Refusal('176', { most: String(most) });
}

const duplicateDays = 7;
const dayMilliseconds = 86_400_000;

/** Finds a request of the last days for as many books of the same type and account. */
async function findSame({ db, who, now }: Context, { form, refNo }: BookQuestion, account: DebitAccount) {
  const found = await db
    .selectFrom('requests')
    .select(['ref_no', 'created_at'])
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', menuAccess)
    .where('account_id', '=', account.id)
    .where('tab', 'in', ['repair', 'pending', 'forward_dated', 'successful'])
    .where('created_at', '>', new Date(now.getTime() - duplicateDays * dayMilliseconds))
    .where('ref_no', '<>', refNo ?? '')
    .where(sql<boolean>`content #>> '{form,type}' = ${form.type}::text`)
    .where(sql<boolean>`(content #>> '{form,quantity}')::integer = ${form.quantity}::integer`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { at: found.created_at.getTime() } : null;
}

type NoteFacts = Pick<CheckedBooks, 'account' | 'date' | 'fees'>;

async function notesOn(context: Context, question: BookQuestion, { account, date, fees }: NoteFacts): Promise<Note[]> {
  const same = await findSame(context, question, account);
  const costs = amountOf(fees.totalDebit);
  return paymentNotes({
    earlier: same && { ...same, amount: costs },
    repeatedReference: null,
    names: null,
    uncheckedName: null,
    isFirstTime: false,
    accountChangedAt: null,
    late: date.late,
    isBalanceLow: costs.minor > account.available.minor,
  });
}

export async function checkChequeBook(context: Context, question: BookQuestion): Promise<CheckedBooks> {
  const { form, step, refNo } = question;
  const { type, quantity } = form;
  checkMayOrder(context, type);
  const account = await loadChosenAccount(context, form.fromAccount, 'form.fromAccount');
  await checkHasBooks(context, account);
  await checkQuantity(context, quantity);
  await checkPickup(context, form);
  await checkBranch(context, form.branch);
  const timing = { kind: 'immediate' } as const;
  const date = await checkDate(context, { service: serviceOf(type), timing, step, refNo, hasSpecialRate: false });
  const fees = await quoteBookFees(context, { account, type, quantity });
  const { readyDate } = await findCollection(context.db, date.executionDate);
  const notes = await notesOn(context, question, { account, date, fees });
  return { form, account, date, estimatedPickUpDate: readyDate, fees, notes };
}
