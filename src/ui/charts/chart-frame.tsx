import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PlainButton } from '../plain-button.tsx';
import { classes } from '../classes.ts';
import { CHART_HEIGHT } from './axes.tsx';
import { ChartTable } from './chart-table.tsx';
import { colourAt, SERIES_BACKGROUND } from './chart-types.ts';
import type { ChartProps } from './chart-types.ts';

interface ChartFrameProps {
  readonly chart: ChartProps;
  /** Draws the chart for the available width in pixels. */
  readonly children: (width: number) => ReactNode;
}

const LEAST_WIDTH = 200;

/** A chart with its legend, and a table with the same data. A button switches between them. */
export function ChartFrame({ chart, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const { box, width } = useWidth();
  const { title, series, showTableLabel, showChartLabel } = chart;
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{title}</span>
        <PlainButton
          variant="link"
          onClick={() => setTable(!isTable)}
          className="text-sm"
          icon={isTable ? 'chart' : 'menu'}
        >
          {isTable ? showChartLabel : showTableLabel}
        </PlainButton>
      </figcaption>
      <div
        ref={box}
        aria-hidden={!isTable}
        style={{ minHeight: isTable ? undefined : CHART_HEIGHT }}
        className={classes('min-w-0', isTable ? 'overflow-x-auto' : 'overflow-x-clip')}
      >
        {isTable ? <ChartTable {...chart} /> : width !== undefined && children(width)}
      </div>
      {!isTable && (
        <>
          <div className="sr-only">
            <ChartTable {...chart} />
          </div>
          {series.length > 1 && <Legend series={series} />}
        </>
      )}
    </figure>
  );
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {series.map(({ id, label }, index) => (
        <li key={id} className="flex items-center gap-1.5">
          <span className={classes('size-2.5 rounded-sm', colourAt(SERIES_BACKGROUND, index))} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  // The observer reports the width without an extra layout, so the chart is drawn once with the right size.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => setWidth(Math.max(element.clientWidth, LEAST_WIDTH));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
