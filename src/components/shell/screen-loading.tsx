import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** While nothing yet tells the shape of what comes. */
export function ScreenLoading() {
  return (
    <>
      <Skeleton className="h-9 w-72 max-w-full" />
      <CardSkeleton />
    </>
  );
}
