// The checks of a top-up before it is submitted. The first check that fails is the answer to the maker.
import type { Money } from '../../../domain/money.ts';
import type { Note } from '../../../domain/payment-notes.ts';
import { flatMap } from '../../../domain/result.ts';
import { checkTopUpAmount } from '../../../domain/top-up.ts';
import type { FeeQuote, LabelValue, PaymentLimits, TopUpForm, TopUpPayeeDetails } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { checkFavorite } from '../../favorites/check-use.ts';
import { hoursOfInstitution, type InstitutionRow } from '../../reference/institutions.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { loadChosenAccount, type DebitAccount } from '../debit-account.ts';
import { checkRupiah } from '../institution-fee.ts';
import { notesOn } from '../institution-payee.ts';
import { checkLimits } from '../limits.ts';
import type { PaymentQuestion } from '../payment-operations.ts';
import { checkRecipients } from '../recipients.ts';
import { findTopUpPayee, loadTopUpInstitution, ruleOfChosen } from '../top-up-institution.ts';
import { checkDate, type TransferDate } from '../transfer-date.ts';
import { topUpService } from './cut-off.ts';
import { quoteTopUpFees } from './fee.ts';

type TopUpQuestion = PaymentQuestion<TopUpForm>;

export interface CheckedTopUp {
  readonly form: TopUpForm;
  readonly institution: InstitutionRow;
  readonly account: DebitAccount;
  readonly payee: TopUpPayeeDetails;
  readonly facts: readonly LabelValue[];
  readonly amount: Money;
  readonly date: TransferDate;
  readonly fees: FeeQuote;
  readonly limits: PaymentLimits;
  readonly notes: readonly Note[];
}

const details = 'form.transactionDetails';
const amountField = `${details}.amount.value`;
const serviceField = 'form.payeeDetails.institution';

const fieldOf: Readonly<Record<string, string>> = {
  '9090': `${details}.denomCode`,
  HOST_TOPUP_47: `${details}.denomCode`,
  '58': amountField,
};

/** Throws a Refusal if the institution does not sell what the form names, or not for this amount. */
async function checkSold(context: Context, institution: InstitutionRow, form: TopUpForm, amount: Money) {
  const rule = await ruleOfChosen(context, institution, form.transactionDetails.denomCode);
  const checked = flatMap(rule, (known) => checkTopUpAmount(amount, known));
  if (checked.ok) return;
  const refusal = new Refusal(checked.code, checked.parameters);
  const field = fieldOf[checked.code];
  throw field ? refusal.at(field) : refusal;
}

async function dateOf(context: Context, { form, step, refNo }: TopUpQuestion, institution: InstitutionRow) {
  return checkDate(context, {
    service: topUpService,
    timing: form.timing,
    step,
    refNo,
    hasSpecialRate: false,
    hoursOf: (hours) => hoursOfInstitution(hours, topUpService, institution, context.now),
  });
}

export async function checkTopUp(context: Context, question: TopUpQuestion): Promise<CheckedTopUp> {
  const { form, refNo } = question;
  checkRecipients(form.additionalDetails);
  const { institution: named } = form.payeeDetails;
  const known = await loadTopUpInstitution(context, named, serviceField);
  const account = await loadChosenAccount(context, form.fromAccount, 'form.fromAccount');
  const amount = amountOf(form.transactionDetails.amount);
  checkRupiah(account, amount);
  const date = question.date ?? (await dateOf(context, question, known));
  const on = date.executionDate;
  const asked = { service: topUpService, accountId: account.id, amount, on, refNo } as const;
  const limits = await checkLimits(context, { ...asked, field: amountField, serviceField });
  await checkSold(context, known, form, amount);
  const { institution, payee, facts } = await findTopUpPayee(context, form.payeeDetails, 'form.payeeDetails');
  await checkFavorite(context, { favoriteId: form.favoriteId, paymentType: 'TOPUP' }, payee);
  const fees = await quoteTopUpFees(context, institution, { account, amount });
  const notes = await notesOn(context, { menuAccess: 'TOPUP', payee, amount, date, fees, account, refNo });
  return { form, institution, account, payee, facts, amount, date, fees, limits, notes };
}
