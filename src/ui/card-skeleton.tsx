import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

/** A placeholder for a card that is loading; `height` is a class. */
export function CardSkeleton({ height = 'h-72' }: { readonly height?: string }) {
  return (
    <Card>
      <Skeleton className={`${height} w-full`} />
    </Card>
  );
}
