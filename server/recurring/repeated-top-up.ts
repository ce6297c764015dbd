import { randomUUID } from 'node:crypto';
import type { RecurringTopUp, RecurringTopUpForm, TopUpForm } from '../../generated/types.ts';
import { topUpService } from '../payments/top-up/cut-off.ts';
import { topUpSteps } from '../payments/top-up/submission.ts';
import { Refusal } from '../refusal.ts';
import type { Repeated } from './repeated.ts';
import { repeatedPayment, today } from './repeated-payment.ts';

/** The permission of a series does not name the service of the payment that it repeats. */
const steps: typeof topUpSteps = {
  ...topUpSteps,
  async check(context, question) {
    if (!context.who.services.includes(topUpService)) throw new Refusal('94');
    return topUpSteps.check(context, question);
  },
};

/** A series names no enquiry: the institution is asked again on each day. */
const single = (form: RecurringTopUpForm): TopUpForm => ({ ...form, inquiryId: randomUUID(), timing: today });

function asApproved({ favoriteId: _favorite, ...form }: RecurringTopUpForm): TopUpForm {
  return single(form);
}

export const repeatedTopUp = ({ form }: RecurringTopUp): Repeated =>
  repeatedPayment({
    steps,
    form: single(form),
    asApproved: () => asApproved(form),
    paymentOf(content) {
      if (content.kind !== 'top-up') throw new Error(`A top-up was drafted as ${content.kind}`);
      const { inquiryId: _inquiry, ...more } = content.form;
      return { paymentType: 'TOPUP', form: { ...more, timing: form.timing } };
    },
  });
