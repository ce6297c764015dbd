import { Axes, CHART_HEIGHT, EDGES } from './axes.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { colourAt, SERIES_FILL } from './chart-types.ts';
import type { ChartProps } from './chart-types.ts';
import { scale, ticksUpTo } from './scale.ts';

const WIDEST_BAR = 34;

/** Bars of all series next to each other for each point. */
export function BarChart(props: ChartProps) {
  return <ChartFrame chart={props}>{(width) => <Bars {...props} width={width} />}</ChartFrame>;
}

function Bars({ series, points, format, formatTick = format, width }: ChartProps & { readonly width: number }) {
  const values = points.flatMap((point) => point.values);
  const ticks = ticksUpTo(Math.max(...values, 0), Math.min(...values, 0));
  const y = scale(ticks, CHART_HEIGHT - EDGES.bottom, EDGES.top);
  const room = (width - EDGES.left - EDGES.right) / Math.max(points.length, 1);
  const bar = Math.min((room * 0.7) / series.length, WIDEST_BAR);
  const x = (index: number) => EDGES.left + room * (index + 0.5);
  return (
    <svg width={width} height={CHART_HEIGHT} viewBox={`0 0 ${width} ${CHART_HEIGHT}`}>
      <Axes {...{ width, ticks, y, formatTick, points, x }} />
      {points.map((point, index) =>
        series.map((one, place) => {
          const value = point.values[place] ?? 0;
          return (
            <rect
              key={`${point.id} ${one.id}`}
              x={x(index) + (place - series.length / 2) * bar + 1}
              width={Math.max(bar - 2, 1)}
              y={Math.min(y(value), y(0))}
              height={Math.abs(y(value) - y(0))}
              rx={2}
              className={colourAt(SERIES_FILL, place)}
            >
              <title>{`${point.label} · ${one.label}: ${format(value)}`}</title>
            </rect>
          );
        }),
      )}
    </svg>
  );
}
