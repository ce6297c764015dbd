import type { LocalTransferForm, RecurringLocalForm, RecurringLocalTransfer } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { CheckedTransfer } from '../payments/local-transfer/checks.ts';
import { localTransferSteps } from '../payments/local-transfer/submission.ts';
import { Refusal } from '../refusal.ts';
import type { Repeated } from './repeated.ts';

const today = { kind: 'immediate' } as const;

const single = (form: RecurringLocalForm): LocalTransferForm => ({ ...form, timing: today });

/** Pays the account that was approved, even if the favorite has another one by now. */
function asApproved(form: RecurringLocalForm): LocalTransferForm {
  const { payee } = form;
  const { beneficiary } = payee;
  if (!beneficiary) throw new Error('An approved series names its payee');
  const proxy = 'proxy' in payee ? payee.proxy : undefined;
  const named = proxy ? { kind: 'proxy', proxy, beneficiary } : { kind: 'account', beneficiary };
  return { ...form, timing: today, payee: named } as LocalTransferForm;
}

function draftOf(context: Context, checked: CheckedTransfer, { form }: RecurringLocalTransfer) {
  const {
    content,
    menuAccess: _menu,
    transactionDate: _day,
    notes: _notes,
    ...draft
  } = localTransferSteps.draftOf(context, checked);
  if (content.kind !== 'local-transfer') throw new Error(`A local transfer was drafted as ${content.kind}`);
  const payment = { paymentType: 'LCY', form: { ...content.form, timing: form.timing } } as RecurringLocalTransfer;
  return { payment, draft };
}

export function repeatedTransfer(payment: RecurringLocalTransfer): Repeated {
  const form = single(payment.form);
  return {
    payeeInput: localTransferSteps.payeeInputOf(form),
    lockPayee: (context) => localTransferSteps.lockPayee(context, form),
    async checkSeries(context, { on, refNo }) {
      const date = { executionDate: on, late: null };
      const question = { form, step: 'submit', date, ...(refNo !== undefined && { refNo }) } as const;
      const checked = await localTransferSteps.check(context, question);
      const { limits } = checked;
      // A repeated payment is usually like an earlier one, so the warning about a duplicate is left out.
      const notes = checked.notes.filter(({ kind }) => kind !== 'possible-duplicate');
      const markUsed = () => localTransferSteps.markUsed(context, checked);
      return { ...draftOf(context, checked, payment), limits, notes, markUsed };
    },
    async draftToday(context, seriesRefNo) {
      const question = { form: asApproved(payment.form), step: 'submit', refNo: seriesRefNo } as const;
      const checked = await localTransferSteps.check(context, question);
      const { late } = checked.date;
      if (late) throw new Refusal(late.code, late.parameters);
      if (checked.payee.names?.match === 'different') throw new Refusal('191');
      const { notes: _notes, ...draft } = localTransferSteps.draftOf(context, checked);
      return draft;
    },
  };
}
