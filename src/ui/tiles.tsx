import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/** Tiles side by side, none narrower than its amount; three or more fill the row. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 [&>:where(div)]:min-w-min [&>:where(div)]:grow [&>:where(div)]:basis-56 [&>:where(div)]:max-sm:basis-full sm:not-has-[>:nth-child(3)]:[&>:where(div)]:max-w-80">
      {children}
    </div>
  );
}

export function AwaitedTiles() {
  return (
    <Tiles>
      {[1, 2, 3].map((tile) => (
        <div key={tile}>
          <Skeleton className="h-24 rounded-lg" />
        </div>
      ))}
    </Tiles>
  );
}
