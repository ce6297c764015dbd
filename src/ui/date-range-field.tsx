import type { Ref } from 'react';
import type { DateValue } from '@internationalized/date';
import { DateRangePicker, Dialog, Popover, RangeCalendar } from 'react-aria-components';
import { Button } from './button.tsx';
import { dateOf, dayState } from './calendar-days.ts';
import type { DayRules } from './calendar-days.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { CalendarButton } from './date-field.tsx';
import { DateSegments } from './date-segments.tsx';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { useSegmentFocus } from './use-segment-focus.ts';
import type { FocusTarget } from './use-segment-focus.ts';
import { useWholeYears } from './use-whole-years.ts';

export interface DateRange {
  /** YYYY-MM-DD, or empty. */
  readonly start: string;
  readonly end: string;
}

export interface RangeShortcut {
  readonly label: string;
  readonly range: DateRange;
}

interface DateRangeFieldProps extends FieldProps, DayRules {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** "Last 7 days", "This month" … */
  readonly shortcuts?: readonly RangeShortcut[];
  readonly ref?: Ref<FocusTarget>;
}

export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, today, markDay, markLabel, shortcuts, ref } = props;
  const start = dateOf(value.start);
  const end = dateOf(value.end);
  const segments = useSegmentFocus(ref);
  const typing = useWholeYears<{ start: DateValue; end: DateValue }>(
    start && end ? { start, end } : null,
    (range) => [range.start, range.end],
    (range) => onChange({ start: range?.start.toString() ?? '', end: range?.end.toString() ?? '' }),
  );
  return (
    <DateRangePicker
      {...fieldState(props)}
      {...dayState(props)}
      value={typing.value}
      onChange={typing.onChange}
      onBlur={() => {
        typing.leave();
        props.onBlur?.();
      }}
      shouldForceLeadingZeros
    >
      <FieldFrame field={props}>
        <FieldBox after={<CalendarButton />}>
          <div className="flex flex-1 flex-wrap items-center py-1">
            <DateSegments slot="start" ref={segments} />
            <span aria-hidden="true" className="text-ink-soft">
              –
            </span>
            <DateSegments slot="end" />
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
