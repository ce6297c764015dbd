// A payment that repeats with its own form: each occurrence is the same payment, made on its day.
import type { RecurringPayment } from '../../generated/types.ts';
import type { RequestDraft } from '../approval/draft.ts';
import type { Context } from '../context.ts';
import type { CheckedPayment, Payment } from '../payments/payment-operations.ts';
import type { TransferDate } from '../payments/transfer-date.ts';
import { Refusal } from '../refusal.ts';
import type { CheckedRepeated, Repeated } from './repeated.ts';

export const today = { kind: 'immediate' } as const;
export const atCounter = { rateType: 'counter' } as const;

interface Dated extends CheckedPayment {
  readonly date: TransferDate;
}

export interface RepeatedForm<Form, Checked extends Dated> {
  readonly steps: Payment<Form, Checked>;
  /** The payment of one day. */
  readonly form: Form;
  /** Pays the payee that was approved, even if the favorite has another one by now. */
  asApproved(): Form;
  /** The payment of the series, with what the server knows of its account and its payee. */
  paymentOf(content: RequestDraft['content']): RecurringPayment;
  hasOtherName?(checked: Checked): boolean;
}

/** A repeated payment is usually like an earlier one, so the warning about a duplicate is left out. */
const notesOf = ({ notes }: Dated) => notes.filter(({ kind }) => kind !== 'possible-duplicate');

function seriesDraft({ content, menuAccess: _menu, transactionDate: _day, notes: _notes, ...draft }: RequestDraft) {
  // Each day has a rate of its own.
  return { content, draft: { ...draft, conversion: null } };
}

export function repeatedPayment<Form, Checked extends Dated>(repeated: RepeatedForm<Form, Checked>): Repeated {
  const { steps, form } = repeated;

  const checked = async (context: Context, question: Parameters<typeof steps.check>[1]): Promise<CheckedRepeated> => {
    const found = await steps.check(context, question);
    const { content, draft } = seriesDraft(steps.draftOf(context, found));
    const markUsed = () => steps.markUsed(context, found);
    return { payment: repeated.paymentOf(content), draft, limits: found.limits, notes: notesOf(found), markUsed };
  };

  return {
    payeeInput: steps.payeeInputOf(form),
    lockPayee: (context) => steps.lockPayee(context, form),
    checkSeries: (context, { on, refNo }) => {
      const date = { executionDate: on, late: null };
      return checked(context, { form, step: 'submit', date, ...(refNo !== undefined && { refNo }) });
    },
    async draftToday(context, seriesRefNo) {
      const found = await steps.check(context, { form: repeated.asApproved(), step: 'submit', refNo: seriesRefNo });
      const { late } = found.date;
      if (late) throw new Refusal(late.code, late.parameters);
      if (repeated.hasOtherName?.(found)) throw new Refusal('191');
      const { notes: _notes, ...draft } = steps.draftOf(context, found);
      return draft;
    },
  };
}
