import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** While the code of the first screen comes: nothing yet tells its shape. */
export function ScreenWaiting() {
  return (
    <>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Card>
        <Skeleton className="h-72 w-full" />
      </Card>
    </>
  );
}
