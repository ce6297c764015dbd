import { nextWorkingDay } from '../../domain/business-calendar.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { calendarOf, type ServiceHours } from '../../domain/cut-off.ts';
import { jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import { punctuality } from '../../domain/late-transactions.ts';
import { shownParameters } from '../../domain/parameters.ts';
import { rowInForce } from '../../domain/reference-data.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CutOffCheck, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { valueOf } from '../refusal.ts';
import { checkRailAccess } from './rail-service.ts';

/** Returns null for a service that never closes. */
export function cutOffTime({ cutOffs, exceptions }: ServiceHours, service: ServiceCode, date: CalendarDate) {
  const exception = exceptions.find((row) => row.service === service && row.date === date);
  if (exception) return exception.closesAt;
  const rows = cutOffs.filter((row) => row.service === service);
  return rowInForce(rows, date)?.closesAt ?? null;
}

/** Returns whether the service still accepts instructions for a day. */
export function cutOffCheck(
  hours: ServiceHours,
  service: ServiceCode,
  transactionDate: CalendarDate,
  { now, language }: Pick<Context, 'now' | 'language'>,
): CutOffCheck {
  const moment = jakartaMoment(now.getTime());
  const transaction = { service, date: transactionDate, hasSpecialRate: false };
  const answer = valueOf(punctuality(hours, transaction, 'submit', moment));
  return {
    open: answer.kind === 'on-time',
    cutOffTime: cutOffTime(hours, service, transactionDate),
    serverTime: wireInstant(now.getTime()),
    code: answer.kind === 'late' ? answer.code : null,
    ...(answer.kind === 'late' && { parameters: shownParameters(answer.parameters, language) }),
    nextWorkingDay: valueOf(
      nextWorkingDay(calendarOf(hours, service), transactionDate < moment.date ? moment.date : transactionDate),
    ),
  };
}

export const checkLocalTransferCutOff: Handlers<Context>['checkLocalTransferCutOff'] = async (
  { body: { transferType, transactionDate } },
  { db, who, now, language },
) => {
  const service = checkRailAccess(who, transferType);
  return cutOffCheck(await readServiceHours(db, { language }), service, transactionDate, { now, language });
};
