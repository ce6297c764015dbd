// Which side pays the banks.
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

const instructions = ['SHA', 'OUR', 'BEN'] as const;

export function ChargeChoices() {
  const t = useTexts('payments');
  const payers = (['REMITTER', 'BENEFICIARY'] as const).map((id) => ({ id, label: t(`transfer.${id}`) }));
  return (
    <>
      <RadioCardsField<ForeignValues>
        name="charges.chargeInstruction"
        label={t('foreign.charges')}
        choices={instructions.map((id) => ({ id, label: id, description: t(`foreign.${id}`) }))}
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
