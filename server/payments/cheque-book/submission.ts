import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { ChequeBookForm } from '../../../generated/types.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import type { Context } from '../../context.ts';
import { fromAccountOf } from '../debit-account.ts';
import { requestNote, shownNote } from '../notes.ts';
import { paymentOperations } from '../payment-operations.ts';
import { checkChequeBook, type CheckedBooks } from './checks.ts';
import { menuAccess, serviceOf } from './terms.ts';

type BookHandlers = Handlers<Context>;

function draftOf(context: Context, checked: CheckedBooks): RequestDraft {
  const { account, date, estimatedPickUpDate, fees, notes } = checked;
  const fromAccount = fromAccountOf(account);
  const form = { ...checked.form, fromAccount, estimatedPickUpDate };
  return {
    menuAccess,
    service: serviceOf(form.type),
    content: { kind: 'cheque-book', form, receiptNumber: null, readyDate: null, collectBy: null, pickedUpAt: null },
    fees,
    amount: null,
    idrEquivalent: null,
    fromAccount,
    payee: { name: form.branch.branchName, account: form.branch.branchCode },
    transactionDate: date.executionDate,
    notes: notes.map((note) => requestNote(context, note)),
  };
}

const operations = paymentOperations<ChequeBookForm, CheckedBooks>({
  menuAccess,
  dealOf: () => undefined,
  payeeInputOf: () => 'none',
  lockPayee: () => Promise.resolve(),
  check: checkChequeBook,
  markUsed: () => Promise.resolve(),
  draftOf,
});

export const validateChequeBook: BookHandlers['validateChequeBook'] = async ({ body }, context) => {
  const { date, estimatedPickUpDate, notes } = await operations.validate(context, body);
  return {
    checkedAt: wireInstant(context.now.getTime()),
    executionDate: date.executionDate,
    estimatedPickUpDate,
    notes: notes.map((note) => shownNote(context, note)),
  };
};

export const submitChequeBook: BookHandlers['submitChequeBook'] = async ({ body }, context) =>
  (await operations.submit(context, body)).receipt;

export const resubmitChequeBook: BookHandlers['resubmitChequeBook'] = async ({ body }, context) =>
  (await operations.resubmit(context, body)).receipt;
