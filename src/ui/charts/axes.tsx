import type { ChartPoint } from './chart-types.ts';

export const CHART_HEIGHT = 220;
export const EDGES = { top: 10, right: 8, bottom: 26, left: 64 } as const;
const LABEL_ROOM = 44;

interface AxesProps {
  readonly width: number;
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
  readonly formatTick: (value: number) => string;
  readonly points: readonly ChartPoint[];
  /** The horizontal centre of a point. */
  readonly x: (index: number) => number;
}

export function Axes({ width, ticks, y, formatTick, points, x }: AxesProps) {
  const every = Math.ceil((points.length * LABEL_ROOM) / (width - EDGES.left - EDGES.right));
  return (
    <g className="figures text-xs">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={EDGES.left}
            x2={width - EDGES.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={EDGES.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-ink-soft">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {points.map(({ id, label }, index) =>
        index % every === 0 ? (
          <text key={id} x={x(index)} y={CHART_HEIGHT - 8} textAnchor="middle" className="fill-ink-soft">
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}
