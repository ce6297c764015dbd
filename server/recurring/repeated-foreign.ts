import type { ForeignTransferForm, RecurringForeignForm, RecurringForeignTransfer } from '../../generated/types.ts';
import { foreignTransferSteps } from '../payments/foreign-transfer/submission.ts';
import type { Repeated } from './repeated.ts';
import { atCounter, repeatedPayment, today } from './repeated-payment.ts';

const single = (form: RecurringForeignForm): ForeignTransferForm => ({ ...form, deal: atCounter, timing: today });

interface NamedBank {
  readonly bankName?: string | undefined;
  readonly bankAddress?: string | undefined;
}

/** The directory may rename a bank while the series runs; the BIC that was approved stays. */
function withoutBankName<Bank extends NamedBank>(bank: Bank): Omit<Bank, keyof NamedBank> {
  const { bankName: _name, bankAddress: _address, ...rest } = bank;
  return rest;
}

function asApproved(form: RecurringForeignForm): ForeignTransferForm {
  const { beneficiary } = form.payee;
  if (!beneficiary) throw new Error('An approved series names its payee');
  const intermediary = form.transferType === 'TT' ? form.intermediary : undefined;
  return {
    ...single(form),
    payee: { kind: 'account', beneficiary: withoutBankName<NamedBank>(beneficiary) },
    ...(intermediary && { intermediary: withoutBankName(intermediary) }),
  } as ForeignTransferForm;
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
