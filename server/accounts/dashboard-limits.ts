import { leftToSend, usedPercentage, type LimitUse } from '../../domain/limit-use.ts';
import { money, toWire } from '../../domain/money.ts';
import type { DashboardLimit } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readDailyUse, type DailyUse } from '../ledger/daily-use.ts';
import { readServiceNames } from '../reference/services.ts';
import { todayOf } from './wire.ts';

type Figures = Omit<DashboardLimit, 'serviceType' | 'serviceName'>;

const figuresOf = (use: LimitUse, remaining = use.limit): Figures => ({
  limit: toWire(use.limit),
  used: toWire(money(use.used.minor + use.reserved.minor, use.limit.currency)),
  remaining: toWire(remaining),
  usedShare: usedPercentage(use),
});

const wholeCompany = ({ company }: DailyUse): DashboardLimit[] =>
  company
    ? [
        {
          serviceType: null,
          serviceName: null,
          ...figuresOf(company, leftToSend({ service: null, company }) ?? undefined),
        },
      ]
    : [];

const mostUsedFirst = (one: DashboardLimit, other: DashboardLimit) => Number(other.usedShare) - Number(one.usedShare);

const isInquiryOnly = (roles: readonly string[]) => roles.every((role) => role === 'IO');

export async function dashboardLimits({ db, who, now, language }: Context): Promise<DashboardLimit[] | null> {
  if (isInquiryOnly(who.roles)) return null;
  const use = await readDailyUse(db, { companyId: who.companyId, day: todayOf(now) });
  const names = await readServiceNames(db, language);
  const services = use.services.map((one) => ({
    serviceType: one.service,
    serviceName: names.get(one.service) ?? one.service,
    ...figuresOf(one, one.remaining),
  }));
  return [...wholeCompany(use), ...services.toSorted(mostUsedFirst)];
}
