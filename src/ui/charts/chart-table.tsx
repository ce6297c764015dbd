import type { ChartProps } from './chart-types.ts';

type ChartTableProps = Pick<ChartProps, 'title' | 'pointLabel' | 'series' | 'points' | 'format'>;

export function ChartTable({ title, pointLabel, series, points, format }: ChartTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {pointLabel}
          </th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" className="py-1.5 pl-4 text-right font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, label, values }) => (
          <tr key={id} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-medium">
              {label}
            </th>
            {series.map((one, index) => (
              <td key={one.id} className="figures py-1.5 pl-4 text-right">
                {format(values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
