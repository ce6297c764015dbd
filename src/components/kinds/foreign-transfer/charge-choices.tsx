// Which side pays the banks.
import type { ChargeInstruction } from '../../../../generated/types.ts';
import type { Choice } from '../../../ui/radio-cards.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

const instructions = ['SHA', 'OUR', 'BEN'] as const;

interface ChargeChoicesProps {
  /** What is known of a choice beside its meaning. */
  readonly adviceOf?: (id: ChargeInstruction) => Partial<Choice>;
}

export function ChargeChoices({ adviceOf }: ChargeChoicesProps) {
  const t = useTexts('payments');
  const payers = (['REMITTER', 'BENEFICIARY'] as const).map((id) => ({ id, label: t(`transfer.${id}`) }));
  return (
    <>
      <RadioCardsField<ForeignValues>
        name="charges.chargeInstruction"
        label={t('foreign.charges')}
        choices={instructions.map((id) => ({ id, label: id, description: t(`foreign.${id}`), ...adviceOf?.(id) }))}
        columns={3}
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
