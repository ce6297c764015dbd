// While a year is typed it is the year 2, then 20, then 202: only the whole year leaves the field.
import { useState } from 'react';
import type { DateValue } from '@internationalized/date';

const FIRST_WHOLE_YEAR = 1000;

interface Typing<Picked> {
  /** What the library shows. */
  readonly value: Picked | null;
  onChange(picked: Picked | null): void;
  /** What was left half typed counts as emptied, so that nothing else is sent than what can be read. */
  leave(): void;
}

export function useWholeYears<Picked>(
  value: Picked | null,
  datesOf: (picked: Picked) => readonly DateValue[],
  onChange: (picked: Picked | null) => void,
): Typing<Picked> {
  const [half, setHalf] = useState<Picked | null>(null);
  const isWhole = (picked: Picked) => datesOf(picked).every(({ year }) => year >= FIRST_WHOLE_YEAR);
  return {
    value: half ?? value,
    onChange(picked) {
      const isHalf = picked !== null && !isWhole(picked);
      setHalf(isHalf ? picked : null);
      if (!isHalf) onChange(picked);
    },
    leave() {
      if (half === null) return;
      setHalf(null);
      onChange(null);
    },
  };
}
