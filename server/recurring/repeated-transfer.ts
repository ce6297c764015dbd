import type { LocalTransferForm, RecurringLocalForm, RecurringLocalTransfer } from '../../generated/types.ts';
import { localTransferSteps } from '../payments/local-transfer/submission.ts';
import type { Repeated } from './repeated.ts';
import { atCounter, repeatedPayment, today } from './repeated-payment.ts';

const single = (form: RecurringLocalForm): LocalTransferForm =>
  form.transferType === 'OVB' ? { ...form, deal: atCounter, timing: today } : { ...form, timing: today };

function asApproved(form: RecurringLocalForm): LocalTransferForm {
  const { payee } = form;
  const { beneficiary } = payee;
  if (!beneficiary) throw new Error('An approved series names its payee');
  const proxy = 'proxy' in payee ? payee.proxy : undefined;
  const named = proxy ? { kind: 'proxy', proxy, beneficiary } : { kind: 'account', beneficiary };
  return { ...single(form), payee: named } as LocalTransferForm;
}

function withoutDeal(form: LocalTransferForm): Omit<LocalTransferForm, 'deal'> {
  const { deal: _deal, ...more } = { deal: undefined, ...form };
  return more;
}

export const repeatedTransfer = ({ form }: RecurringLocalTransfer): Repeated =>
  repeatedPayment({
    steps: localTransferSteps,
    form: single(form),
    asApproved: () => asApproved(form),
    paymentOf(content) {
      if (content.kind !== 'local-transfer') throw new Error(`A local transfer was drafted as ${content.kind}`);
      return {
        paymentType: 'LCY',
        form: { ...withoutDeal(content.form), timing: form.timing },
      } as RecurringLocalTransfer;
    },
    hasOtherName: ({ payee }) => payee.names?.match === 'different',
  });
