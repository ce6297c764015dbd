import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

interface SampleProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isFlush?: boolean;
}

export function Sample({ title, children, isFlush }: SampleProps) {
  return (
    <Section title={title}>
      <Card isFlush={isFlush}>{children}</Card>
    </Section>
  );
}

export function InLine({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export function InColumns({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
