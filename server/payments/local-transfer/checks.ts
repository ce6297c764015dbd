// The checks of a local transfer before it is submitted. The first check that fails is the answer to the maker.
import { deductFlag } from '../../../domain/deduct-flag.ts';
import type { Money } from '../../../domain/money.ts';
import { paymentNotes, type Note } from '../../../domain/payment-notes.ts';
import type { FeeQuote, LocalCharges, LocalTransferForm, PaymentLimits, RateChoice } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { ownBankCode } from '../../reference/banks.ts';
import type { Exchange } from '../../reference/counter-rate.ts';
import { amountOf, rupiahOf } from '../amount.ts';
import { exchangeOfForm } from '../conversion.ts';
import {
  checkCopiedAccount,
  loadChosenAccount,
  loadDebitAccount,
  fromAccountOf,
  type DebitAccount,
} from '../debit-account.ts';
import type { PaymentQuestion } from '../payment-operations.ts';
import { checkPayeeReceives, quoteFees } from '../fee.ts';
import { accountChangedAt, findDuplicate, isReferenceUsed, paidToAccount } from '../known-payees.ts';
import { checkLimits } from '../limits.ts';
import { checkRecipients } from '../recipients.ts';
import { checkPayee, type CheckedPayee } from './payee.ts';
import { checkRailAccess, type LocalService } from '../rail-service.ts';
import { checkDate, type TransferDate } from '../transfer-date.ts';

type TransferQuestion = PaymentQuestion<LocalTransferForm>;

export interface CheckedTransfer {
  readonly form: LocalTransferForm;
  readonly service: LocalService;
  readonly account: DebitAccount;
  readonly charges: LocalCharges | undefined;
  readonly payee: CheckedPayee;
  readonly amount: Money;
  readonly date: TransferDate;
  readonly exchange: Exchange | null;
  readonly fees: FeeQuote;
  readonly limits: PaymentLimits;
  readonly notes: readonly Note[];
  readonly deductFlag: ReturnType<typeof deductFlag>;
}

export const dealOf = (form: LocalTransferForm): RateChoice | undefined =>
  form.transferType === 'OVB' ? form.deal : undefined;

/** Replaces the fee account by the stored one, because approvers read its number and its alias. */
async function chargesOf(
  context: Context,
  form: LocalTransferForm,
  account: DebitAccount,
): Promise<LocalCharges | undefined> {
  if (form.transferType === 'OVB') return undefined;
  const { feeAccount } = form.charges;
  if (!feeAccount) return form.charges;
  const field = 'form.charges.feeAccount';
  const isPayer = feeAccount.id === account.id;
  const payer = isPayer ? account : await loadDebitAccount(context, feeAccount.id);
  await checkCopiedAccount(context, { chosen: feeAccount, account: payer, field });
  return { ...form.charges, feeAccount: fromAccountOf(payer) };
}

const amountField = 'form.transactionDetails.amount.value';

function checkNotItself(account: DebitAccount, { beneficiary }: CheckedPayee): void {
  if (beneficiary.bankCode === ownBankCode && beneficiary.accountNumber === account.number) throw new Refusal('97');
}

interface NoteFacts {
  readonly account: DebitAccount;
  readonly payee: CheckedPayee;
  readonly amount: Money;
  readonly date: TransferDate;
  readonly fees: FeeQuote;
}

async function notesOn(context: Context, { form, refNo }: TransferQuestion, found: NoteFacts): Promise<Note[]> {
  const { beneficiary, names, uncheckedName = null } = found.payee;
  const reference = form.transactionDetails.customerReference;
  const changedAt = await accountChangedAt(context, beneficiary);
  const isRepeated = reference !== undefined && (await isReferenceUsed(context, reference, refNo));
  return paymentNotes({
    earlier: await findDuplicate(context, beneficiary, found.amount, refNo),
    repeatedReference: isRepeated ? reference : null,
    names,
    uncheckedName,
    isFirstTime: (await paidToAccount(context, beneficiary)).isFirstTime,
    accountChangedAt: changedAt && changedAt.getTime(),
    late: found.date.late,
    isBalanceLow: amountOf(found.fees.totalDebit).minor > found.account.available.minor,
  });
}

export async function checkLocalTransfer(context: Context, question: TransferQuestion): Promise<CheckedTransfer> {
  const { form, step } = question;
  const service = checkRailAccess(context.who, form.transferType);
  checkRecipients(form.additionalDetails);
  const account = await loadChosenAccount(context, form.fromAccount, 'form.fromAccount');
  const amount = rupiahOf(form.transactionDetails.amount);
  const { refNo } = question;
  const exchange = await exchangeOfForm(context, { amount, currency: account.currency, deal: dealOf(form), refNo });
  const hasSpecialRate = exchange?.conversion.rateType === 'special';
  const date =
    question.date ?? (await checkDate(context, { service, timing: form.timing, step, refNo, hasSpecialRate }));
  const on = date.executionDate;
  const asked = { service, accountId: account.id, amount, on, refNo };
  const limits = await checkLimits(context, { ...asked, field: amountField, serviceField: 'form.transferType' });
  const payee = await checkPayee(context, form, on);
  checkNotItself(account, payee);
  const debit = exchange?.debit ?? amount;
  const charges = await chargesOf(context, form, account);
  const fees = await quoteFees(context, { transferType: form.transferType, account, amount, debit, charges, on });
  checkPayeeReceives(amount, fees, amountField);
  const notes = await notesOn(context, question, { account, payee, amount, date, fees });
  const flag = deductFlag(form.transferType === 'OVB', account.currency);
  return { form, service, account, charges, payee, amount, date, exchange, fees, limits, notes, deductFlag: flag };
}
