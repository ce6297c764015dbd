// The ways that a payment can go, and the best one for what matters to the caller.
import { fastestRail, recommendedRail } from '../../../domain/rail-choice.ts';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { BillAdviceQuestion, PaymentWay, TransferAdviceQuestion } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { quoteBillWay } from '../bill-payment/way.ts';
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
  const rails = offered.map(railOf);
  const best = matters === 'fastest' ? fastestRail(rails) : recommendedRail(rails, endOfDay(question.transactionDate));
  return offered.map((one) => wayOf(one, best));
}

async function billWays(context: Context, question: BillAdviceQuestion): Promise<PaymentWay[]> {
  if (!context.who.services.includes('SVC_BILL_PAY')) throw new Refusal('94');
  const account = await loadDebitAccount(context, question.fromAccountId);
  return [await quoteBillWay(context, question, { account, amount: amountOf(question.amount) })];
}

const rank = ({ isBest, open }: PaymentWay): number => Number(!isBest) + Number(!open);

export const advisePayment: Handlers<Context>['advisePayment'] = async ({ body }, context) => {
  const ways = await (body.paymentType === 'LCY' ? transferWays(context, body) : billWays(context, body));
  return {
    checkedAt: wireInstant(context.now.getTime()),
    ways: ways.toSorted((left, right) => rank(left) - rank(right)),
  };
};
