import type { ReactNode } from 'react';
import type { Fact } from '../../ui/key-value-list.tsx';

export const when = (value: ReactNode, label: string): Fact | undefined => (value ? { label, value } : undefined);

export const present = (facts: readonly (Fact | undefined)[]): Fact[] => facts.filter((fact) => fact !== undefined);
