import type { ReactNode } from 'react';
import type { Read } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { DetailHeader, DetailSkeleton, type BackLink } from './detail-page.tsx';
import { useScreenTitle } from './use-screen-title.ts';

interface DetailReadingProps<Output> {
  readonly read: Read<Output>;
  readonly back: BackLink;
  readonly children: (data: Output) => ReactNode;
}

/** What could not be read still says where one is and leads back to the list. */
export function DetailReading<Output>({ read, back, children }: DetailReadingProps<Output>) {
  const title = useScreenTitle();
  const hasFailed = read.error !== undefined && read.data === undefined;
  return (
    <>
      {hasFailed && <DetailHeader back={back} title={title} />}
      <Reading read={read} skeleton={<DetailSkeleton />} fillsScreen>
        {children}
      </Reading>
    </>
  );
}
