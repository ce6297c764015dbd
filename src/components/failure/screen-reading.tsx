import type { ReactNode } from 'react';
import type { Read } from '../../api/read.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { crumbsTo, type BackLink } from '../shell/crumbs.tsx';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { Reading } from './reading.tsx';

interface ScreenReadingProps<Output> {
  readonly read: Read<Output>;
  /** A placeholder in the shape of the data. */
  readonly skeleton: ReactNode;
  readonly back: BackLink;
  readonly children: (data: Output) => ReactNode;
}

/**
 * Like Reading, for a screen whose header needs the data too. While it loads or after a failure, the title is still
 * shown.
 */
export function ScreenReading<Output>({ read, skeleton, back, children }: ScreenReadingProps<Output>) {
  const title = useScreenTitle();
  const isAwaited = read.data === undefined && !read.error;
  const hasFailed = read.data === undefined && read.error !== undefined;
  return (
    <>
      {isAwaited && <h1 className="sr-only">{title}</h1>}
      {hasFailed && <PageHeader title={title} {...crumbsTo(back)} />}
      <Reading read={read} skeleton={skeleton} fillsScreen>
        {children}
      </Reading>
    </>
  );
}
