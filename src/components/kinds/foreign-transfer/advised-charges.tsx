// Each way to share the charges with its fee, and the one that fits what matters to the payer.
import type { ChargeInstruction, PaymentWay } from '../../../../generated/types.ts';
import type { Choice } from '../../../ui/radio-cards.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { useFieldText } from '../../failure/use-failure-words.ts';
import { SelectField } from '../../form/select-field.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { ChargeChoices } from './charge-choices.tsx';
import type { ForeignValues } from './foreign-values.ts';

const priorities = ['cheapest', 'full-amount'] as const;

/** A way that is closed only on this day can still be chosen, because the payment can wait for another one. */
const neverOpens = 'UNSUPPORTED_CHARGE_TYPE';

function useAdviceOf(ways: readonly PaymentWay[]): (id: ChargeInstruction) => Partial<Choice> {
  const t = useTexts('payments');
  const format = useFormat();
  const fieldText = useFieldText();
  const costsOf = ({ fee, deducted }: PaymentWay) => [
    Number(fee.value) === 0 ? t('transfer.noFee') : t('transfer.fee', { amount: format.money(fee) }),
    ...(deducted ? [t('foreign.deducted', { amount: format.money(deducted) })] : []),
  ];
  return (id) => {
    const way = ways.find(({ chargeInstruction }) => chargeInstruction === id);
    if (!way) return {};
    if (way.code === neverOpens) return { disabledReason: fieldText({ code: way.code }) };
    return {
      description: [t(`foreign.${id}`), ...costsOf(way)].join(' · '),
      ...(way.isBest && { tag: <StatusTag tone="done">{t('foreign.recommended')}</StatusTag> }),
    };
  };
}

export function AdvisedCharges({ ways }: { readonly ways: readonly PaymentWay[] }) {
  const t = useTexts('payments');
  const adviceOf = useAdviceOf(ways);
  return (
    <>
      <SelectField<ForeignValues>
        name="matters"
        label={t('foreign.matters')}
        options={priorities.map((id) => ({ id, label: t(`foreign.${id}`) }))}
        className="max-w-96"
      />
      <ChargeChoices adviceOf={adviceOf} />
    </>
  );
}
