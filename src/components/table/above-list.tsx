import { useState, type ReactNode } from 'react';
import { ScreenWaiting } from '../shell/screen-waiting.tsx';

interface AboveListProps {
  readonly above: ReactNode;
  readonly isAwaited: boolean;
  readonly children: ReactNode;
}

/** Only the answer tells how tall the part above a list is: both come together, so that nothing moves under a hand. */
export function AboveList({ above, isAwaited, children }: AboveListProps) {
  const [isFirst, setFirst] = useState(isAwaited);
  if (isFirst && !isAwaited) setFirst(false);
  if (isFirst && isAwaited) return <ScreenWaiting />;
  return (
    <>
      {above}
      {children}
    </>
  );
}
