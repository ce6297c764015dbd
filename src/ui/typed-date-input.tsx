// The segments of a date that keep what was typed. React Aria's own input turns a date that does not exist into another
// one when it loses the focus.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
import { createCalendar } from '@internationalized/date';
import {
  DateFieldContext,
  DateFieldStateContext,
  DateInput,
  GroupContext,
  InputContext,
  Provider,
  useContextProps,
  useLocale,
} from 'react-aria-components';
import { useDateField } from 'react-aria/useDateField';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { typedDateOf } from './typed-date.ts';

interface TypedDateInputProps {
  /** The end of a period; left out of a single date. */
  readonly slot?: 'start' | 'end' | undefined;
  readonly className: string;
  readonly children: (segment: DateSegment) => ReactElement;
  /** Called with the shown date, which may not exist; empty while a part is missing. */
  readonly onShow: (text: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

const nothing = () => undefined;

function useShownDate({ segments }: DateFieldState, onShow: TypedDateInputProps['onShow']): void {
  const shown = typedDateOf(segments);
  const show = useEffectEvent(onShow);
  useEffect(() => show(shown), [shown]);
}

export function TypedDateInput({ onShow, ref, slot, ...input }: TypedDateInputProps) {
  const [props, box] = useContextProps(slot ? { slot } : {}, ref ?? null, DateFieldContext);
  const { locale } = useLocale();
  const state = { ...useDateFieldState({ ...props, locale, createCalendar }), confirmPlaceholder: nothing };
  const inputRef = useRef<HTMLInputElement>(null);
  const { fieldProps, inputProps } = useDateField({ ...props, inputRef }, state, box);
  useShownDate(state, onShow);
  const { isInvalid, isDisabled } = state;
  return (
    <Provider
      values={[
        [DateFieldStateContext, state],
        [InputContext, { ...inputProps, ref: inputRef }],
        [GroupContext, { ...fieldProps, ref: box, isInvalid, isDisabled }],
      ]}
    >
      <DateInput {...input} />
    </Provider>
  );
}
