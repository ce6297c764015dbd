import type { CalendarDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import type { DayRules } from './calendar-days.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

interface CalendarPanelProps extends Pick<DayRules, 'today' | 'markDay' | 'markLabel'> {
  readonly isRange?: boolean;
}

/** The month inside a Calendar or RangeCalendar of React Aria. */
export function CalendarPanel({ today, markDay, markLabel, isRange = false }: CalendarPanelProps) {
  return (
    <>
      <div className="mb-1 flex items-center justify-between">
        <TurnButton slot="previous" />
        <CalendarHeading className="font-bold" />
        <TurnButton slot="next" />
      </div>
      <CalendarGrid className="border-spacing-y-0.5 border-separate">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="size-8 text-xs font-semibold text-ink-soft">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <Day
              date={date}
              isToday={date.toString() === today}
              mark={markDay?.(date.toString())?.name}
              isRange={isRange}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      {markLabel && (
        <p className="mt-2 flex items-center gap-2 border-t border-line pt-2 text-xs text-ink-soft">
          <span className="size-1.5 rounded-full bg-refused-solid" />
          {markLabel}
        </p>
      )}
    </>
  );
}

function TurnButton({ slot }: { readonly slot: 'previous' | 'next' }) {
  return (
    <Button
      slot={slot}
      className="focus-ring grid size-8 place-items-center rounded-md hover:bg-sunken data-disabled:text-line-strong pointer-coarse:size-11"
    >
      <Icon name={slot === 'previous' ? 'chevron-left' : 'chevron-right'} />
    </Button>
  );
}

const DAY =
  'focus-ring figures relative grid size-8 place-items-center rounded-md text-sm outline-offset-[-2px] data-disabled:text-line-strong data-hovered:bg-sunken data-outside-month:invisible data-unavailable:text-ink-soft data-unavailable:line-through pointer-coarse:size-10';
const CHOSEN = 'data-selected:bg-accent data-selected:font-bold data-selected:text-on-accent';
const IN_RANGE =
  'data-selected:rounded-none data-selected:bg-accent-soft data-selection-start:rounded-l-md data-selection-start:bg-accent data-selection-start:text-on-accent data-selection-end:rounded-r-md data-selection-end:bg-accent data-selection-end:text-on-accent';

interface DayProps {
  readonly date: CalendarDate;
  readonly isToday: boolean;
  readonly mark: string | undefined;
  readonly isRange: boolean;
}

/** The caller decides which day is today; React Aria would ask the browser's clock. */
function Day({ date, isToday, mark, isRange }: DayProps) {
  return (
    <CalendarCell
      date={date}
      className={classes(DAY, isRange ? IN_RANGE : CHOSEN)}
      render={(cell) => (
        <div
          {...cell}
          aria-current={isToday ? 'date' : undefined}
          aria-label={[cell['aria-label'], mark].filter(Boolean).join(', ')}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span className={isToday ? 'font-extrabold underline underline-offset-3' : undefined}>{formattedDate}</span>
          {mark && <span className="absolute bottom-0.5 size-1.5 rounded-full bg-refused-solid" />}
        </>
      )}
    </CalendarCell>
  );
}
