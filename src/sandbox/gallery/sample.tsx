import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

interface SampleProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isFlush?: boolean;
}

// The page is long, and most of it out of sight. What leans out of a sample, as a shadow does, is not cut off.
const DRAWN_WHEN_NEAR = '-m-2 min-w-0 p-2 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]';

export function Sample({ title, children, isFlush }: SampleProps) {
  return (
    <div className={DRAWN_WHEN_NEAR}>
      <Section title={title}>
        <Card isFlush={isFlush}>{children}</Card>
      </Section>
    </div>
  );
}

export function InLine({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export function InColumns({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
