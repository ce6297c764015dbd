import type { Ref } from 'react';
import { DateSegment } from 'react-aria-components';
import { TypedDateInput } from './typed-date-input.tsx';

type Segment = Parameters<typeof DateSegment>[0]['segment'];

const boxLook = 'figures flex flex-1 items-center px-2 whitespace-nowrap';

const partOf = (segment: Segment) => (
  <DateSegment
    segment={segment}
    className="grid min-h-6 min-w-6 place-items-center rounded-sm px-0.5 outline-none data-focused:bg-accent data-focused:text-on-accent data-placeholder:text-ink-soft data-focused:data-placeholder:text-on-accent data-[type=literal]:min-w-0 data-[type=literal]:px-0"
  />
);

interface TypedDateSegmentsProps {
  /** The end of a period; left out of a single date. */
  readonly slot?: 'start' | 'end';
  /** The date to begin with, which may not exist. */
  readonly text: string;
  /** Called with the shown date, which may not exist; empty while a part is missing. */
  readonly onShow: (text: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Day, month and year as separate inputs, in the order of the language. A date stays as typed even if it does not exist. */
export const TypedDateSegments = ({ slot, text, onShow, ref }: TypedDateSegmentsProps) => (
  <TypedDateInput ref={ref} slot={slot} text={text} onShow={onShow} className={boxLook}>
    {partOf}
  </TypedDateInput>
);
