import { classes } from '../classes.ts';
import { Axes, CHART_HEIGHT, EDGES } from './axes.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { colourAt, SERIES_FILL, SERIES_STROKE } from './chart-types.ts';
import type { ChartProps } from './chart-types.ts';
import { scale, ticksUpTo } from './scale.ts';

const DOTS_UP_TO = 14;
const QUIET_DOT = 'opacity-0 hover:opacity-100';

/** Values over time. The second line is dashed, so that lines do not differ by colour only. */
export function LineChart(props: ChartProps) {
  return <ChartFrame chart={props}>{(width) => <Lines {...props} width={width} />}</ChartFrame>;
}

function Lines({ series, points, format, formatTick = format, width }: ChartProps & { readonly width: number }) {
  const values = points.flatMap((point) => point.values);
  const ticks = ticksUpTo(Math.max(...values, 0), Math.min(...values, 0));
  const y = scale(ticks, CHART_HEIGHT - EDGES.bottom, EDGES.top);
  const room = (width - EDGES.left - EDGES.right) / Math.max(points.length, 1);
  const x = (index: number) => EDGES.left + room * (index + 0.5);
  return (
    <svg width={width} height={CHART_HEIGHT} viewBox={`0 0 ${width} ${CHART_HEIGHT}`}>
      <Axes {...{ width, ticks, y, formatTick, points, x }} />
      {series.map((one, place) => (
        <polyline
          key={one.id}
          points={points.map((point, index) => `${x(index)},${y(point.values[place] ?? 0)}`).join(' ')}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={place % 2 === 1 ? '5 4' : undefined}
          className={colourAt(SERIES_STROKE, place)}
        />
      ))}
      {series.map((one, place) =>
        points.map((point, index) => (
          <circle
            key={`${one.id} ${point.id}`}
            cx={x(index)}
            cy={y(point.values[place] ?? 0)}
            r={points.length > DOTS_UP_TO ? 6 : 4}
            className={classes(colourAt(SERIES_FILL, place), 'stroke-surface', points.length > DOTS_UP_TO && QUIET_DOT)}
            strokeWidth={1.5}
          >
            <title>{`${point.label} · ${one.label}: ${format(point.values[place] ?? 0)}`}</title>
          </circle>
        )),
      )}
    </svg>
  );
}
