import type { Ref } from 'react';
import type { DateValue } from '@internationalized/date';
import { Button, Calendar, DatePicker, Dialog, Popover } from 'react-aria-components';
import { dateOf, dayState } from './calendar-days.ts';
import type { DayRules } from './calendar-days.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { DateSegments } from './date-segments.tsx';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';
import { useSegmentFocus } from './use-segment-focus.ts';
import type { FocusTarget } from './use-segment-focus.ts';
import { useWholeYears } from './use-whole-years.ts';

interface DateFieldProps extends FieldProps, DayRules {
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly ref?: Ref<FocusTarget>;
}

export function DateField({ value, onChange, today, min, max, markDay, markLabel, ref, ...field }: DateFieldProps) {
  const segments = useSegmentFocus(ref);
  const typing = useWholeYears<DateValue>(
    dateOf(value),
    (date) => [date],
    (date) => onChange(date?.toString() ?? ''),
  );
  return (
    <DatePicker
      {...fieldState(field)}
      {...dayState({ today, min, max, markDay })}
      value={typing.value}
      onChange={typing.onChange}
      onBlur={() => {
        typing.leave();
        field.onBlur?.();
      }}
      shouldForceLeadingZeros
    >
      <FieldFrame field={field}>
        <FieldBox after={<CalendarButton />}>
          <DateSegments ref={segments} />
        </FieldBox>
      </FieldFrame>
      <Popover className="floating overlay-motion overflow-auto">
        <Dialog className="p-3 outline-none">
          <Calendar>
            <CalendarPanel today={today} markDay={markDay} markLabel={markLabel} />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

export function CalendarButton() {
  return (
    <Button className="focus-ring grid size-7 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink">
      <Icon name="calendar" />
    </Button>
  );
}
