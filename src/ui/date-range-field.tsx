import type { Ref } from 'react';
import { toCalendarDate, type DateValue } from '@internationalized/date';
import { DateRangePicker, Dialog, Popover, RangeCalendar } from 'react-aria-components';
import { Button } from './button.tsx';
import { dayState } from './calendar-days.ts';
import type { DayRules } from './calendar-days.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { CalendarButton } from './date-field.tsx';
import { TypedDateSegments } from './date-segments.tsx';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { useSegmentFocus } from './use-segment-focus.ts';
import type { FocusTarget } from './use-segment-focus.ts';
import { useTypedRange, type DateRange, type Dates } from './typed-date.ts';

export interface RangeShortcut {
  readonly label: string;
  readonly range: DateRange;
}

interface DateRangeFieldProps extends FieldProps, DayRules {
  /** A typed date that does not exist is reported too, and an end whose year is being typed as empty. */
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** "Last 7 days", "This month" … */
  readonly shortcuts?: readonly RangeShortcut[];
  readonly ref?: Ref<FocusTarget>;
}

const calendarDates = ({ start, end }: Record<keyof DateRange, DateValue>): Dates => ({
  start: toCalendarDate(start),
  end: toCalendarDate(end),
});

export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, today, markDay, markLabel, shortcuts, ref } = props;
  const segments = useSegmentFocus(ref);
  const typed = useTypedRange(value, onChange);
  return (
    <DateRangePicker
      {...fieldState(props)}
      {...dayState(props)}
      value={typed.dates}
      onChange={(range) => typed.choose(range && calendarDates(range))}
      shouldForceLeadingZeros
    >
      <FieldFrame field={props}>
        <FieldBox after={<CalendarButton />}>
          <div className="flex flex-1 flex-wrap items-center py-1">
            <TypedDateSegments
              key={`start ${typed.version}`}
              slot="start"
              ref={segments}
              text={typed.text.start}
              onShow={(text) => typed.show('start', text)}
            />
            <span aria-hidden="true" className="text-ink-soft">
              –
            </span>
            <TypedDateSegments
              key={`end ${typed.version}`}
              slot="end"
              text={typed.text.end}
              onShow={(text) => typed.show('end', text)}
            />
          </div>
        </FieldBox>
      </FieldFrame>
      <Popover className="floating overlay-motion max-w-[calc(100vw-1rem)] overflow-auto">
        <Dialog className="flex flex-wrap gap-3 p-3 outline-none">
          {shortcuts && <Shortcuts shortcuts={shortcuts} onChoose={onChange} />}
          <RangeCalendar>
            <CalendarPanel isRange today={today} markDay={markDay} markLabel={markLabel} />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}

interface ShortcutsProps {
  readonly shortcuts: readonly RangeShortcut[];
  readonly onChoose: (range: DateRange) => void;
}

function Shortcuts({ shortcuts, onChoose }: ShortcutsProps) {
  return (
    <div className="flex flex-wrap content-start gap-1 sm:w-32 sm:flex-col sm:items-stretch">
      {shortcuts.map(({ label, range }) => (
        <Button key={label} slot={null} variant="quiet" size="small" onPress={() => onChoose(range)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
