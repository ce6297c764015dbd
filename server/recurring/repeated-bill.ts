// A bill that repeats: on its day it pays what is open, up to the cap.
import { randomUUID } from 'node:crypto';
import { totalOf } from '../../domain/bill-payment.ts';
import { toWire } from '../../domain/money.ts';
import { paymentNotes } from '../../domain/payment-notes.ts';
import type {
  BillPayeeDetails,
  BillPaymentForm,
  RecurringBillForm,
  RecurringBillPayment,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { checkFavorite } from '../favorites/check-use.ts';
import { lockForUse } from '../favorites/usage.ts';
import { amountOf } from '../payments/amount.ts';
import { billService } from '../payments/bill-payment/cut-off.ts';
import { billPaymentSteps } from '../payments/bill-payment/submission.ts';
import { askBiller, loadAvailableBiller } from '../payments/biller.ts';
import { fromAccountOf, loadChosenAccount } from '../payments/debit-account.ts';
import { payeeAt } from '../payments/institution.ts';
import { checkRupiah, quoteInstitutionFees } from '../payments/institution-fee.ts';
import { checkLimits } from '../payments/limits.ts';
import { checkRecipients } from '../payments/recipients.ts';
import { Refusal, valueOf } from '../refusal.ts';
import type { CheckedRepeated, Repeated, SeriesQuestion } from './repeated.ts';

const payeeField = 'form.payeeDetails';

/** A biller answers also for a customer who owes nothing, so the number is checked even then. */
async function checkPayee(context: Context, { payeeDetails }: RecurringBillForm): Promise<BillPayeeDetails> {
  const institution = await loadAvailableBiller(context, payeeDetails, payeeField);
  return payeeAt(institution, payeeDetails, await askBiller(context, payeeDetails), payeeField);
}

async function checkSeries(
  context: Context,
  form: RecurringBillForm,
  { on, refNo }: SeriesQuestion,
): Promise<CheckedRepeated> {
  if (!context.who.services.includes(billService)) throw new Refusal('94');
  checkRecipients(form.additionalDetails);
  const institution = await loadAvailableBiller(context, form.payeeDetails, payeeField);
  const account = await loadChosenAccount(context, form.fromAccount, 'form.fromAccount');
  const amount = amountOf(form.transactionDetails.cap);
  checkRupiah(account, amount);
  const asked = { service: billService, accountId: account.id, amount, on, refNo } as const;
  const fields = { field: 'form.transactionDetails.cap.value', serviceField: `${payeeField}.institution` };
  const limits = await checkLimits(context, { ...asked, ...fields });
  const payee = await checkPayee(context, form);
  await checkFavorite(context, { favoriteId: form.favoriteId, paymentType: 'BILL_PAY' }, payee);
  const fees = await quoteInstitutionFees(context, institution, { account, amount });
  const fromAccount = fromAccountOf(account);
  return {
    payment: { paymentType: 'BILL_PAY', form: { ...form, fromAccount, payeeDetails: payee } },
    draft: {
      service: billService,
      fees,
      amount,
      idrEquivalent: amount,
      fromAccount,
      payee: { name: institution.name, account: payee.accountNumber },
    },
    limits,
    notes: paymentNotes({
      earlier: null,
      repeatedReference: null,
      names: null,
      uncheckedName: null,
      isFirstTime: false,
      accountChangedAt: null,
      late: null,
      isBalanceLow: amountOf(fees.totalDebit).minor > account.available.minor,
    }),
    markUsed: () => Promise.resolve(),
  };
}

/** Throws 184 if nothing is open, and RECURRING_ABOVE_CAP if more is open than the series may pay. */
async function openBills(context: Context, form: RecurringBillForm): Promise<BillPaymentForm> {
  const { payeeDetails, transactionDetails, favoriteId: _favorite, timing: _timing, ...more } = form;
  await loadAvailableBiller(context, payeeDetails, payeeField);
  const { bills } = await askBiller(context, payeeDetails);
  const amount = valueOf(totalOf(bills));
  const cap = amountOf(transactionDetails.cap);
  if (bills.length === 0 || amount.minor === 0n) throw new Refusal('184');
  if (amount.minor > cap.minor) throw new Refusal('RECURRING_ABOVE_CAP', { amount, maximum: cap });
  const { info } = transactionDetails;
  return {
    ...more,
    payeeDetails,
    inquiryId: randomUUID(),
    billIds: bills.map(({ billId }) => billId),
    transactionDetails: { amount: toWire(amount), ...(info !== undefined && { info }) },
    timing: { kind: 'immediate' },
  };
}

export const repeatedBill = ({ form }: RecurringBillPayment): Repeated => ({
  payeeInput: form.favoriteId === undefined ? 'typed' : 'favorite',
  lockPayee: async (context) => {
    if (form.favoriteId !== undefined) await lockForUse(context, form.favoriteId);
  },
  checkSeries: (context, question) => checkSeries(context, form, question),
  async draftToday(context, seriesRefNo) {
    if (!context.who.services.includes(billService)) throw new Refusal('94');
    const question = { form: await openBills(context, form), step: 'submit', refNo: seriesRefNo } as const;
    const checked = await billPaymentSteps.check(context, question);
    const { late } = checked.date;
    if (late) throw new Refusal(late.code, late.parameters);
    const { notes: _notes, ...draft } = billPaymentSteps.draftOf(context, checked);
    return draft;
  },
});
