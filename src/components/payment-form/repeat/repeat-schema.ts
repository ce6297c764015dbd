// Checks the choices of a payment that repeats, beside the schema of its kind.
import * as z from 'zod/mini';
import { zRecurringTiming } from '../../../../generated/zod.gen.ts';
import { daysBetween } from '../../../../domain/calendar-date.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { codedMessage } from '../../../lib/coded-message.ts';
import { isAmount } from '../../../lib/money-text.ts';
import { custom } from '../form-check.ts';
import type { PaymentValues } from '../payment-values.ts';
import { emptyRepeat, timingOf, type Repeat, type RepeatValues } from './repeat-values.ts';

type Values = Partial<Pick<PaymentValues, 'timing' | 'repeat'>>;

const isWholeNumber = (text: string) => /^[1-9]\d{0,3}$/.test(text);

const at = (code: string, field: keyof RepeatValues) => custom(code, 'repeat', field);

function faultsOfEnd({ ending, startDate, endDate, count }: RepeatValues) {
  if (ending === 'count') return isWholeNumber(count) ? [] : [at('9090', 'count')];
  if (ending === 'never') return [];
  if (endDate === '') return [at('9090', 'endDate')];
  return endDate < startDate ? [at('114', 'endDate')] : [];
}

/** The bank names the days from today, whichever of its two limits asks for more of them. */
function faultsOfStart({ startDate, startsFrom }: RepeatValues) {
  if (startDate === '') return [at('112', 'startDate')];
  if (startsFrom === '' || startDate >= startsFrom) return [];
  const parameters = { days: String(daysBetween(bankToday(), startsFrom)) };
  return [at(codedMessage({ code: '1180', parameters }), 'startDate')];
}

function faultsOf(repeat: RepeatValues, hasCap: boolean) {
  const { frequencyType, daysInWeek, cap } = repeat;
  return [
    ...(hasCap && !isAmount(cap, 'IDR') ? [at('9090', 'cap')] : []),
    ...(frequencyType === 'WEEKLY' && daysInWeek.length === 0 ? [at('9090', 'daysInWeek')] : []),
    ...faultsOfStart(repeat),
    ...faultsOfEnd(repeat),
  ];
}

function repeatIn(repeat: RepeatValues, hasCap: boolean): Repeat | undefined {
  const checked = zRecurringTiming.safeParse(timingOf(repeat));
  if (!checked.success) return undefined;
  return { timing: checked.data, ...(hasCap && { cap: { value: repeat.cap, currency: 'IDR' } as const }) };
}

interface Both<Form> {
  readonly single: z.core.util.SafeParseResult<Form>;
  readonly repeat: RepeatValues | undefined;
}

/** Adds the repetition to the form of the kind if the user chose it. */
export function repeatingSchema<Form extends object>(own: z.ZodMiniType<Form>, hasCap: boolean): z.ZodMiniType<Form> {
  const both = z
    .transform((values: Values): Both<Form> => ({
      single: own.safeParse(values, { reportInput: true }),
      repeat: values.timing?.kind === 'recurring' ? { ...emptyRepeat, ...values.repeat } : undefined,
    }))
    .check(
      z.check<Both<Form>>(({ value: { single, repeat }, issues }) => {
        if (!single.success) issues.push(...(single.error.issues as z.core.$ZodRawIssue[]));
        if (!repeat) return;
        const faults = faultsOf(repeat, hasCap);
        issues.push(...faults);
        if (faults.length === 0 && !repeatIn(repeat, hasCap)) issues.push(custom('9090', 'repeat', 'startDate'));
      }),
    );
  const whole = z.transform(({ single, repeat }: Both<Form>) => ({
    ...(single.data as Form),
    ...(repeat && { repeat: repeatIn(repeat, hasCap) }),
  }));
  return z.pipe(both, whole);
}
