import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link.tsx';

interface AppFrameProps {
  readonly rail: ReactNode;
  readonly topBar: ReactNode;
  readonly children: ReactNode;
  readonly skipLabel: string;
  /** Below every page. */
  readonly footer?: ReactNode;
}

const CONTENT = 'content';

export function AppFrame({ rail, topBar, children, skipLabel, footer }: AppFrameProps) {
  return (
    <div className="flex min-h-dvh">
      <SkipLink target={CONTENT}>{skipLabel}</SkipLink>
      {rail}
      <div className="flex min-w-0 flex-1 flex-col">
        {topBar}
        <main
          id={CONTENT}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-5 px-4 py-5 outline-none sm:px-6 sm:py-6"
        >
          {children}
        </main>
        {footer && <footer className="px-6 py-4 text-sm text-ink-soft">{footer}</footer>}
      </div>
    </div>
  );
}
