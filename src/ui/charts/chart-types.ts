export interface Series {
  readonly id: string;
  readonly label: string;
}

export interface ChartPoint {
  readonly id: string;
  /** The text on the axis: a month, a currency and so on. */
  readonly label: string;
  /** One value for each series, in the order of the series. */
  readonly values: readonly number[];
}

export interface ChartProps {
  readonly title: string;
  /** The header of the first table column: "Month". */
  readonly pointLabel: string;
  readonly series: readonly Series[];
  readonly points: readonly ChartPoint[];
  /** The full figure, for the table and the tooltip. */
  readonly format: (value: number) => string;
  /** The short figure on the axis: "1.2 M". */
  readonly formatTick?: (value: number) => string;
  readonly showTableLabel: string;
  readonly showChartLabel: string;
}

export const SERIES_FILL = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5'] as const;
export const SERIES_STROKE = [
  'stroke-chart-1',
  'stroke-chart-2',
  'stroke-chart-3',
  'stroke-chart-4',
  'stroke-chart-5',
] as const;
export const SERIES_BACKGROUND = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const;

export const colourAt = (colours: readonly string[], index: number) => colours[index % colours.length];
