import { CardSkeleton } from '../card-skeleton.tsx';
import { Skeleton } from '../skeleton.tsx';
import { DetailFrame } from './detail-frame.tsx';

/** The outline of a detail page: its title, the approval route if the page shows one, and its cards. */
export function DetailSkeleton({ hasRoute = false }: { readonly hasRoute?: boolean }) {
  return (
    <>
      <Skeleton className="h-9 w-72" />
      {hasRoute && <Skeleton className="h-28 w-full" />}
      <DetailFrame side={<CardSkeleton />}>
        <CardSkeleton />
      </DetailFrame>
    </>
  );
}
