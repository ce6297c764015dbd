import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of the content. */
  readonly target: string;
  readonly children: ReactNode;
}

export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-70 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  );
}
