import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface LoadMoreProps {
  /** How much is shown: "Showing 20 payments". */
  readonly shown: ReactNode;
  readonly label: string;
  readonly hasMore: boolean;
  readonly onLoadMore: () => void;
  readonly isPending?: boolean;
}

/** The footer of a list with cursor paging. */
export function LoadMore({ shown, label, hasMore, onLoadMore, isPending }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 -mt-px border-t border-line px-3 py-2.5 text-sm text-ink-soft">
      <p aria-live="polite" className="figures">
        {shown}
      </p>
      {hasMore && (
        <Button variant="quiet" size="small" onPress={onLoadMore} isPending={isPending} iconAfter="chevron-down">
          {label}
        </Button>
      )}
    </div>
  );
}
