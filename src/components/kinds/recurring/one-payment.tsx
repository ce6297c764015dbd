// The facts of each payment of a series, which are those of a single one without its day.
import type { RecurringPayment } from '../../../../generated/types.ts';
import { BillFacts } from '../bill-payment/bill-facts.tsx';
import { billOfSeries } from '../bill-payment/recurring-bill.ts';
import { ForeignFacts } from '../foreign-transfer/foreign-facts.tsx';
import { foreignOfSeries } from '../foreign-transfer/recurring-foreign.ts';
import { transferOfSeries } from '../local-transfer/transfer-content.ts';
import { TransferFactsList } from '../local-transfer/transfer-facts-list.tsx';
import { topUpOfSeries } from '../top-up/recurring-top-up.ts';
import { TopUpFacts } from '../top-up/top-up-facts.tsx';

interface OnePaymentProps {
  readonly payment: RecurringPayment;
  readonly payeeName: string;
}

function repeated<Content extends { readonly form: object }>(content: Content, { form }: RecurringPayment): Content {
  return { ...content, form: { ...content.form, repeat: { timing: form.timing } } };
}

export function OnePayment({ payment, payeeName }: OnePaymentProps) {
  const transfer = transferOfSeries(payment);
  if (transfer) return <TransferFactsList form={repeated(transfer, payment).form} payeeName={payeeName} />;
  const foreign = foreignOfSeries(payment);
  if (foreign) return <ForeignFacts content={repeated(foreign, payment)} payeeName={payeeName} />;
  const bill = billOfSeries(payment);
  if (bill) return <BillFacts content={repeated(bill, payment)} payeeName={payeeName} isMost />;
  const topUp = topUpOfSeries(payment);
  return topUp && <TopUpFacts content={repeated(topUp, payment)} payeeName={payeeName} />;
}
