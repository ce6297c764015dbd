import type { TransferType } from '../../../../generated/types.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { AmountField } from '../../payment-form/amount-field.tsx';
import { BalanceAfter } from '../../payment-form/balance-after.tsx';
import { TimingFields } from '../../payment-form/timing-fields.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { farDayFault, useRailAnswer, worksEveryDay } from './use-chosen-days.ts';
import { useTypedFee } from './use-typed-fee.ts';

function When() {
  const answer = useRailAnswer();
  const isEveryDay = worksEveryDay(answer, useFieldValue<TransferType | ''>('transferType'));
  return <TimingFields isEveryDay={isEveryDay} fault={farDayFault(answer)} />;
}

export function AmountSection() {
  const t = useTexts('payments');
  return (
    <Card>
      <Section id="amount" title={t('transfer.amountTitle')}>
        <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
          <AmountField />
          <BalanceAfter useFee={useTypedFee} />
        </div>
        <When />
      </Section>
    </Card>
  );
}
