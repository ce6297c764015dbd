import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { StackedBar } from '../../ui/charts/stacked-bar.tsx';
import { SlaBar } from '../../ui/sla-bar.tsx';
import { Sample } from './sample.tsx';

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const flows = months.map((label, index) => ({
  id: label,
  label,
  values: [820 + index * 90 - (index % 2) * 210, 640 + index * 40 + (index % 3) * 120],
}));
const balances = Array.from({ length: 30 }, (_, index) => ({
  id: String(index + 1),
  label: `${index + 1} Nov`,
  values: [5200 + Math.round(Math.sin(index / 3) * 900) + index * 40, 2100 + Math.round(Math.cos(index / 4) * 400)],
}));
const words = {
  format: (value: number) => `IDR ${value.toLocaleString('en-US')} million`,
  formatTick: (value: number) => value.toLocaleString('en-US'),
  showTableLabel: 'Show as a table',
  showChartLabel: 'Show as a chart',
};

export function PictureSamples() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Sample title="Bars">
        <BarChart
          title="Cash in and out, IDR million"
          pointLabel="Month"
          series={[
            { id: 'in', label: 'In' },
            { id: 'out', label: 'Out' },
          ]}
          points={flows}
          {...words}
        />
      </Sample>
      <Sample title="Lines">
        <LineChart
          title="Balance, IDR million"
          pointLabel="Day"
          series={[
            { id: 'a', label: 'Operasional' },
            { id: 'b', label: 'Payroll' },
          ]}
          points={balances}
          {...words}
        />
      </Sample>
      <Sample title="Parts of a whole">
        <StackedBar
          title="Balances by currency"
          parts={[
            { id: 'idr', label: 'IDR', value: 62, text: 'IDR 12,450,310,200.50' },
            { id: 'usd', label: 'USD', value: 24, text: 'USD 312,000.00' },
            { id: 'sgd', label: 'SGD', value: 9, text: 'SGD 88,120.75' },
            { id: 'eur', label: 'EUR', value: 5, text: 'EUR 41,000.00' },
          ]}
        />
      </Sample>
      <Sample title="Service levels">
        <div className="flex flex-col gap-4">
          <SlaBar label="Verify" used={35} text="2 h 36 min left" />
          <SlaBar label="Approve" used={82} text="40 min left" />
          <SlaBar label="Release" used={120} text="48 min late" />
        </div>
      </Sample>
    </div>
  );
}
