import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const block = (
  <Card>
    <Skeleton className="h-72 w-full" />
  </Card>
);

export function DetailSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-28 w-full" />
      <DetailFrame side={block}>{block}</DetailFrame>
    </>
  );
}
