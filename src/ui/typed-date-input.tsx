// The segments of a date that keep what was typed. React Aria's own input turns a date that does not exist into another
// one when it loses the focus.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
import { missingPart, typedDateOf } from './typed-date.ts';

interface TypedDateInputProps {
  /** The end of a period; left out of a single date. */
  readonly slot?: 'start' | 'end' | undefined;
  /** The date to begin with, which may not exist. */
  readonly text: string;
  readonly className: string;
  readonly children: (segment: DateSegment) => ReactElement;
  /** Called with the shown date, which may not exist; empty while a part is missing. */
  readonly onShow: (text: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

const nothing = () => undefined;

/** React Aria shows no date that does not exist, so its parts are filled in one by one. Returns whether all are shown. */
function useBegunWith(text: string, { value, segments, setSegment }: DateFieldState): boolean {
  const [isWhole, setWhole] = useState(text === '' || value !== null);
  const part = isWhole ? undefined : missingPart(text, segments);
  const next = useEffectEvent(() => (part ? setSegment(part.type, part.value) : setWhole(true)));
  useEffect(() => {
    if (!isWhole) next();
  }, [isWhole, part?.type]);
  return isWhole;
}

function useShownDate({ segments }: DateFieldState, onShow: TypedDateInputProps['onShow'], isWhole: boolean): void {
  const shown = typedDateOf(segments);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (isWhole) show(shown);
  }, [shown, isWhole]);
}

export function TypedDateInput({ onShow, ref, slot, text, ...input }: TypedDateInputProps) {
  const [props, box] = useContextProps(slot ? { slot } : {}, ref ?? null, DateFieldContext);
  const { locale } = useLocale();
  const state = { ...useDateFieldState({ ...props, locale, createCalendar }), confirmPlaceholder: nothing };
  const inputRef = useRef<HTMLInputElement>(null);
  const { fieldProps, inputProps } = useDateField({ ...props, inputRef }, state, box);
  useShownDate(state, onShow, useBegunWith(text, state));
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
