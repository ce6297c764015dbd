// The ways that a payment can go, and the best one for what matters to the caller.
import { bestWay } from '../../../domain/rail-choice.ts';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type {
  BillAdviceQuestion,
  PaymentAdviceQuestion,
  PaymentWay,
  TransferAdviceQuestion,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { quoteBillWay } from '../bill-payment/way.ts';
import { foreignWays } from '../foreign-transfer/ways.ts';
import { loadDebitAccount } from '../debit-account.ts';
import { endOfDay, offersFor, railOf, type Offered } from '../rails.ts';
import { serviceOf } from '../rail-service.ts';

function wayOf({ offer }: Offered, best: string | null): PaymentWay {
  const { transferType, minimum: _minimum, maximum: _maximum, ...facts } = offer;
  return { ...facts, serviceType: serviceOf(transferType), isBest: transferType === best };
}

async function transferWays(context: Context, question: TransferAdviceQuestion): Promise<PaymentWay[]> {
  const { paymentType: _type, matters, ...transfer } = question;
  const offered = await offersFor(context, transfer);
  // The payee of a local transfer always receives the whole amount.
  const rails = offered.map((one) => ({ ...railOf(one), isWhole: true }));
  const best = bestWay(rails, matters, endOfDay(question.transactionDate));
  return offered.map((one) => wayOf(one, best));
}

async function billWays(context: Context, question: BillAdviceQuestion): Promise<PaymentWay[]> {
  if (!context.who.services.includes('SVC_BILL_PAY')) throw new Refusal('94');
  const account = await loadDebitAccount(context, question.fromAccountId);
  return [await quoteBillWay(context, question, { account, amount: amountOf(question.amount) })];
}

function waysOf(context: Context, question: PaymentAdviceQuestion): Promise<PaymentWay[]> {
  if (question.paymentType === 'LCY') return transferWays(context, question);
  return question.paymentType === 'FCY' ? foreignWays(context, question) : billWays(context, question);
}

const rank = ({ isBest, open }: PaymentWay): number => Number(!isBest) + Number(!open);

export const advisePayment: Handlers<Context>['advisePayment'] = async ({ body }, context) => {
  const ways = await waysOf(context, body);
  return {
    checkedAt: wireInstant(context.now.getTime()),
    ways: ways.toSorted((left, right) => rank(left) - rank(right)),
  };
};
