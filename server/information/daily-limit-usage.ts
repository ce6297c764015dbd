import { usedPercentage } from '../../domain/limit-use.ts';
import { isWorkingDay } from '../../domain/business-calendar.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DailyLimitUse } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { companyLimitOnWire, readDailyUse, type ServiceUse } from '../ledger/daily-use.ts';
import { pageOfItems } from '../lists/sorted-items.ts';
import { readCalendar } from '../reference/calendar.ts';
import { readServiceNames } from '../reference/services.ts';
import { refusalOf } from '../refusal.ts';

type InformationHandlers = Handlers<Context>;

const useOnWire = (use: ServiceUse, serviceName: string): DailyLimitUse => ({
  serviceType: use.service,
  serviceName,
  dailyLimit: toWire(use.limit),
  used: toWire(use.used),
  reserved: toWire(use.reserved),
  remaining: toWire(use.remaining),
  usedPercentage: usedPercentage(use),
  transactions: use.transactions,
});

const inCents = ({ value }: { readonly value: string }) => BigInt(value.replace('.', ''));
const order = (left: bigint, right: bigint) => (left < right ? -1 : 1);
const comparisons = {
  serviceName: (left: DailyLimitUse, right: DailyLimitUse) => (left.serviceName < right.serviceName ? -1 : 1),
  remaining: (left: DailyLimitUse, right: DailyLimitUse) => order(inCents(left.remaining), inCents(right.remaining)),
  usedPercentage: (left: DailyLimitUse, right: DailyLimitUse) =>
    Number(left.usedPercentage) - Number(right.usedPercentage),
};

export const listDailyLimitUsage: InformationHandlers['listDailyLimitUsage'] = async ({ body }, context) => {
  const { db, who, now, language } = context;
  const { serviceTypes = [], on: businessDay = jakartaMoment(now.getTime()).date } = body.filter;
  const known = isWorkingDay(await readCalendar(db), businessDay);
  if (!known.ok) throw refusalOf(known);
  const names = await readServiceNames(db, language);
  const { services, company } = await readDailyUse(db, { companyId: who.companyId, day: businessDay });
  const uses = services
    .filter(({ service }) => serviceTypes.length === 0 || serviceTypes.includes(service))
    .map((use) => useOnWire(use, names.get(use.service) ?? use.service));
  const { field, direction } = body.sort ?? { field: 'serviceName', direction: 'asc' };
  const ascending = uses.toSorted(comparisons[field]);
  const items = direction === 'asc' ? ascending : ascending.toReversed();
  const sorted = { items, keyOf: ({ serviceType }: DailyLimitUse) => serviceType, name: `${field} ${direction}` };
  const whole = company && companyLimitOnWire(businessDay, company);
  return { businessDay, asOf: now.toISOString(), company: whole, ...pageOfItems(sorted, body.page) };
};
