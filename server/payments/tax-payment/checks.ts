// The checks of a tax payment before it is submitted. The first check that fails is the answer to the maker.
import { sql } from 'kysely';
import type { Money } from '../../../domain/money.ts';
import { paymentNotes, type Note } from '../../../domain/payment-notes.ts';
import { currentNpwp } from '../../../domain/tax-billing.ts';
import type { FeeQuote, PaymentLimits, TaxBilling, TaxPaymentForm } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { businessDay } from '../../reference/business-day.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { checkCopiedFields } from '../copied-fields.ts';
import { loadChosenAccount, type DebitAccount } from '../debit-account.ts';
import { findEarlier, type RequestsTo } from '../known-payees.ts';
import { checkLimits } from '../limits.ts';
import type { PaymentQuestion } from '../payment-operations.ts';
import { checkRecipients } from '../recipients.ts';
import { checkDate, type TransferDate } from '../transfer-date.ts';
import { checkPayableOn, kindOfBilling, loadBilling, taxService } from './billing.ts';
import { findCreated } from './created-billings.ts';
import { checkRupiah, quoteTaxFees } from './fee.ts';
import { checkMaximum, hoursOfKind, loadRules } from './rules.ts';

type TaxQuestion = PaymentQuestion<TaxPaymentForm>;

export interface CheckedTaxPayment {
  readonly form: TaxPaymentForm;
  readonly account: DebitAccount;
  readonly billing: TaxBilling;
  readonly amount: Money;
  readonly date: TransferDate;
  readonly fees: FeeQuote;
  readonly limits: PaymentLimits;
  readonly notes: readonly Note[];
}

const amountField = 'form.transactionDetails.amount.value';
const serviceField = 'form.billingId';
const sourceField = 'form.billingSource';

const payerOf = (billing: TaxBilling) => (billing.kind === 'tax-office' ? billing.payerNpwp : undefined);

/** Throws a Refusal if the form says something else than the billing that it names. */
async function checkForm(context: Context, form: TaxPaymentForm, billing: TaxBilling, amount: Money): Promise<void> {
  const asked = amountOf(billing.amount);
  if (asked.minor !== amount.minor) throw new Refusal('190', { amount: asked });
  checkCopiedFields(['payerNpwp'], form, { payerNpwp: payerOf(billing) }, 'form');
  if (form.billingSource === 'created' && !(await findCreated(context, form.billingId)))
    throw new Refusal('COPY_DIFFERS', { field: sourceField }).at(sourceField);
}

const textAt = (path: string) => sql<string>`content #>> ${sql.lit(`{billing,${path}}`)}`;

/** The requests that pay the same tax: to one tax account, for one taxpayer and period. */
function requestsTo({ db, who }: Context, billing: TaxBilling): RequestsTo {
  const taxes = db
    .selectFrom('requests as r')
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', 'TAX_PAY')
    .where(textAt('kind'), '=', billing.kind);
  if (billing.kind !== 'tax-office') return taxes.where('payee_account', '=', billing.billingId);
  const { fromMonth, toMonth, year } = billing.taxpayerPeriod;
  return taxes
    .where(textAt('npwp'), 'in', [billing.npwp, currentNpwp(billing.npwp)])
    .where(textAt('mapCode'), '=', billing.mapCode)
    .where(textAt('kjsCode'), '=', billing.kjsCode)
    .where(textAt('taxpayerPeriod,fromMonth'), '=', String(fromMonth))
    .where(textAt('taxpayerPeriod,toMonth'), '=', String(toMonth))
    .where(textAt('taxpayerPeriod,year'), '=', String(year));
}

type NoteFacts = Pick<CheckedTaxPayment, 'billing' | 'amount' | 'date' | 'fees' | 'account'>;

async function notesOn(context: Context, { refNo: exceptRefNo }: TaxQuestion, one: NoteFacts): Promise<Note[]> {
  const { billing, amount, date, fees, account } = one;
  const to = requestsTo(context, billing);
  return paymentNotes({
    earlier: await findEarlier(context, { to, amount, menuAccess: 'TAX_PAY', exceptRefNo }),
    repeatedReference: null,
    names: null,
    uncheckedName: null,
    // The payee is always the state.
    isFirstTime: false,
    accountChangedAt: null,
    late: date.late,
    isBalanceLow: amountOf(fees.totalDebit).minor > account.available.minor,
  });
}

export async function checkTaxPayment(context: Context, question: TaxQuestion): Promise<CheckedTaxPayment> {
  const { form, step, refNo } = question;
  checkRecipients(form.additionalDetails);
  const kind = kindOfBilling(form.billingId);
  const account = await loadChosenAccount(context, form.fromAccount, 'form.fromAccount');
  const amount = amountOf(form.transactionDetails.amount);
  checkRupiah(account, amount);
  const today = await loadRules(context.db, kind, businessDay(context.now));
  const date = await checkDate(context, {
    service: taxService,
    timing: form.timing,
    step,
    refNo,
    hasSpecialRate: false,
    hoursOf: (hours) => hoursOfKind(hours, today, context.now),
  });
  const on = date.executionDate;
  const rules = await loadRules(context.db, kind, on);
  checkMaximum(rules, amount);
  const asked = { service: taxService, accountId: account.id, amount, on, refNo } as const;
  const limits = await checkLimits(context, { ...asked, field: amountField, serviceField });
  const billing = await loadBilling(context, form.billingId, refNo);
  checkPayableOn(billing, context.now, on);
  await checkForm(context, form, billing, amount);
  const fees = await quoteTaxFees(context, rules, { account, debit: amount });
  const notes = await notesOn(context, question, { billing, amount, date, fees, account });
  return { form, account, billing, amount, date, fees, limits, notes };
}
