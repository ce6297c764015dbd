// While the user types a year, its value is 2, then 20, then 202. This hook reports a date only when the year has four
// digits.
import { useState } from 'react';
import type { DateValue } from '@internationalized/date';

const FIRST_WHOLE_YEAR = 1000;

interface Typing<Picked> {
  /** The value that React Aria shows. */
  readonly value: Picked | null;
  onChange(picked: Picked | null): void;
  /**
   * Called on blur. A half-typed date counts as empty, so that the form never sends a date other than the one shown.
   */
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
