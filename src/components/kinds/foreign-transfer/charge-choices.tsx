// Which side pays the banks.
import { useFormContext } from 'react-hook-form';
import { instructionOfTrade } from '../../../../domain/trade-charges.ts';
import type { ChargeInstruction, TradeChargeType } from '../../../../generated/types.ts';
import type { Choice } from '../../../ui/radio-cards.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

const changed = { shouldDirty: true } as const;
const instructions = ['SHA', 'OUR', 'BEN'] as const;

interface ChargeChoicesProps {
  /** What is known of a choice beside its meaning. */
  readonly adviceOf?: (id: ChargeInstruction) => Partial<Choice>;
}

export function ChargeChoices({ adviceOf }: ChargeChoicesProps) {
  const t = useTexts('payments');
  const { getValues, setValue } = useFormContext<ForeignValues>();
  /** The charges of the trade contract are the same, so others are forgotten. */
  const keepTrade = (picked: string) => {
    const type = getValues('trade.chargeType');
    if (type && instructionOfTrade(type as TradeChargeType) !== picked) setValue('trade.chargeType', '', changed);
  };
  const payers = (['REMITTER', 'BENEFICIARY'] as const).map((id) => ({ id, label: t(`transfer.${id}`) }));
  return (
    <>
      <RadioCardsField<ForeignValues>
        name="charges.chargeInstruction"
        label={t('foreign.charges')}
        choices={instructions.map((id) => ({ id, label: id, description: t(`foreign.${id}`), ...adviceOf?.(id) }))}
        columns={3}
        onPick={keepTrade}
      />
      <SelectField<ForeignValues>
        name="charges.chargeTransactionFeeTo"
        label={t('foreign.feePayer')}
        options={payers}
        className="max-w-64"
      />
    </>
  );
}
