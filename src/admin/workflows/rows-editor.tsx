// The rows of a map while they are edited, with their picture and what is wrong with them.
import { useState } from 'react';
import { useField } from '../../components/form/use-field.ts';
import { CheckedRows } from '../../components/map-check/checked-rows.tsx';
import type { RowValues } from '../../components/map-check/row-values.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { RowCards } from './row-cards.tsx';
import { RowDialog } from './row-dialog.tsx';
import { emptyRow } from './typed-row.ts';

const mostRows = 200;

export function RowsEditor() {
  const t = useTexts('workflows');
  const { value, onChange, error } = useField<readonly RowValues[]>('approvalList', t('map.rows'));
  const box = useKeptFocus<HTMLDivElement>();
  const [edited, edit] = useState<number | 'new'>();
  const place = edited === 'new' ? value.length : edited;
  const row = place === undefined ? undefined : (value[place] ?? emptyRow);
  const put = (done: RowValues) => place !== undefined && onChange(value.toSpliced(place, 1, done));
  return (
    <div ref={box} className="flex flex-col gap-4">
      {value.length === 0 && <p className="text-ink-soft">{t('map.noRows')}</p>}
      <RowCards
        rows={value}
        actionsOf={(index) => (
          <>
            <IconButton
              icon="edit"
              size="small"
              label={t('map.editRow', { name: value[index]?.name ?? '' })}
              onPress={() => edit(index)}
            />
            <IconButton
              icon="trash"
              size="small"
              label={t('map.removeRow', { name: value[index]?.name ?? '' })}
              onPress={() => onChange(value.toSpliced(index, 1))}
            />
          </>
        )}
      />
      {error && (
        <p role="alert" className="text-refused">
          {error}
        </p>
      )}
      <Button
        variant="quiet"
        icon="plus"
        onPress={() => edit('new')}
        {...(value.length >= mostRows && { disabledReason: t('map.full', { count: mostRows }) })}
        className="self-start"
      >
        {t('map.addRow')}
      </Button>
      <CheckedRows rows={value} />
      {row && <RowDialog row={row} isNew={edited === 'new'} onDone={put} onClose={() => edit(undefined)} />}
    </div>
  );
}
