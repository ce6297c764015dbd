import type { Handlers } from '../../../generated/handlers.ts';
import type { TaxPaymentForm } from '../../../generated/types.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import type { Context } from '../../context.ts';
import { fromAccountOf } from '../debit-account.ts';
import { requestNote } from '../notes.ts';
import { paymentOperations, validationOf } from '../payment-operations.ts';
import { taxService } from './billing.ts';
import { checkTaxPayment, type CheckedTaxPayment } from './checks.ts';

type PaymentHandlers = Handlers<Context>;

function draftOf(context: Context, checked: CheckedTaxPayment): RequestDraft {
  const { account, amount, billing } = checked;
  const fromAccount = fromAccountOf(account);
  return {
    menuAccess: 'TAX_PAY',
    service: taxService,
    content: { kind: 'tax-payment', form: { ...checked.form, fromAccount }, billing },
    fees: checked.fees,
    amount,
    idrEquivalent: amount,
    fromAccount,
    payee: { name: billing.taxpayerName, account: billing.billingId },
    transactionDate: checked.date.executionDate,
    notes: checked.notes.map((note) => requestNote(context, note)),
  };
}

const operations = paymentOperations<TaxPaymentForm, CheckedTaxPayment>({
  menuAccess: 'TAX_PAY',
  dealOf: () => undefined,
  // The lock on the money of the company already puts two submissions of one billing after each other.
  payeeInputOf: () => 'none',
  lockPayee: () => Promise.resolve(),
  check: checkTaxPayment,
  // Every check asks the state again, so there is no inquiry to mark as used.
  markUsed: () => Promise.resolve(),
  draftOf,
});

export const validateTaxPayment: PaymentHandlers['validateTaxPayment'] = async ({ body }, context) =>
  validationOf(context, await operations.validate(context, body));

export const submitTaxPayment: PaymentHandlers['submitTaxPayment'] = async ({ body }, context) =>
  (await operations.submit(context, body)).receipt;

export const resubmitTaxPayment: PaymentHandlers['resubmitTaxPayment'] = async ({ body }, context) =>
  (await operations.resubmit(context, body)).receipt;
