// The state's receipt of a tax payment, laid out like the official one (Bukti Penerimaan Negara).
import { stateReceiptCode } from '../../../../domain/state-receipt.ts';
import type { ExecutionReceipt } from '../../../../generated/types.ts';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Section } from '../../../ui/section.tsx';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { useBillingFacts } from './billing-facts.ts';
import type { TaxContent } from './tax-content.ts';

type TaxReceipt = Extract<ExecutionReceipt, { readonly kind: 'tax' }>;

interface PaidBilling {
  readonly receipt: TaxReceipt;
  readonly billing: TaxContent['billing'];
}

const figures = (text: string) => <span className="figures">{text}</span>;

function Ntpn({ ntpn }: Pick<TaxReceipt, 'ntpn'>) {
  const common = useTexts('common');
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="figures text-xl font-bold break-all">{ntpn}</span>
      <CopyButton text={ntpn} label={common('action.copy')} copiedLabel={common('action.copied')} />
    </span>
  );
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

function useDepositData({ billing }: Pick<PaidBilling, 'billing'>): Fact[] {
  const t = useTexts('payments');
  const factsOf = useBillingFacts();
  return [
    { label: t('tax.billingId'), value: figures(billing.billingId) },
    ...factsOf(billing).filter(({ label }) => label !== t('tax.expires')),
    {
      label: t('tax.deposited'),
      value: (
        <>
          <Amount amount={billing.amount} isStrong />
          <AmountInWords amount={billing.amount} />
        </>
      ),
    },
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
        <h3 className="font-semibold">{t('tax.depositData')}</h3>
        <KeyValueList facts={useDepositData({ billing })} />
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
