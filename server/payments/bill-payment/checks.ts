// The checks of a bill payment before it is submitted. The first check that fails is the answer to the maker.
import { sql } from 'kysely';
import { checkBillAmount, chooseBills } from '../../../domain/bill-payment.ts';
import type { Money } from '../../../domain/money.ts';
import { paymentNotes, type Note } from '../../../domain/payment-notes.ts';
import type {
  BillPayeeDetails,
  BillPaymentForm,
  FeeQuote,
  LabelValue,
  OpenBill,
  PaymentLimits,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { loadFavorite } from '../../favorites/store.ts';
import { hoursOfInstitution, type InstitutionRow } from '../../reference/institutions.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { askBiller, loadAvailableBiller, payeeAt } from '../biller.ts';
import { loadChosenAccount, type DebitAccount } from '../debit-account.ts';
import type { PaymentQuestion } from '../payment-operations.ts';
import { findEarlier, lastPaid, type RequestsTo } from '../known-payees.ts';
import { checkLimits } from '../limits.ts';
import { checkRecipients } from '../recipients.ts';
import { checkDate, type TransferDate } from '../transfer-date.ts';
import { billOnWire, ruleFor } from './bills.ts';
import { billService } from './cut-off.ts';
import { checkRupiah, quoteBillFees } from './fee.ts';

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

/** Throws a Refusal unless the favorite is approved, names this customer and has the name that the biller gives now. */
export async function checkFavorite(
  context: Context,
  { favoriteId }: Pick<BillPaymentForm, 'favoriteId'>,
  payee: BillPayeeDetails,
): Promise<void> {
  if (favoriteId === undefined) return;
  const found = await loadFavorite(context, favoriteId);
  if (!found.is_approved || found.form.paymentType !== 'BILL_PAY') throw new Refusal('204');
  const { institution, accountNumber, accountName } = found.form.payeeDetails;
  const isSame = institution === payee.institution && accountNumber === payee.accountNumber;
  if (!isSame || (accountName !== undefined && accountName !== payee.accountName)) throw new Refusal('191');
}

const requestsTo = ({ db, who }: Context, { institution, accountNumber }: BillPayeeDetails): RequestsTo =>
  db
    .selectFrom('requests')
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', 'BILL_PAY')
    .where('payee_account', '=', accountNumber)
    .where(sql<boolean>`content #>> '{form,payeeDetails,institution}' = ${institution}`);

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

type NoteFacts = Pick<CheckedBillPayment, 'payee' | 'amount' | 'date' | 'fees' | 'account'>;

async function notesOn(context: Context, { refNo: exceptRefNo }: BillQuestion, one: NoteFacts): Promise<Note[]> {
  const { payee, amount, date, fees, account } = one;
  const to = requestsTo(context, payee);
  return paymentNotes({
    earlier: await findEarlier(context, { to, amount, menuAccess: 'BILL_PAY', exceptRefNo }),
    repeatedReference: null,
    names: null,
    uncheckedName: null,
    isFirstTime: (await lastPaid(to)) === null,
    accountChangedAt: null,
    late: date.late,
    isBalanceLow: amountOf(fees.totalDebit).minor > account.available.minor,
  });
}

export async function checkBillPayment(context: Context, question: BillQuestion): Promise<CheckedBillPayment> {
  const { form, step, refNo } = question;
  checkRecipients(form.additionalDetails);
  const institution = await loadAvailableBiller(context, form.payeeDetails);
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
  const asked = { service: billService, accountId: account.id, amount, on, refNo, field: amountField } as const;
  const limits = await checkLimits(context, asked);
  const { found, bills, payee } = await checkBills(context, form, institution, amount);
  await checkFavorite(context, form, payee);
  const fees = await quoteBillFees(context, institution, { account, amount, billCount: bills.length });
  const notes = await notesOn(context, question, { payee, amount, date, fees, account });
  return { form, institution, account, payee, bills, facts: found.facts, amount, date, fees, limits, notes };
}
