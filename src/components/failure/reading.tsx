import type { ReactNode } from 'react';
import type { Read } from '../../api/read.ts';
import { ReadFailure } from './read-failure.tsx';

interface ReadingProps<Output> {
  readonly read: Pick<Read<Output>, 'data' | 'error' | 'refresh'>;
  /** A placeholder in the shape of the data. */
  readonly skeleton: ReactNode;
  readonly fillsScreen?: boolean;
  readonly children: (data: Output) => ReactNode;
}

/** Renders the data of a read, its skeleton while loading, or the failure. Old data stays if a refresh fails. */
export function Reading<Output>({ read, skeleton, fillsScreen, children }: ReadingProps<Output>) {
  if (read.data !== undefined) return children(read.data);
  if (!read.error) return skeleton;
  return <ReadFailure error={read.error} onRetry={() => void read.refresh()} fillsScreen={fillsScreen} />;
}
