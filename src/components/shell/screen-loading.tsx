import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The skeleton of a screen whose layout is not known yet. */
export function ScreenLoading() {
  return (
    <>
      <Skeleton className="h-9 w-72 max-w-full" />
      <CardSkeleton />
    </>
  );
}
