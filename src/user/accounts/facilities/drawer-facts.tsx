import type { ReactNode } from 'react';
import type { Read } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface DrawerReadingProps<Output> {
  readonly read: Read<Output>;
  readonly children: (detail: Output) => ReactNode;
}

export function DrawerReading<Output>({ read, children }: DrawerReadingProps<Output>) {
  return (
    <Reading read={read} skeleton={<Skeleton className="h-72 w-full" />}>
      {(detail) => <div className="flex flex-col gap-5">{children(detail)}</div>}
    </Reading>
  );
}

interface DrawerFactsProps {
  readonly title?: string;
  readonly facts: readonly Fact[];
  readonly isAtEnd?: boolean;
}

/** One part of a drawer. Renders nothing if there are no facts. */
export function DrawerFacts({ title, facts, isAtEnd }: DrawerFactsProps) {
  if (facts.length === 0) return null;
  const list = <KeyValueList facts={facts} isAtEnd={isAtEnd} layout="under" />;
  return title ? (
    <Section title={title} level={3}>
      {list}
    </Section>
  ) : (
    list
  );
}
