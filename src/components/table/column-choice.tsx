import { Button } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useTexts } from '../text/use-texts.ts';

interface ColumnChoiceProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly shown: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly onReset: () => void;
}

/** The first column cannot be hidden, because it names the rows. */
export function ColumnChoice({ columns, shown, onChange, onReset }: ColumnChoiceProps) {
  const t = useTexts('common');
  const options = columns.map(({ id, header }, index) => ({ id, label: header, isDisabled: index === 0 }));
  const button = (
    <Button variant="quiet" size="small" icon="settings" className="max-sm:hidden">
      {t('list.columns')}
    </Button>
  );
  return (
    <Popover label={t('list.columns')} trigger={button}>
      <div className="flex flex-col items-start gap-3">
        <CheckboxGroup label={t('list.columns')} options={options} value={shown} onChange={onChange} />
        <Button variant="link" onPress={onReset}>
          {t('list.columnsReset')}
        </Button>
      </div>
    </Popover>
  );
}
