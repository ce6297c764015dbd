import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';

interface DateSegmentsProps {
  readonly slot?: 'start' | 'end';
  readonly ref?: Ref<HTMLDivElement>;
}

/** Day, month and year as separate inputs, in the order of the language. */
export function DateSegments({ slot, ref }: DateSegmentsProps) {
  return (
    <DateInput ref={ref} slot={slot} className="figures flex flex-1 items-center px-2 whitespace-nowrap">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="grid min-h-6 min-w-6 place-items-center rounded-sm px-0.5 outline-none data-focused:bg-accent data-focused:text-on-accent data-placeholder:text-ink-soft data-focused:data-placeholder:text-on-accent data-[type=literal]:min-w-0 data-[type=literal]:px-0"
        />
      )}
    </DateInput>
  );
}
