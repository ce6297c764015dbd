// The ways of a foreign transfer: an overbooking within this bank, or a telegraphic transfer, once for each way to share
// the charges of the banks.
import type { Arrival } from '../../../domain/arrival.ts';
import { opensLater } from '../../../domain/execution-start.ts';
import { jakartaMoment, wireInstant } from '../../../domain/jakarta-time.ts';
import { bestWay, endOfDay } from '../../../domain/rail-choice.ts';
import type {
  ChargeInstruction,
  FeeQuote,
  ForeignAdviceQuestion,
  ForeignCharges,
  PaymentWay,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { cutOffTime } from '../cut-off.ts';
import { checkOpen, readArrival, readAskedWay, type AskedWay } from './asked-way.ts';
import { checkCharges, quoteForeignFees } from './fees.ts';

/** Of ways that cost the same the first is the best, and payees expect that each side pays its own bank. */
const instructions = ['SHA', 'OUR', 'BEN'] as const satisfies readonly ChargeInstruction[];

async function tried<Done>(work: () => Promise<Done>): Promise<Done | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const chargesOf = ({ transferType, question }: AskedWay, chargeInstruction: ChargeInstruction) =>
  transferType === 'OVB'
    ? undefined
    : { chargeInstruction, chargeTransactionFeeTo: question.chargeTransactionFeeTo ?? 'REMITTER' };

type Costs = Pick<PaymentWay, 'fee' | 'deducted'>;

function costsOf({ totalFee }: FeeQuote, { account }: AskedWay, charges: ForeignCharges | undefined): Costs {
  if (charges?.chargeTransactionFeeTo !== 'BENEFICIARY') return { fee: totalFee };
  return { fee: { value: '0.00', currency: account.currency }, deducted: totalFee };
}

interface Way extends Costs {
  readonly instruction: ChargeInstruction;
  /** Why it is closed. */
  readonly refusal: Refusal | undefined;
}

async function quoteWay(context: Context, asked: AskedWay, instruction: ChargeInstruction): Promise<Way> {
  const charges = chargesOf(asked, instruction);
  const quote = await tried(async () => {
    checkCharges(charges);
    const costs = { ...asked, charges, feeAccount: undefined, on: jakartaMoment(context.now.getTime()).date };
    return quoteForeignFees(context, costs);
  });
  const nothing = { value: '0.00', currency: asked.account.currency };
  if (quote instanceof Refusal) return { instruction, fee: nothing, refusal: quote };
  return { instruction, ...costsOf(quote, asked, charges), refusal: undefined };
}

function wireWay(
  context: Context,
  asked: AskedWay,
  way: Way,
  { speed, expectedBy }: Arrival,
): Omit<PaymentWay, 'isBest'> {
  const { service, hours, question, transferType } = asked;
  const { fee, deducted, instruction, refusal } = way;
  const date = question.transactionDate;
  return {
    serviceType: service,
    open: !refusal,
    ...(transferType === 'TT' && { chargeInstruction: instruction }),
    fee,
    ...(deducted && { deducted }),
    opensAt: opensLater(hours, { service, date }, jakartaMoment(context.now.getTime())),
    cutOffTime: cutOffTime(hours, service, date),
    arrival: refusal ? null : { speed, expectedBy: wireInstant(expectedBy) },
    code: refusal?.code ?? null,
    ...(refusal && { parameters: refusal.mentioned(context.language).parameters ?? {} }),
  };
}

/** What the way costs, whoever pays it: all ways are quoted with the same payer of this bank's fee. */
const offerOf = (
  { transferType }: AskedWay,
  { instruction, fee, deducted, refusal }: Way,
  { expectedBy }: Arrival,
) => ({
  name: instruction,
  isOpen: !refusal,
  fee: amountOf(deducted ?? fee).minor,
  expectedBy,
  isWhole: transferType === 'OVB' || (instruction === 'OUR' && !deducted),
});

export async function foreignWays(context: Context, question: ForeignAdviceQuestion): Promise<PaymentWay[]> {
  const asked = await readAskedWay(context, question);
  const closed = await tried(() => checkOpen(context, asked));
  const arrival = await readArrival(context, asked);
  const ways: Way[] = [];
  for (const instruction of asked.transferType === 'OVB' ? instructions.slice(0, 1) : instructions) {
    const way = await quoteWay(context, asked, instruction);
    ways.push(closed instanceof Refusal ? { ...way, refusal: closed } : way);
  }
  const offers = ways.map((way) => offerOf(asked, way, arrival));
  const best = bestWay(offers, question.matters, endOfDay(question.transactionDate));
  return ways.map((way) => ({ ...wireWay(context, asked, way, arrival), isBest: way.instruction === best }));
}
