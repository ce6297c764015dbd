import type { ReactNode } from 'react';

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line-strong border-b-2 bg-surface px-1 font-sans text-xs font-semibold text-ink-soft">
      {children}
    </kbd>
  );
}
