import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly title: ReactNode;
  /** Smaller, below the title. The caller wraps parts that must not be broken across lines. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The first cell of a row: its name, and below it what distinguishes it from others of that name. */
export function TwoLines({ title, note, children }: TwoLinesProps) {
  return (
    <span className="block min-w-36 wrap-anywhere">
      <span className="block font-medium">{title}</span>
      {note && <span className="figures block text-sm font-normal text-ink-soft">{note}</span>}
      {children}
    </span>
  );
}
