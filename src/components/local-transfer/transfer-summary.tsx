import { isAmount } from '../../lib/money-text.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { useRestedValues } from '../form/use-rested-values.ts';
import { Amount } from '../money/amount.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { TransferValues } from './transfer-values.ts';

/** Fills as one types, so that nothing has to be kept in mind. */
export function TransferSummary() {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { fromAccount, payee, transactionDetails, transferType, timing } = useRestedValues<TransferValues>().values;
  const { accountName, bankName } = payee.beneficiary;
  const value = transactionDetails.amount.value;
  const facts: (Fact | false)[] = [
    fromAccount.alias !== '' && { label: t('transfer.stepFrom'), value: fromAccount.alias },
    (accountName || bankName) !== '' && {
      label: t('transfer.stepTo'),
      value: [accountName || payee.favoriteName, bankName].filter(Boolean).join(', '),
    },
    isAmount(value, 'IDR') && {
      label: t('transfer.amount'),
      value: <Amount amount={{ value, currency: 'IDR' }} isStrong />,
    },
    transferType !== '' && { label: t('transfer.rail'), value: kinds(`rail.${transferType}`) },
    timing.kind === 'forward-dated' &&
      timing.transactionDate !== '' && { label: t('transfer.date'), value: format.date(timing.transactionDate) },
  ];
  const shown = facts.filter((fact): fact is Fact => fact !== false);
  return (
    <Card>
      <Section title={t('transfer.summary')}>
        {shown.length === 0 ? (
          <p className="text-ink-soft">{t('transfer.summaryEmpty')}</p>
        ) : (
          <KeyValueList facts={shown} layout="under" />
        )}
      </Section>
    </Card>
  );
}
