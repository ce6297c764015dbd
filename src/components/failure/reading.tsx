import type { ReactNode } from 'react';
import type { Read } from '../../api/read.ts';
import { ReadFailure } from './read-failure.tsx';

interface ReadingProps<Output> {
  readonly read: Pick<Read<Output>, 'data' | 'error' | 'refresh'>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly fillsScreen?: boolean;
  readonly children: (data: Output) => ReactNode;
}

/** Shows what was read, what is awaited, or why it did not come. Old data stays while newer data fails to come. */
export function Reading<Output>({ read, skeleton, fillsScreen, children }: ReadingProps<Output>) {
  if (read.data !== undefined) return children(read.data);
  if (!read.error) return skeleton;
  return <ReadFailure error={read.error} onRetry={() => void read.refresh()} fillsScreen={fillsScreen} />;
}
