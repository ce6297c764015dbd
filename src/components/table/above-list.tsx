import { useState, type ReactNode } from 'react';
import { ScreenLoading } from '../shell/screen-loading.tsx';

interface AboveListProps {
  readonly above: ReactNode;
  readonly isAwaited: boolean;
  readonly children: ReactNode;
}

/**
 * The height of the part above a list is known only after its answer. Both are shown together, so that nothing moves.
 */
export function AboveList({ above, isAwaited, children }: AboveListProps) {
  const [isFirst, setFirst] = useState(isAwaited);
  if (isFirst && !isAwaited) setFirst(false);
  if (isFirst && isAwaited) return <ScreenLoading />;
  return (
    <>
      {above}
      {children}
    </>
  );
}
