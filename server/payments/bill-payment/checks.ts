// The checks of a bill payment before it is submitted. The first check that fails is the answer to the maker.
import { checkBillAmount, chooseBills } from '../../../domain/bill-payment.ts';
import type { Money } from '../../../domain/money.ts';
import type { Note } from '../../../domain/payment-notes.ts';
import type {
  BillPayeeDetails,
  BillPaymentForm,
  FeeQuote,
  LabelValue,
  OpenBill,
  PaymentLimits,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { checkFavorite } from '../../favorites/check-use.ts';
import { hoursOfInstitution, type InstitutionRow } from '../../reference/institutions.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { askBiller, loadAvailableBiller } from '../biller.ts';
import { payeeAt } from '../institution.ts';
import { checkRupiah, quoteInstitutionFees } from '../institution-fee.ts';
import { notesOn } from '../institution-payee.ts';
import { loadChosenAccount, type DebitAccount } from '../debit-account.ts';
import type { PaymentQuestion } from '../payment-operations.ts';
import { checkLimits } from '../limits.ts';
import { checkRecipients } from '../recipients.ts';
import { checkDate, type TransferDate } from '../transfer-date.ts';
import { billOnWire, ruleFor } from './bills.ts';
import { billService } from './cut-off.ts';

type BillQuestion = PaymentQuestion<BillPaymentForm>;

export interface CheckedBillPayment {
  readonly form: BillPaymentForm;
  readonly institution: InstitutionRow;
  readonly account: DebitAccount;
  readonly payee: BillPayeeDetails;
  readonly bills: readonly OpenBill[];
  readonly facts: readonly LabelValue[];
  readonly amount: Money;
  readonly date: TransferDate;
  readonly fees: FeeQuote;
  readonly limits: PaymentLimits;
  readonly notes: readonly Note[];
}

const amountField = 'form.transactionDetails.amount.value';
const serviceField = 'form.payeeDetails.institution';

/** Asks the biller again. Throws a Refusal if a chosen bill is no longer open or the amount does not fit the bills. */
async function checkBills(context: Context, form: BillPaymentForm, institution: InstitutionRow, amount: Money) {
  const found = await askBiller(context, form.payeeDetails, form.billIds.length);
  const payee = payeeAt(institution, form.payeeDetails, found, 'form.payeeDetails');
  const bills = valueOf(chooseBills(found.bills, form.billIds, found.oldestFirst));
  const checked = checkBillAmount(amount, ruleFor(institution, found, bills));
  if (!checked.ok && checked.code !== '190') throw new Refusal(checked.code, checked.parameters).at(amountField);
  valueOf(checked);
  return { found, bills: bills.map(billOnWire), payee };
}

export async function checkBillPayment(context: Context, question: BillQuestion): Promise<CheckedBillPayment> {
  const { form, step, refNo } = question;
  checkRecipients(form.additionalDetails);
  const institution = await loadAvailableBiller(context, form.payeeDetails, 'form.payeeDetails');
  const account = await loadChosenAccount(context, form.fromAccount, 'form.fromAccount');
  const amount = amountOf(form.transactionDetails.amount);
  checkRupiah(account, amount);
  const date = await checkDate(context, {
    service: billService,
    timing: form.timing,
    step,
    refNo,
    hasSpecialRate: false,
    hoursOf: (hours) => hoursOfInstitution(hours, billService, institution, context.now),
  });
  const on = date.executionDate;
  const asked = { service: billService, accountId: account.id, amount, on, refNo } as const;
  const limits = await checkLimits(context, { ...asked, field: amountField, serviceField });
  const { found, bills, payee } = await checkBills(context, form, institution, amount);
  await checkFavorite(context, { favoriteId: form.favoriteId, paymentType: 'BILL_PAY' }, payee);
  const fees = await quoteInstitutionFees(context, institution, { account, amount, times: bills.length });
  const notes = await notesOn(context, { menuAccess: 'BILL_PAY', payee, amount, date, fees, account, refNo });
  return { form, institution, account, payee, bills, facts: found.facts, amount, date, fees, limits, notes };
}
