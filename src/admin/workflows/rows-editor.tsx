// The rows of a map while they are edited, with their picture and what is wrong with them.
import { useState } from 'react';
import { checkMapOverlaps } from '../../../generated/calls/workflows.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useField } from '../../components/form/use-field.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MapFindings } from './map-findings.tsx';
import { RangeBars } from './range-bars.tsx';
import { RowCards } from './row-cards.tsx';
import { RowDialog } from './row-dialog.tsx';
import { emptyRow } from './typed-row.ts';
import { rowDraftOf, type RowValues } from './workflow-map.ts';

const mostRows = 200;

/** The bars of the rows, and the gaps and overlaps that the bank finds in them. */
export function CheckedRows({ rows }: { readonly rows: readonly RowValues[] }) {
  const t = useTexts('workflows');
  const read = useRead(checkMapOverlaps, rows.length > 0 ? { body: { approvalList: rows.map(rowDraftOf) } } : null);
  if (rows.length === 0) return null;
  return (
    <Section title={t('map.bars')} description={t('map.precedence')} level={3}>
      <Reading read={read} skeleton={<Skeleton className="h-32 w-full" />}>
        {(report) => (
          <div className="flex flex-col gap-4">
            <RangeBars rows={rows} gaps={report.gaps} />
            <MapFindings report={report} />
          </div>
        )}
      </Reading>
    </Section>
  );
}

export function RowsEditor() {
  const t = useTexts('workflows');
  const { value, onChange, error } = useField<readonly RowValues[]>('approvalList', t('map.rows'));
  const [edited, edit] = useState<number | 'new'>();
  const place = edited === 'new' ? value.length : edited;
  const row = place === undefined ? undefined : (value[place] ?? emptyRow);
  const put = (done: RowValues) => place !== undefined && onChange(value.toSpliced(place, 1, done));
  return (
    <div className="flex flex-col gap-4">
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
