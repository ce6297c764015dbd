import type { Ref } from 'react';
import { Button, Calendar, DatePicker, Dialog, Popover } from 'react-aria-components';
import { dayState } from './calendar-days.ts';
import type { DayRules } from './calendar-days.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { TypedDateSegments } from './date-segments.tsx';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field-types.ts';
import { Icon } from './icons/icon.tsx';
import { useSegmentFocus } from './use-segment-focus.ts';
import type { FocusTarget } from './use-segment-focus.ts';
import { shownText, useTypedDate } from './typed-date.ts';

interface DateFieldProps extends FieldProps, DayRules {
  /** YYYY-MM-DD, or empty. A typed date that does not exist is reported too, so that the form can refuse it. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly ref?: Ref<FocusTarget>;
}

export function DateField({ value, onChange, today, min, max, markDay, markLabel, ref, ...field }: DateFieldProps) {
  const segments = useSegmentFocus(ref);
  const typed = useTypedDate(value, onChange);
  return (
    <DatePicker
      {...fieldState(field)}
      {...dayState({ today, min, max, markDay })}
      value={typed.date}
      onChange={(date) => typed.take(shownText(date), date)}
      shouldForceLeadingZeros
    >
      <FieldFrame field={field}>
        <FieldBox after={<CalendarButton />}>
          <TypedDateSegments key={typed.version} ref={segments} text={typed.text} onShow={typed.take} />
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
