// The rows of a map as cards, to read or to change.
import type { ReactNode } from 'react';
import { useTexts } from '../../components/text/use-texts.ts';
import { rowParts, useRowParts } from './row-parts.ts';
import type { RowValues } from '../../components/map-check/row-values.ts';

interface RowCardsProps {
  readonly rows: readonly RowValues[];
  /** The actions on the row at this place. */
  readonly actionsOf?: (index: number) => ReactNode;
}

export function RowCards({ rows, actionsOf }: RowCardsProps) {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const partsOf = useRowParts();
  return (
    <ol aria-label={t('map.rows')} className="flex flex-col gap-2">
      {rows.map((row, index) => {
        const parts = partsOf(row);
        return (
          <li key={row.id ?? `new ${index}`} className="rounded-lg border border-line bg-surface p-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="min-w-0 font-semibold wrap-anywhere">
                <span className="figures mr-2 text-ink-soft">{index + 1}</span>
                {row.name}
              </h3>
              {actionsOf && <span className="flex gap-1">{actionsOf(index)}</span>}
            </div>
            <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {rowParts.map((part) => (
                <div key={part} className="min-w-0">
                  <dt className="text-sm text-ink-soft">{words(`field.${part}`)}</dt>
                  <dd className="figures wrap-anywhere">{parts[part]}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
