import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';

interface FactCardProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly isAtEnd?: boolean;
  readonly children?: ReactNode;
}

export function FactCard({ title, facts, isAtEnd, children }: FactCardProps) {
  return (
    <Card>
      <Section title={title}>
        <KeyValueList facts={facts} isAtEnd={isAtEnd} />
        {children}
      </Section>
    </Card>
  );
}
