import { institutionFacts } from '../../../../domain/institution-facts.ts';
import { groupedToken } from '../../../../domain/pln-token.ts';
import type { ReturnedTransfer, TransactionDetail } from '../../../../generated/types.ts';
import { bankNow } from '../../../api/bank-time.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { receiptOfKind } from '../../../components/transfer-facts/facts-of-kind.tsx';
import { PaymentFacts } from '../../../components/transfer-facts/payment-facts.tsx';
import { CopiedFigures } from '../../../ui/copied-figures.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';

type Receipt = NonNullable<TransactionDetail['receipt']>;

/** What came back of a transfer that the bank of the payee returned. */
function useReturnFacts() {
  const t = useTexts('transactions');
  const format = useFormat();
  return ({ returnedAt, reason, charges, credited, hostReference }: ReturnedTransfer): Fact[] => [
    { label: t('detail.returnedAt'), value: format.moment(returnedAt) },
    { label: t('detail.returnReason'), value: t(`returned.${reason}`) },
    { label: t('detail.returnCharges'), value: <Amount amount={charges} /> },
    { label: t('detail.returnCredited'), value: <Amount amount={credited} isStrong /> },
    { label: t('detail.returnReference'), value: <span className="figures">{hostReference}</span> },
  ];
}

type TransferProof = Extract<Receipt, { readonly kind: 'transfer' }>;

/** Each bank on the way passes the transfer on; the last one credits it or sends it back. */
function useTrackerFacts() {
  const t = useTexts('transactions');
  const format = useFormat();
  return ({ steps = [], creditedAt, returned }: TransferProof): Fact[] =>
    steps.map(({ bic, bankName, at }, place) => {
      const isLast = place === steps.length - 1;
      const label = `${bankName} · ${bic}`;
      if (isLast && returned)
        return { label, value: t('detail.returnedTime', { moment: format.moment(returned.returnedAt) }) };
      if (isLast && creditedAt)
        return { label, value: t('detail.creditedTime', { moment: format.moment(creditedAt) }) };
      const isPassedOn = !isLast && Date.parse(at) <= bankNow();
      return { label, value: t(isPassedOn ? 'detail.passedOn' : 'detail.expectedAt', { moment: format.moment(at) }) };
    });
}

function useTransferProof() {
  const t = useTexts('transactions');
  const format = useFormat();
  const returnFacts = useReturnFacts();
  const trackerFacts = useTrackerFacts();
  return (receipt: TransferProof): Fact[] => {
    const { hostReference, creditedAt, uetr, returned } = receipt;
    const unknown = t(uetr ? 'detail.notYet' : 'detail.notSaid');
    return [
      { label: t('detail.bankReference'), value: <span className="figures">{hostReference}</span> },
      ...(returned ? [] : [{ label: t('detail.credited'), value: creditedAt ? format.moment(creditedAt) : unknown }]),
      ...(uetr ? [{ label: t('detail.uetr'), value: uetr }] : []),
      ...trackerFacts(receipt),
      ...(returned ? returnFacts(returned) : []),
    ];
  };
}

/** Of the text that an institution prints on its receipt, only labels that are known are translated. */
function useInstitutionProof() {
  const t = useTexts('transactions');
  const format = useFormat();
  return (receipt: Extract<Receipt, { readonly kind: 'bill' }>): Fact[] => [
    { label: t('detail.institutionReference'), value: <span className="figures">{receipt.institutionReference}</span> },
    { label: t('detail.bankReference'), value: <span className="figures">{receipt.hostReference}</span> },
    { label: t('detail.paid'), value: format.moment(receipt.paidAt) },
    ...institutionFacts(receipt.facts ?? [], format.language),
  ];
}

function useTokenProof() {
  const t = useTexts('transactions');
  const common = useTexts('common');
  const format = useFormat();
  return (receipt: Extract<Receipt, { readonly kind: 'pln-token' }>): Fact[] => [
    {
      label: t('detail.token'),
      value: (
        <CopiedFigures
          text={receipt.token}
          shown={groupedToken(receipt.token)}
          label={common('action.copy')}
          copiedLabel={common('action.copied')}
        />
      ),
    },
    { label: t('detail.meter'), value: <span className="figures">{receipt.meterNumber}</span> },
    { label: t('detail.customer'), value: receipt.customerName },
    { label: t('detail.tariff'), value: receipt.tariff },
    { label: t('detail.energy'), value: format.number(receipt.kilowattHours) },
    { label: t('detail.institutionReference'), value: <span className="figures">{receipt.institutionReference}</span> },
    { label: t('detail.bankReference'), value: <span className="figures">{receipt.hostReference}</span> },
    { label: t('detail.paid'), value: format.moment(receipt.paidAt) },
  ];
}

function useBookProof() {
  const t = useTexts('transactions');
  const format = useFormat();
  return ({ hostReference, orderedAt }: Extract<Receipt, { readonly kind: 'book-order' }>): Fact[] => [
    { label: t('detail.bankReference'), value: <span className="figures">{hostReference}</span> },
    { label: t('detail.ordered'), value: format.moment(orderedAt) },
  ];
}

function useProof(): (receipt: Receipt) => Fact[] {
  const ofTransfer = useTransferProof();
  const ofInstitution = useInstitutionProof();
  const ofToken = useTokenProof();
  const ofBooks = useBookProof();
  return (receipt) => {
    if (receipt.kind === 'transfer') return ofTransfer(receipt);
    if (receipt.kind === 'pln-token') return ofToken(receipt);
    if (receipt.kind === 'book-order') return ofBooks(receipt);
    return receipt.kind === 'bill' ? ofInstitution(receipt) : [];
  };
}

function Proof({ receipt }: Pick<TransactionDetail, 'receipt'>) {
  const t = useTexts('transactions');
  const proofOf = useProof();
  const facts = receipt ? proofOf(receipt) : [];
  if (facts.length === 0) return null;
  return (
    <Card>
      <Section title={t('detail.proof')}>
        <KeyValueList facts={facts} />
      </Section>
    </Card>
  );
}

/** The facts of a transaction of any kind. */
export function TransactionFacts({ detail }: { readonly detail: TransactionDetail }) {
  const t = useTexts('transactions');
  const { receipt, transactionDetails: content } = detail;
  const OwnReceipt = receiptOfKind(content);
  return (
    <>
      <PaymentFacts payment={detail} title={t('detail.facts')} />
      {receipt && OwnReceipt ? <OwnReceipt content={content} receipt={receipt} /> : <Proof receipt={receipt} />}
    </>
  );
}
