// Submits a series, and submits it again after repair.
import type { Handlers } from '../../generated/handlers.ts';
import type { RecurringPayment } from '../../generated/types.ts';
import type { RequestDraft } from '../approval/draft.ts';
import type { Context } from '../context.ts';
import { requestNote } from '../payments/notes.ts';
import { paymentOperations, type CheckedPayment, type PaymentQuestion } from '../payments/payment-operations.ts';
import { Refusal } from '../refusal.ts';
import { repeatedOf, type CheckedRepeated } from './repeated.ts';
import { checkTiming } from './timing.ts';

interface CheckedSeries extends CheckedPayment, CheckedRepeated {
  readonly occurrences: number;
}

/** The fields of the repeated payment are one level deeper in the body of a series. */
async function underPayment<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { code, parameters, errors } = error;
    const deeper = errors.map((one) => ({ ...one, field: `payment.${one.field}` }));
    throw new Refusal(code, parameters, deeper);
  });
}

async function check(context: Context, question: PaymentQuestion<RecurringPayment>): Promise<CheckedSeries> {
  const { form: payment, refNo } = question;
  const repeated = repeatedOf(payment);
  const days = await checkTiming(context, payment.form.timing, 'payment.form.timing');
  const first = days.find(({ shift }) => shift !== 'left-out') ?? days[0];
  const on = first?.executionDate ?? payment.form.timing.startDate;
  const checked = await underPayment(repeated.checkSeries(context, { on, refNo }));
  return { ...checked, occurrences: days.length, date: { executionDate: on } };
}

const draftOf = (context: Context, { draft, payment, occurrences, date, notes }: CheckedSeries): RequestDraft => ({
  ...draft,
  menuAccess: 'RECURRING',
  content: {
    kind: 'recurring',
    payment,
    executedOccurrences: 0,
    remainingOccurrences: occurrences,
    nextDate: payment.form.timing.startDate,
  },
  transactionDate: date.executionDate,
  notes: notes.map((note) => requestNote(context, note)),
});

const operations = paymentOperations<RecurringPayment, CheckedSeries>({
  menuAccess: 'RECURRING',
  dealOf: () => undefined,
  payeeInputOf: (payment) => repeatedOf(payment).payeeInput,
  lockPayee: (context, payment) => repeatedOf(payment).lockPayee(context),
  check,
  markUsed: (context, checked) => checked.markUsed(context),
  draftOf,
});

type RecurringHandlers = Handlers<Context>;

export const createRecurringPayment: RecurringHandlers['createRecurringPayment'] = async ({ body }, context) => {
  const { payment: form, ...more } = body;
  return (await operations.submit(context, { form, ...more })).receipt;
};

export const resubmitRecurringPayment: RecurringHandlers['resubmitRecurringPayment'] = async ({ body }, context) => {
  const { payment: form, ...more } = body;
  return (await operations.resubmit(context, { form, ...more })).receipt;
};
