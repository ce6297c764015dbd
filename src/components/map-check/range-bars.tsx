import { useMapTypeName } from '../kinds/use-map-type-name.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { classes } from '../../ui/classes.ts';
import type { MapGap } from '../../../generated/types.ts';
import { rangePictures, type RangePicture, type Track } from './range-picture.ts';
import type { RowValues } from './row-values.ts';

interface RangeBarsProps {
  readonly rows: readonly RowValues[];
  readonly gaps: readonly MapGap[];
}

const columns = (start: number, end: number) => ({ gridColumn: `${start + 1} / ${Math.max(end, start + 1) + 1}` });

function Lines({ track, count }: { readonly track: Track; readonly count: number }) {
  const t = useTexts('workflows');
  const grid = { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
  return (
    <div className="flex flex-col gap-1">
      {track.lines.map((line, index) => (
        <div key={index} className="grid gap-x-px" style={grid}>
          {line.map(({ id, label, isBlocked, start, end }) => (
            <span
              key={id}
              title={label}
              style={columns(start, end)}
              className={classes(
                'truncate rounded-sm border px-1.5 py-0.5 text-sm',
                isBlocked ? 'border-refused-solid bg-refused-soft' : 'border-accent bg-accent-soft',
              )}
            >
              {label}
            </span>
          ))}
        </div>
      ))}
      {track.gaps.length > 0 && (
        <div className="grid gap-x-px" style={grid}>
          {track.gaps.map(({ id, start, end }) => (
            <span
              key={id}
              style={columns(start, end)}
              className="truncate rounded-sm border border-dashed border-wait-solid bg-wait-soft px-1.5 py-0.5 text-sm font-semibold"
            >
              {t('map.gap')}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function Picture({ picture: { currency, ticks, tracks } }: { readonly picture: RangePicture }) {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const format = useFormat();
  const typeName = useMapTypeName();
  const everyOther = tracks.length > 1 ? t('map.otherTypes') : words('row.everyType');
  const count = ticks.length;
  const grid = { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
  return (
    <figure aria-label={t('map.barsIn', { currency })} tabIndex={0} className="flex flex-col gap-2 overflow-x-auto">
      <div className="flex min-w-[32rem] flex-col gap-3">
        {tracks.map((track, index) => (
          <div key={index} className="flex flex-col gap-1">
            <span className="sticky left-0 w-fit max-w-[min(100%,calc(100vw-4rem))] text-sm font-medium wrap-anywhere">
              {track.types === null ? everyOther : track.types.map(typeName).join(', ')}
            </span>
            <Lines track={track} count={count} />
          </div>
        ))}
        <div className="figures grid border-t border-line-strong pt-1 text-xs text-ink-soft" style={grid}>
          {ticks.map((tick, index) => (
            <span key={tick} className={classes('truncate', index > 0 && '-ml-px border-l border-line-strong pl-1')}>
              {index === 0 ? format.money({ value: '0.00', currency }) : format.amount({ value: tick, currency })}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The ranges of all rows as bars. Gaps are drawn below the bars of their types; overlaps stand below each other. */
export function RangeBars({ rows, gaps }: RangeBarsProps) {
  return rangePictures(rows, gaps).map((picture) => <Picture key={picture.currency} picture={picture} />);
}
