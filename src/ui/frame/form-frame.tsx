import type { ReactNode } from 'react';

interface FormFrameProps {
  readonly stepper: ReactNode;
  readonly children: ReactNode;
  /** Updated while the user types. */
  readonly summary?: ReactNode;
}

/**
 * The layout of a long form, with its steps and a summary at the side. On a phone the steps are above the form and the
 * summary is hidden. On a low screen, for example at 200 % zoom, the steps scroll away so that the fields have room.
 */
export function FormFrame({ stepper, children, summary }: FormFrameProps) {
  return (
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="contents lg:sticky lg:top-20 lg:flex lg:flex-col lg:gap-6 lg:self-start">
        <div className="top-14 z-20 order-1 -mx-4 bg-paper px-4 py-1 lg:static lg:mx-0 lg:p-0 [@media(min-height:30rem)]:max-lg:sticky">
          {stepper}
        </div>
        {summary && <aside className="order-2 hidden lg:block">{summary}</aside>}
      </div>
      <div className="order-2 flex min-w-0 flex-col gap-6">{children}</div>
    </div>
  );
}
