import type { ReactNode } from 'react';

/** Tiles beside each other, none narrower than the amount it shows. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 [&>div]:min-w-min [&>div]:grow [&>div]:basis-56 [&>div]:max-sm:basis-full sm:[&>div]:max-w-80">
      {children}
    </div>
  );
}
