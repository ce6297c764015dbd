import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly title: ReactNode;
  /** Smaller and paler below it; parts that must not be torn apart are wrapped by the caller. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The first cell of a row: what it is called, and below it what tells it from others of that name. */
export function TwoLines({ title, note, children }: TwoLinesProps) {
  return (
    <span className="block min-w-36 wrap-anywhere">
      <span className="block font-medium">{title}</span>
      {note && <span className="figures block text-sm font-normal text-ink-soft">{note}</span>}
      {children}
    </span>
  );
}
