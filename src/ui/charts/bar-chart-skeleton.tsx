import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

const bars = ['h-24', 'h-14', 'h-32', 'h-20', 'h-28', 'h-10', 'h-16'];

/** A placeholder in the shape of a card with a bar chart, its legend and its sums. */
export function BarChartSkeleton() {
  return (
    <Card>
      <div className="flex h-[21.8rem] flex-col gap-4">
        <Skeleton className="h-5 w-52 max-w-full" />
        <div className="flex flex-1 items-end justify-around border-b border-line">
          {bars.map((height) => (
            <Skeleton key={height} className={`${height} w-7 rounded-b-none`} />
          ))}
        </div>
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-72 max-w-full" />
        <Skeleton className="h-7 w-36" />
      </div>
    </Card>
  );
}
