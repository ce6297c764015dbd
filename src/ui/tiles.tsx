import type { ReactNode } from 'react';

/** Tiles beside each other, none narrower than the amount it shows. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 [&>:where(div)]:min-w-min [&>:where(div)]:grow [&>:where(div)]:basis-56 [&>:where(div)]:max-sm:basis-full sm:[&>:where(div)]:max-w-80">
      {children}
    </div>
  );
}
