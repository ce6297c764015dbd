import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly title: ReactNode;
  /** Smaller, below the title. The caller wraps parts that must not be broken across lines. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A user ID or an e-mail address is broken before its @, if at all. */
function breakable(note: ReactNode): ReactNode {
  if (typeof note !== 'string' || !note.includes('@')) return note;
  const [name, ...rest] = note.split('@');
  return (
    <>
      {name}
      <wbr />@{rest.join('@')}
    </>
  );
}

/** The first cell of a row: its name, and below it what distinguishes it from others of that name. */
export function TwoLines({ title, note, children }: TwoLinesProps) {
  return (
    <span className="block min-w-36 wrap-anywhere">
      <span className="block font-medium">{title}</span>
      {note && <span className="figures block text-sm font-normal text-ink-soft">{breakable(note)}</span>}
      {children}
    </span>
  );
}
