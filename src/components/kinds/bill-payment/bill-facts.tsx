// The facts of a bill payment, the same on its review, request, status and receipt.
import { billDescription } from '../../../../domain/bill-description.ts';
import { institutionFacts } from '../../../../domain/institution-facts.ts';
import type { OpenBill } from '../../../../generated/types.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Amount } from '../../money/amount.tsx';
import { PayeeAccount } from '../../money/payee-account.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { present, when } from '../../transfer-facts/present-facts.ts';
import { usePaymentFacts } from '../../transfer-facts/use-payment-facts.tsx';
import type { FactsProps } from '../../payment-form/payment-kind.ts';
import type { BillContent } from './bill-content.ts';
import { useBillNotes } from './use-bill-notes.ts';

function Bill(bill: OpenBill) {
  const { description, amount } = bill;
  const { language } = useFormat();
  const notes = useBillNotes()(bill);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        {billDescription(description, language)}
        {notes && <span className="block text-sm text-ink-soft">{notes}</span>}
      </span>
      {Number(amount.value) > 0 && <Amount amount={amount} />}
    </li>
  );
}

const Bills = ({ bills }: Pick<BillContent, 'bills'>) => (
  <ul className="flex flex-col gap-1">
    {bills.map((bill) => (
      <Bill key={bill.billId} {...bill} />
    ))}
  </ul>
);

function useFacts({ content, payeeName, executionDate, isMost = false }: FactsProps<BillContent>) {
  const { form, bills, facts } = content;
  const t = useTexts('kinds');
  const bill = useTexts('payments');
  const { language } = useFormat();
  const { from, rest } = usePaymentFacts({ form, executionDate, amountLabel: isMost ? bill('repeat.cap') : undefined });
  const { institution, accountNumber, accountName, destinationName } = form.payeeDetails;
  return present([
    from,
    when(payeeName ?? institution, t('transfer.to')),
    when(<PayeeAccount number={accountNumber} />, t('transfer.number')),
    when([accountName, destinationName].filter(Boolean).join(' · '), bill('bill.customer')),
    when(bills.length > 0 && <Bills bills={bills} />, bill('bill.bills')),
    ...institutionFacts(facts, language),
    ...rest,
  ]);
}

export const BillFacts = (props: FactsProps<BillContent>) => <KeyValueList facts={useFacts(props)} />;
