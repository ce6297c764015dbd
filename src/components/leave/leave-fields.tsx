// The periods of leave in a form, one's own or another user's.
import { useFieldArray, useFormContext } from 'react-hook-form';
import { latestLeaveDay, mostLeavePeriods } from '../../../domain/leave.ts';
import { bankToday } from '../../api/bank-time.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { DateRangeField } from '../form/date-range-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { WithLeave } from './leave-values.ts';

interface PeriodProps {
  readonly index: number;
  onRemove(): void;
}

function Period({ index, onRemove }: PeriodProps) {
  const t = useTexts('session');
  const number = index + 1;
  return (
    <div className="flex items-end gap-2">
      <DateRangeField<WithLeave>
        name={`leave.${index}.from`}
        endName={`leave.${index}.to`}
        label={t('leave.period', { number })}
        max={latestLeaveDay(bankToday())}
        className="min-w-0 flex-1 sm:max-w-80"
      />
      <IconButton icon="trash" label={t('leave.remove', { number })} onPress={onRemove} />
    </div>
  );
}

export function LeaveFields() {
  const t = useTexts('session');
  const { control } = useFormContext<WithLeave>();
  const { fields, append, remove } = useFieldArray({ control, name: 'leave' });
  return (
    <div ref={useKeptFocus<HTMLDivElement>()} className="flex flex-col gap-4">
      {fields.length === 0 && <p>{t('leave.none')}</p>}
      {fields.map(({ id }, index) => (
        <Period key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < mostLeavePeriods && (
        <Button variant="quiet" icon="plus" onPress={() => append({ from: '', to: '' })} className="self-start">
          {t('leave.add')}
        </Button>
      )}
    </div>
  );
}
