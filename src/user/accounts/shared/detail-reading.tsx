import type { ReactNode } from 'react';
import type { Read } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { type BackLink } from '../../../components/shell/crumbs.tsx';
import { AccountSkeleton } from './detail-page.tsx';

interface DetailReadingProps<Output> {
  readonly read: Read<Output>;
  readonly back: BackLink;
  readonly children: (data: Output) => ReactNode;
}

export function DetailReading<Output>(props: DetailReadingProps<Output>) {
  return <ScreenReading {...props} skeleton={<AccountSkeleton />} />;
}
