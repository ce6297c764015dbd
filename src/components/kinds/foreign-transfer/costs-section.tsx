// Who pays which bank, and what each side pays.
import type { FeeLine } from '../../../../generated/types.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { ChargeChoices } from './charge-choices.tsx';
import { FeeAccount } from './fee-account.tsx';
import type { ForeignValues } from './foreign-values.ts';
import { useForeignFee } from './use-foreign-fee.ts';

type Type = FeeLine['type'];

/** A foreign transfer has no other fees. */
const feeNames: Readonly<Partial<Record<Type, 'cable' | 'provision' | 'correspondent' | 'transaction'>>> = {
  cable: 'cable',
  provision: 'provision',
  correspondent: 'correspondent',
};

function FeeLines() {
  const t = useTexts('payments');
  const quote = useForeignFee()?.quote;
  if (!quote) return <p className="text-sm text-ink-soft">{t('foreign.feesLater')}</p>;
  const facts = quote.lines.map(({ type, amount, account }) => {
    const payer = t(account === null ? 'transfer.BENEFICIARY' : 'transfer.REMITTER');
    return { label: t(`foreign.fee-${feeNames[type] ?? 'transaction'}`, { payer }), value: <Amount amount={amount} /> };
  });
  return (
    <KeyValueList
      isAtEnd
      facts={[...facts, { label: t('transfer.total'), value: <Amount amount={quote.totalDebit} isStrong /> }]}
    />
  );
}

function Charges() {
  const payer = useFieldValue<string>('charges.chargeTransactionFeeTo');
  return (
    <>
      <ChargeChoices />
      {payer === 'REMITTER' && <FeeAccount />}
    </>
  );
}

export function CostsSection() {
  const t = useTexts('payments');
  const transferType = useFieldValue<ForeignValues['transferType']>('transferType');
  return (
    <Card>
      <Section id="costs" title={t('foreign.costsTitle')}>
        {transferType === 'TT' && <Charges />}
        <FeeLines />
      </Section>
    </Card>
  );
}
