// The ways that a payment can go, and the best one for what matters to the caller.
import { bestWay, endOfDay } from '../../../domain/rail-choice.ts';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { PaymentAdviceQuestion, PaymentWay, TransferAdviceQuestion } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { billWay } from '../bill-payment/way.ts';
import { foreignWays } from '../foreign-transfer/ways.ts';
import { offersFor, railOf, type Offered } from '../rails.ts';
import { serviceOf } from '../rail-service.ts';
import { taxWay } from '../tax-payment/way.ts';
import { topUpWay } from '../top-up/way.ts';

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

async function waysOf(context: Context, question: PaymentAdviceQuestion): Promise<PaymentWay[]> {
  switch (question.paymentType) {
    case 'LCY':
      return transferWays(context, question);
    case 'FCY':
      return foreignWays(context, question);
    case 'BILL_PAY':
      return [await billWay(context, question)];
    case 'TOPUP':
      return [await topUpWay(context, question)];
    case 'TAX_PAY':
      return [await taxWay(context, question)];
  }
}

const rank = ({ isBest, open }: PaymentWay): number => Number(!isBest) + Number(!open);

export const advisePayment: Handlers<Context>['advisePayment'] = async ({ body }, context) => {
  const ways = await waysOf(context, body);
  return {
    checkedAt: wireInstant(context.now.getTime()),
    ways: ways.toSorted((left, right) => rank(left) - rank(right)),
  };
};
