// The facts of a payment that do not depend on its kind: the account, the amount, the days, the note and the recipients.
import type { AdditionalDetails, DebitAccountChoice, PaymentAmount, PaymentTiming } from '../../../generated/types.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import { Amount } from '../money/amount.tsx';
import { AmountInWords } from '../money/amount-in-words.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';
import { FromAccount } from './from-account.tsx';
import { when } from './present-facts.ts';
import { useDayFact } from './use-day-fact.ts';

export function recipientFacts({ email = [], whatsapp = [] }: AdditionalDetails = {}, t: Translate<'kinds'>) {
  const numbers = whatsapp.map(({ countryCode, valueWhatsapp }) => `${countryCode} ${valueWhatsapp}`);
  return [when(email.join(', '), t('transfer.email')), when(numbers.join(', '), t('transfer.whatsapp'))];
}

interface Paid {
  readonly form: {
    readonly fromAccount: DebitAccountChoice;
    readonly transactionDetails: { readonly amount: PaymentAmount; readonly info?: string };
    readonly timing: PaymentTiming;
    readonly additionalDetails?: AdditionalDetails;
  };
  readonly executionDate?: string | undefined;
  /** Instead of "Amount". */
  readonly amountLabel?: string | undefined;
}

interface PaymentFacts {
  readonly from: Fact;
  /** The amount, the days, the note and the recipients, which come after the payee. */
  readonly rest: readonly (Fact | undefined)[];
}

/** For a kind whose note is for the institution that is paid. */
export function usePaymentFacts({ form, executionDate, amountLabel }: Paid): PaymentFacts {
  const t = useTexts('kinds');
  const payments = useTexts('payments');
  const format = useFormat();
  const day = useDayFact(form);
  const { alias = '', number = '' } = form.fromAccount;
  const { amount, info } = form.transactionDetails;
  const shownAmount = (
    <>
      <Amount amount={amount} isStrong />
      <AmountInWords amount={amount} />
    </>
  );
  return {
    from: { label: t('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    rest: [
      when(shownAmount, amountLabel ?? t('transfer.amount')),
      day,
      when(executionDate && format.date(executionDate), t('transfer.executionDate')),
      when(info, payments('bill.info')),
      ...recipientFacts(form.additionalDetails, t),
    ],
  };
}
