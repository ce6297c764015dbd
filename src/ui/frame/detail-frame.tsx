import type { ReactNode } from 'react';

interface DetailFrameProps {
  readonly children: ReactNode;
  /** The timeline: who did what, who must act now, what comes next. */
  readonly side: ReactNode;
}

/** Facts on the left, the timeline on the right. */
export function DetailFrame({ children, side }: DetailFrameProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      <aside className="flex min-w-0 flex-col gap-5 self-start lg:sticky lg:top-20">{side}</aside>
    </div>
  );
}
