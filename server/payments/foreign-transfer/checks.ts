// The checks of a foreign transfer before it is submitted. The first check that fails is the answer to the maker.
import { deductFlag } from '../../../domain/deduct-flag.ts';
import type { Money } from '../../../domain/money.ts';
import { paymentNotes, type Note } from '../../../domain/payment-notes.ts';
import { instructionOfTrade } from '../../../domain/trade-charges.ts';
import type {
  FeeQuote,
  ForeignCharges,
  ForeignTransferForm,
  PaymentLimits,
  RateChoice,
  UnderlyingRequirement,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { ownBankCode } from '../../reference/banks.ts';
import type { Exchange } from '../../reference/counter-rate.ts';
import { worthInRupiah, type RupiahWorth } from '../../reference/rates.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { exchangeOfForm } from '../conversion.ts';
import { fromAccountOf, loadChosenAccount, type DebitAccount } from '../debit-account.ts';
import { accountChangedAt, isReferenceUsed } from '../known-payees.ts';
import { checkLimits } from '../limits.ts';
import type { PaymentQuestion } from '../payment-operations.ts';
import { checkRecipients } from '../recipients.ts';
import { checkDate, type TransferDate } from '../transfer-date.ts';
import { checkSentCurrency } from './currency.ts';
import { checkCharges, quoteForeignFees } from './fees.ts';
import { findEarlierAbroad, paidAbroad } from './known-payee.ts';
import { checkForeignPayee, type CheckedForeignPayee } from './payee.ts';
import { checkPurpose } from './purpose.ts';
import { checkBankRange } from './range.ts';
import { checkForeignAccess, type ForeignService } from './service.ts';
import { checkPurchase } from './underlying.ts';

type ForeignQuestion = PaymentQuestion<ForeignTransferForm>;

export interface CheckedForeignTransfer {
  readonly form: ForeignTransferForm;
  readonly service: ForeignService;
  readonly account: DebitAccount;
  readonly charges: ForeignCharges | undefined;
  readonly payee: CheckedForeignPayee;
  readonly amount: Money;
  readonly worth: RupiahWorth;
  readonly date: TransferDate;
  readonly exchange: Exchange | null;
  readonly underlying: UnderlyingRequirement;
  readonly fees: FeeQuote;
  readonly limits: PaymentLimits;
  readonly notes: readonly Note[];
  readonly deductFlag: ReturnType<typeof deductFlag>;
}

export const dealOf = ({ deal }: ForeignTransferForm): RateChoice | undefined => deal;
const amountField = 'form.transactionDetails.amount.value';

function sentAmount({ transferType, transactionDetails }: ForeignTransferForm, account: DebitAccount): Money {
  const amount = amountOf(transactionDetails.amount);
  const field = 'form.transactionDetails.amount.currency';
  checkSentCurrency(amount, { transferType, from: account.currency, field });
  return amount;
}

const chargesIn = (form: ForeignTransferForm) => (form.transferType === 'TT' ? form.charges : undefined);

/** The charges of the trade contract and those of the transfer are the same. */
function checkTrade(form: ForeignTransferForm): void {
  if (form.transferType !== 'TT' || !form.trade?.chargeType) return;
  if (instructionOfTrade(form.trade.chargeType) !== form.charges.chargeInstruction)
    throw new Refusal('UNSUPPORTED_CHARGE_TYPE').at('form.trade.chargeType');
}

type NoteFacts = Pick<CheckedForeignTransfer, 'account' | 'payee' | 'amount' | 'date' | 'fees'>;

async function notesOn(context: Context, { form, refNo }: ForeignQuestion, found: NoteFacts): Promise<Note[]> {
  const { account, payee, amount, date, fees } = found;
  const { bankCode, accountNumber, accountName } = payee.beneficiary;
  const known = { bankCode, accountNumber, accountName };
  const reference = form.transactionDetails.customerReference;
  const isRepeated = reference !== undefined && (await isReferenceUsed(context, reference, refNo, 'FCY'));
  const changedAt = await accountChangedAt(context, known);
  return paymentNotes({
    earlier: await findEarlierAbroad(context, known, amount, refNo),
    repeatedReference: isRepeated ? reference : null,
    names: payee.names,
    uncheckedName: null,
    isFirstTime: (await paidAbroad(context, known)).isFirstTime,
    accountChangedAt: changedAt && changedAt.getTime(),
    late: date.late,
    isBalanceLow: amountOf(fees.totalDebit).minor > account.available.minor,
  });
}

async function checkPayee(context: Context, form: ForeignTransferForm, account: DebitAccount, amount: Money) {
  const payee = await checkForeignPayee(context, form);
  const { bankCode, accountNumber, currency } = payee.beneficiary;
  if (bankCode === ownBankCode && accountNumber === account.number) throw new Refusal('97');
  if (currency !== amount.currency)
    throw new Refusal('98', { currency: amount.currency }).at('form.payee.beneficiary.accountNumber');
  return payee;
}

async function costsOf(context: Context, form: ForeignTransferForm, account: DebitAccount) {
  const charges = chargesIn(form);
  checkCharges(charges, 'form.charges');
  const chosen = charges?.feeAccount;
  const feeAccount = chosen && (await loadChosenAccount(context, chosen, 'form.charges.feeAccount'));
  const stored = charges && { ...charges, ...(feeAccount && { feeAccount: fromAccountOf(feeAccount) }) };
  return { transferType: form.transferType, account, charges: stored, feeAccount };
}

export async function checkForeignTransfer(
  context: Context,
  { form, step, refNo, date: chosen }: ForeignQuestion,
): Promise<CheckedForeignTransfer> {
  const { db, now, who } = context;
  const service = checkForeignAccess(who, form.transferType);
  checkRecipients(form.additionalDetails);
  checkTrade(form);
  await checkPurpose(context, form);
  const account = await loadChosenAccount(context, form.fromAccount, 'form.fromAccount');
  const amount = sentAmount(form, account);
  const { currency } = amount;
  const exchange = await exchangeOfForm(context, { amount, currency: account.currency, deal: dealOf(form), refNo });
  const hasSpecialRate = exchange?.conversion.rateType === 'special';
  const date =
    chosen ?? (await checkDate(context, { service, timing: form.timing, step, refNo, hasSpecialRate, currency }));
  const on = date.executionDate;
  const range = await checkBankRange(context, { service, amount, on, place: 'form.transactionDetails.amount' });
  const worth = valueOf(await worthInRupiah(db, amount, now));
  const asked = { service, accountId: account.id, amount: worth.amount, on, refNo };
  const own = await checkLimits(context, { ...asked, field: amountField, serviceField: 'form.transferType' });
  const limits = { ...own, bankTransactionLimit: range };
  const payee = await checkPayee(context, form, account, amount);
  const { accountName: beneficiaryName, accountNumber: payeeAccount } = payee.beneficiary;
  const purchase = { form, amount, debitCurrency: account.currency, beneficiaryName, payeeAccount, on, refNo };
  const underlying = await checkPurchase(context, purchase);
  const costs = await costsOf(context, form, account);
  const fees = await quoteForeignFees(context, {
    ...costs,
    amount,
    debit: exchange?.debit ?? amount,
    on,
    field: amountField,
  });
  const notes = await notesOn(context, { form, step, ...(refNo && { refNo }) }, { account, payee, amount, date, fees });
  const flag = deductFlag(form.transferType === 'OVB', account.currency);
  const { charges } = costs;
  const found = { form, service, account, charges, payee, amount, worth, date, exchange, underlying };
  return { ...found, fees, limits, notes, deductFlag: flag };
}

export const conversionOf = ({ exchange }: CheckedForeignTransfer) => exchange?.conversion ?? null;
