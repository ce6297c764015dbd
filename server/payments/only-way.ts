import { arrivalOf } from '../../domain/arrival.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import { executionStart, opensLater } from '../../domain/execution-start.ts';
import { jakartaMoment, wireInstant, type TimeOfDay } from '../../domain/jakarta-time.ts';
import type { FeeQuote, PaymentWay, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { cutOffCheck } from './cut-off.ts';

interface OnlyWay {
  readonly service: ServiceCode;
  readonly hours: ServiceHours;
  readonly date: CalendarDate;
  readonly fees: FeeQuote;
  readonly closesAt: TimeOfDay | null;
}

/** Throws a Refusal if the user may not make such a payment. */
export function checkService({ who }: Context, service: ServiceCode): void {
  if (!who.services.includes(service)) throw new Refusal('94');
}

/** The way of a payment that has only one: the institution has the money as soon as the bank has sent it. */
export function onlyWay(context: Context, { service, hours, date, fees, closesAt }: OnlyWay): PaymentWay {
  const { open, code, parameters } = cutOffCheck(hours, service, date, context);
  const moment = jakartaMoment(context.now.getTime());
  const start = executionStart(hours, { service, date }, moment, context.now.getTime());
  const { speed, expectedBy } = arrivalOf('SVC_LCY_OVB', start);
  return {
    serviceType: service,
    open,
    fee: fees.totalFee,
    opensAt: opensLater(hours, { service, date }, moment),
    cutOffTime: closesAt,
    arrival: open ? { speed, expectedBy: wireInstant(expectedBy) } : null,
    isBest: open,
    code,
    ...(parameters && { parameters }),
  };
}
