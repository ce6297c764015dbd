import { useState, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface AboveListProps {
  readonly above: ReactNode;
  readonly isAwaited: boolean;
  readonly children: ReactNode;
}

/** Only the answer tells how tall the part above a list is: both come together, so that nothing moves under a hand. */
export function AboveList({ above, isAwaited, children }: AboveListProps) {
  const [isFirst, setFirst] = useState(isAwaited);
  if (isFirst && !isAwaited) setFirst(false);
  if (isFirst && isAwaited) return <Waiting />;
  return (
    <>
      {above}
      {children}
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-24 w-full" />
      <Card>
        <Skeleton className="h-72 w-full" />
      </Card>
    </>
  );
}
