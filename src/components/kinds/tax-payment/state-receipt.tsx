// The state's receipt of a tax payment, laid out like the payment part of the official one (Bukti Penerimaan Negara).
// The detail shows the billing above it.
import { stateReceiptCode } from '../../../../domain/state-receipt.ts';
import type { ExecutionReceipt } from '../../../../generated/types.ts';
import { Card } from '../../../ui/card.tsx';
import { CopiedFigures } from '../../../ui/copied-figures.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Section } from '../../../ui/section.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { TaxContent } from './tax-content.ts';

type TaxReceipt = Extract<ExecutionReceipt, { readonly kind: 'tax' }>;

interface PaidBilling {
  readonly receipt: TaxReceipt;
  readonly billing: TaxContent['billing'];
}

const figures = (text: string) => <span className="figures">{text}</span>;

function Ntpn({ ntpn }: Pick<TaxReceipt, 'ntpn'>) {
  const common = useTexts('common');
  return <CopiedFigures text={ntpn} label={common('action.copy')} copiedLabel={common('action.copied')} />;
}

function usePaymentData({ ntpn, ntb, stan, bookingDate, paidAt, hostReference }: TaxReceipt): Fact[] {
  const t = useTexts('payments');
  const format = useFormat();
  return [
    { label: 'NTPN', value: <Ntpn ntpn={ntpn} /> },
    { label: 'NTB', value: figures(ntb) },
    { label: 'STAN', value: figures(stan) },
    { label: t('tax.paidAt'), value: format.moment(paidAt) },
    { label: t('tax.booked'), value: format.date(bookingDate) },
    { label: t('tax.bankReference'), value: figures(hostReference) },
  ];
}

const revenues = {
  'tax-office': 'tax.revenueTax',
  customs: 'tax.revenueCustoms',
  'non-tax': 'tax.revenueOther',
} as const;

function Paid({ receipt, billing }: PaidBilling) {
  const t = useTexts('payments');
  return (
    <Card>
      <Section title={t('tax.stateReceipt')} description={t(revenues[billing.kind])}>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <QrCode text={stateReceiptCode(receipt, billing)} label={t('tax.qr', { ntpn: receipt.ntpn })} />
          <div className="min-w-64 flex-1">
            <h3 className="font-semibold">{t('tax.paymentData')}</h3>
            <KeyValueList facts={usePaymentData(receipt)} />
          </div>
        </div>
      </Section>
    </Card>
  );
}

interface ReceiptProps {
  readonly content: TaxContent;
  readonly receipt: ExecutionReceipt;
}

export const StateReceipt = ({ content: { billing }, receipt }: ReceiptProps) =>
  receipt.kind === 'tax' && <Paid receipt={receipt} billing={billing} />;
