// The visible fields of a form by name, with their labels, which the summary uses.
import { createContext, use, useEffect } from 'react';

export type FieldLabels = Map<string, string>;

export const FieldLabelsContext = createContext<FieldLabels>(new Map());

export function useFieldLabel(name: string, label: string): void {
  const labels = use(FieldLabelsContext);
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
}
