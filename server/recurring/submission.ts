// Submits a series, and submits it again after repair.
import { payingDays } from '../../domain/recurring-series.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { RecurringPayment } from '../../generated/types.ts';
import type { RequestDraft } from '../approval/draft.ts';
import type { Context } from '../context.ts';
import { requestNote } from '../payments/notes.ts';
import { paymentOperations, type CheckedPayment, type PaymentQuestion } from '../payments/payment-operations.ts';
import { Refusal } from '../refusal.ts';
import { findRequest } from '../approval/store.ts';
import { repeatedOf, type CheckedRepeated } from './repeated.ts';
import { checkReplaced, checkStillReplaceable } from './replace.ts';
import { currencyAbroad } from './series-calendar.ts';
import { checkTiming } from './timing.ts';

interface SeriesForm {
  readonly payment: RecurringPayment;
  /** The running series that this one takes over from. */
  readonly replacesRefNo?: string | undefined;
}

interface CheckedSeries extends CheckedPayment, CheckedRepeated {
  readonly payments: number;
  readonly leftOut: number;
  readonly replacesRefNo: string | undefined;
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

async function check(context: Context, question: PaymentQuestion<SeriesForm>): Promise<CheckedSeries> {
  const { form, refNo } = question;
  const { payment, replacesRefNo } = form;
  const repeated = repeatedOf(payment);
  const { timing } = payment.form;
  const days = await checkTiming(context, { timing, currency: currencyAbroad(payment) }, 'payment.form.timing');
  const first = payingDays(days)[0] ?? days[0];
  const on = first?.executionDate ?? timing.startDate;
  const checked = await underPayment(repeated.checkSeries(context, { on, refNo }));
  const payments = payingDays(days).length;
  const leftOut = days.length - payments;
  return { ...checked, replacesRefNo, payments, leftOut, date: { executionDate: on } };
}

const draftOf = (
  context: Context,
  { draft, payment, replacesRefNo, payments, leftOut, date, notes }: CheckedSeries,
): RequestDraft => ({
  ...draft,
  menuAccess: 'RECURRING',
  content: {
    kind: 'recurring',
    payment,
    ...(replacesRefNo !== undefined && { replacesRefNo }),
    executedOccurrences: 0,
    remainingOccurrences: payments,
    ...(leftOut > 0 && { skippedOccurrences: leftOut }),
    nextDate: payment.form.timing.startDate,
  },
  transactionDate: date.executionDate,
  notes: notes.map((note) => requestNote(context, note)),
});

const operations = paymentOperations<SeriesForm, CheckedSeries>({
  menuAccess: 'RECURRING',
  dealOf: () => undefined,
  payeeInputOf: ({ payment }) => repeatedOf(payment).payeeInput,
  lockPayee: (context, { payment }) => repeatedOf(payment).lockPayee(context),
  check,
  markUsed: (context, checked) => checked.markUsed(context),
  draftOf,
});

type RecurringHandlers = Handlers<Context>;

export const createRecurringPayment: RecurringHandlers['createRecurringPayment'] = async ({ body }, context) => {
  const { payment, replaces, ...more } = body;
  if (replaces) await checkReplaced(context, replaces);
  return (await operations.submit(context, { form: { payment, replacesRefNo: replaces?.refNo }, ...more })).receipt;
};

async function replacedBy({ db, who }: Context, taskId: string): Promise<string | undefined> {
  const row = await findRequest(db, { companyId: who.companyId, taskId });
  return row?.content.kind === 'recurring' ? row.content.replacesRefNo : undefined;
}

export const resubmitRecurringPayment: RecurringHandlers['resubmitRecurringPayment'] = async ({ body }, context) => {
  const { payment, ...more } = body;
  const replacesRefNo = await replacedBy(context, body.taskId);
  if (replacesRefNo !== undefined) await checkStillReplaceable(context.db, context.who.companyId, replacesRefNo);
  return (await operations.resubmit(context, { form: { payment, replacesRefNo }, ...more })).receipt;
};
