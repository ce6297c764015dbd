// Who pays which bank, and what each side pays.
import { useWatch } from 'react-hook-form';
import { toWire } from '../../../../domain/money.ts';
import { amountSent } from '../../../../domain/sent-amount.ts';
import { isTradePurpose } from '../../../../domain/trade-purpose.ts';
import type { FeeLine, PaymentWay, TradeChargeType } from '../../../../generated/types.ts';
import { bankNow } from '../../../api/bank-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { useFormat, type WireAmount } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { AdvisedCharges } from './advised-charges.tsx';
import { FeeAccount } from './fee-account.tsx';
import type { ForeignValues } from './foreign-values.ts';
import { isAtCounterRate } from './foreign-wire.ts';
import { useForeignFee } from './use-foreign-fee.ts';
import { useForeignWays } from './use-foreign-ways.ts';

type Type = FeeLine['type'];

const anHour = 3_600_000;

/** A foreign transfer has no other fees. */
const feeNames: Readonly<Partial<Record<Type, 'cable' | 'provision' | 'correspondent' | 'transaction'>>> = {
  cable: 'cable',
  provision: 'provision',
  correspondent: 'correspondent',
};

function sentOut(amount: WireAmount, lines: readonly FeeLine[]): WireAmount | undefined {
  const sent = amountSent(amount, lines);
  return sent.ok ? toWire(sent.value) : undefined;
}

function FeeLines() {
  const t = useTexts('payments');
  const { quote, amount } = useForeignFee() ?? {};
  const isTelegraphic = useFieldValue<string>('transferType') === 'TT';
  const isAbout = useWatch({ compute: isAtCounterRate });
  if (!quote) return <p className="text-sm text-ink-soft">{t('foreign.feesLater')}</p>;
  const facts = quote.lines.map(({ type, amount, account }) => {
    const payer = t(account === null ? 'transfer.BENEFICIARY' : 'transfer.REMITTER');
    return { label: t(`foreign.fee-${feeNames[type] ?? 'transaction'}`, { payer }), value: <Amount amount={amount} /> };
  });
  if (facts.length === 0) facts.push({ label: t('foreign.noFee'), value: <Amount amount={quote.totalFee} /> });
  const sent = amount && isTelegraphic ? sentOut(amount, quote.lines) : undefined;
  return (
    <>
      <KeyValueList
        isAtEnd
        facts={[
          ...facts,
          {
            label: t(isAbout ? 'transfer.totalAbout' : 'transfer.total'),
            value: <Amount amount={quote.totalDebit} isStrong />,
          },
          ...(sent ? [{ label: t('foreign.payeeIsSent'), value: <Amount amount={sent} isStrong /> }] : []),
        ]}
      />
      {sent && <OtherCharges />}
    </>
  );
}

/** What the other banks do to the amount that is sent. */
function OtherCharges() {
  const t = useTexts('payments');
  const instruction = useFieldValue<ForeignValues['charges']['chargeInstruction']>('charges.chargeInstruction');
  const typedForTrade = useFieldValue<TradeChargeType | ''>('trade.chargeType');
  const ofTrade = isTradePurpose(useFieldValue<string>('transactionDetails.purposeCode')) ? typedForTrade : '';
  return <p className="text-sm text-ink-soft">{t(`foreign.payee${ofTrade || instruction}`)}</p>;
}

function Charges({ ways }: { readonly ways: readonly PaymentWay[] }) {
  const payer = useFieldValue<string>('charges.chargeTransactionFeeTo');
  return (
    <>
      <AdvisedCharges ways={ways} />
      {payer === 'REMITTER' && <FeeAccount />}
    </>
  );
}

/** All open ways arrive together. */
function ArrivesBy({ ways }: { readonly ways: readonly PaymentWay[] }) {
  const t = useTexts('payments');
  const format = useFormat();
  const arrival = ways.find(({ open }) => open)?.arrival;
  if (!arrival) return null;
  const isSoon = arrival.speed === 'seconds' && Date.parse(arrival.expectedBy) - bankNow() < anHour;
  const moment = isSoon ? t('transfer.seconds') : format.moment(arrival.expectedBy);
  return <p className="text-sm text-ink-soft">{t(isSoon ? 'transfer.arrives' : 'transfer.arrivesBy', { moment })}</p>;
}

export function CostsSection() {
  const t = useTexts('payments');
  const ways = useForeignWays();
  const transferType = useFieldValue<ForeignValues['transferType']>('transferType');
  return (
    <Card>
      <Section id="costs" title={t(transferType === 'TT' ? 'foreign.costsTitle' : 'foreign.feesTitle')}>
        {transferType === 'TT' && <Charges ways={ways} />}
        <ArrivesBy ways={ways} />
        <FeeLines />
      </Section>
    </Card>
  );
}
