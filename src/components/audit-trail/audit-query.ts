import { addDays } from '../../../domain/calendar-date.ts';
import type { AuditEventType, AuditFilter, AuditOutcome } from '../../../generated/types.ts';
import { zAuditEventType, zAuditOutcome } from '../../../generated/zod.gen.ts';
import { bankToday } from '../../api/bank-time.ts';
import { choiceFilter, choicesFilter, daysFilter, searchFilter } from '../../lib/list-query.ts';
import { useListQuery } from '../table/use-list-query.ts';

export const eventTypes: readonly AuditEventType[] = zAuditEventType.options;
export const outcomes: readonly AuditOutcome[] = zAuditOutcome.options;
export const areas = ['corporate', 'administration'] as const;

const daysAtFirst = 30;

const spec = {
  filters: {
    search: searchFilter,
    dates: daysFilter,
    eventTypes: choicesFilter(eventTypes),
    area: choiceFilter(areas),
    outcomes: choicesFilter(outcomes),
  },
  sort: { fields: ['sequence'], initial: '-sequence' },
} as const;

/** The bank asks for a period; without one in the address, the last days are shown. */
export function useAuditQuery() {
  const query = useListQuery(spec);
  const today = bankToday();
  const filter: AuditFilter = { dates: { from: addDays(today, 1 - daysAtFirst), to: today }, ...query.filters };
  return { query, filter };
}
