import { listSystemParameters } from '../../../../generated/calls/session.ts';
import type { SystemParameterName } from '../../../../generated/types.ts';
import type { RecurringParameters } from '../../../../domain/recurring-limits.ts';
import { useRead } from '../../../api/read.ts';

const names = [
  'MIN_RECURRING_START_DATE',
  'MAX_RECURRING_APPROVAL_DAY',
  'MAX_RECURRING_RANGE_YEAR',
  'RECURRING_MAX_FREQUENCY_DAILY',
  'RECURRING_MAX_FREQUENCY_WEEKLY',
  'RECURRING_MAX_FREQUENCY_MONTHLY',
  'RECURRING_MAX_FREQUENCY_YEARLY',
] as const satisfies readonly (SystemParameterName & keyof RecurringParameters)[];

const question = { body: { params: [...names] } };

/** The limits in force for a series; undefined until the bank has answered. */
export function useRecurringParameters(): RecurringParameters | undefined {
  const items = useRead(listSystemParameters, question).data?.items;
  if (!items) return undefined;
  const valueOf = (name: (typeof names)[number]) => Number(items.find((one) => one.name === name)?.value);
  return {
    MIN_RECURRING_START_DATE: valueOf('MIN_RECURRING_START_DATE'),
    MAX_RECURRING_APPROVAL_DAY: valueOf('MAX_RECURRING_APPROVAL_DAY'),
    MAX_RECURRING_RANGE_YEAR: valueOf('MAX_RECURRING_RANGE_YEAR'),
    RECURRING_MAX_FREQUENCY_DAILY: valueOf('RECURRING_MAX_FREQUENCY_DAILY'),
    RECURRING_MAX_FREQUENCY_WEEKLY: valueOf('RECURRING_MAX_FREQUENCY_WEEKLY'),
    RECURRING_MAX_FREQUENCY_MONTHLY: valueOf('RECURRING_MAX_FREQUENCY_MONTHLY'),
    RECURRING_MAX_FREQUENCY_YEARLY: valueOf('RECURRING_MAX_FREQUENCY_YEARLY'),
  };
}
