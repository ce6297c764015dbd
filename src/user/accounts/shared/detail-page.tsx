import type { ReactNode } from 'react';
import { crumbsTo, type BackLink } from '../../../components/shell/crumbs.tsx';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AwaitedTiles } from '../../../ui/tiles.tsx';

interface DetailHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
  readonly back: BackLink;
}

export function DetailHeader({ back, ...header }: DetailHeaderProps) {
  return <PageHeader {...header} {...crumbsTo(back)} hasActionBar />;
}

/** The placeholder of an account detail: title, figures, facts. */
export function AccountSkeleton() {
  return (
    <>
      <Skeleton className="h-14 w-72 max-w-full" />
      <AwaitedTiles />
      <CardSkeleton />
    </>
  );
}
