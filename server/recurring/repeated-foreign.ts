import type { ForeignTransferForm, RecurringForeignForm, RecurringForeignTransfer } from '../../generated/types.ts';
import { foreignTransferSteps } from '../payments/foreign-transfer/submission.ts';
import type { Repeated } from './repeated.ts';
import { atCounter, repeatedPayment, today } from './repeated-payment.ts';

const single = (form: RecurringForeignForm): ForeignTransferForm => ({ ...form, deal: atCounter, timing: today });

function asApproved(form: RecurringForeignForm): ForeignTransferForm {
  const { beneficiary } = form.payee;
  if (!beneficiary) throw new Error('An approved series names its payee');
  return { ...single(form), payee: { kind: 'account', beneficiary } } as ForeignTransferForm;
}

export const repeatedForeignTransfer = ({ form }: RecurringForeignTransfer): Repeated =>
  repeatedPayment({
    steps: foreignTransferSteps,
    form: single(form),
    asApproved: () => asApproved(form),
    paymentOf(content) {
      if (content.kind !== 'foreign-transfer') throw new Error(`A foreign transfer was drafted as ${content.kind}`);
      const { deal: _deal, ...more } = content.form;
      return { paymentType: 'FCY', form: { ...more, timing: form.timing } };
    },
    hasOtherName: ({ payee }) => payee.names?.match === 'different',
  });
