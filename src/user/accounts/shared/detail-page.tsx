import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AwaitedTiles } from '../../../ui/tiles.tsx';
import { useScreenTitle } from './use-screen-title.ts';

/** The list a detail was opened from. */
export interface BackLink {
  readonly href: string;
  readonly label: string;
}

interface DetailHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
  readonly back: BackLink;
}

export function DetailHeader({ back, ...header }: DetailHeaderProps) {
  const crumb = (
    <Link key="list" to={back.href}>
      {back.label}
    </Link>
  );
  return <PageHeader {...header} breadcrumbs={[crumb]} breadcrumbsLabel={back.label} />;
}

/** In the shape of a detail: its head, its figures, its facts. */
export function DetailSkeleton() {
  const title = useScreenTitle();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="h-14 w-72 max-w-full" />
      <AwaitedTiles />
      <CardSkeleton />
    </>
  );
}
