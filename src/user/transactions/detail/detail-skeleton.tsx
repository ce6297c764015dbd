import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function DetailSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-72" />
      <DetailFrame side={<CardSkeleton />}>
        <CardSkeleton />
      </DetailFrame>
    </>
  );
}
