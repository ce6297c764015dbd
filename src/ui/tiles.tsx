import type { ReactNode } from 'react';

/** Tiles beside each other, none narrower than the amount it shows. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 *:min-w-min *:grow *:basis-56 *:max-sm:basis-full sm:*:max-w-80">
      {children}
    </div>
  );
}
