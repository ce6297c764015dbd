import type { Handlers } from '../../../generated/handlers.ts';
import type { BillPaymentForm } from '../../../generated/types.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import type { Context } from '../../context.ts';
import { lockForUse } from '../../favorites/usage.ts';
import { fromAccountOf } from '../debit-account.ts';
import { paymentOperations, validationOf, type Payment } from '../payment-operations.ts';
import { requestNote } from '../notes.ts';
import { checkBillPayment, type CheckedBillPayment } from './checks.ts';
import { billService } from './cut-off.ts';

type PaymentHandlers = Handlers<Context>;

function draftOf(context: Context, checked: CheckedBillPayment): RequestDraft {
  const { account, amount, bills, facts, institution, payee } = checked;
  const fromAccount = fromAccountOf(account);
  const form = { ...checked.form, fromAccount, payeeDetails: payee };
  return {
    menuAccess: 'BILL_PAY',
    service: billService,
    content: { kind: 'bill-payment', form, bills: [...bills], facts: [...facts] },
    fees: checked.fees,
    amount,
    idrEquivalent: amount,
    fromAccount,
    payee: { name: institution.name, account: payee.accountNumber },
    transactionDate: checked.date.executionDate,
    notes: checked.notes.map((note) => requestNote(context, note)),
  };
}

export const billPaymentSteps: Payment<BillPaymentForm, CheckedBillPayment> = {
  menuAccess: 'BILL_PAY',
  dealOf: () => undefined,
  payeeInputOf: ({ favoriteId }) => (favoriteId === undefined ? 'typed' : 'favorite'),
  lockPayee: async (context, { favoriteId }) => {
    if (favoriteId !== undefined) await lockForUse(context, favoriteId);
  },
  check: checkBillPayment,
  // Every check asks the biller again, so there is no inquiry to mark as used.
  markUsed: () => Promise.resolve(),
  draftOf,
};

const operations = paymentOperations(billPaymentSteps);

export const validateBillPayment: PaymentHandlers['validateBillPayment'] = async ({ body }, context) =>
  validationOf(context, await operations.validate(context, body));

export const submitBillPayment: PaymentHandlers['submitBillPayment'] = async ({ body }, context) =>
  (await operations.submit(context, body)).receipt;

export const resubmitBillPayment: PaymentHandlers['resubmitBillPayment'] = async ({ body }, context) =>
  (await operations.resubmit(context, body)).receipt;
