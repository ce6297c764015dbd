import { isWorkingDay } from '../../domain/business-calendar.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { calendarOf, serviceState, takesInstructions, type ServiceHours } from '../../domain/cut-off.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CutOffTimeRow } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { pageOfItems } from '../lists/sorted-items.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { inForce } from '../reference/in-force.ts';
import { inLanguage } from '../reference/text-search.ts';
import { valueOf } from '../refusal.ts';

type InformationHandlers = Handlers<Context>;
type UsualRow = Awaited<ReturnType<typeof readUsualRows>>[number];
type SpecialRow = Awaited<ReturnType<typeof readSpecialRows>>[number];

function readUsualRows({ db, language }: Context, on: CalendarDate) {
  return db
    .selectFrom('cut_offs')
    .innerJoin('services as s', 's.service', 'cut_offs.service')
    .selectAll('cut_offs')
    .select([inLanguage('s.name', language).as('serviceName'), inLanguage('note', language).as('note')])
    .where(inForce({ table: 'cut_offs', keys: ['service', 'currency'] }, on))
    .execute();
}

function readSpecialRows({ db, language }: Context, on: CalendarDate) {
  return db
    .selectFrom('cut_off_exceptions')
    .select(['service', 'day', 'opens_at', 'closes_at', 'source', inLanguage('note', language).as('note')])
    .where('day', '=', on)
    .execute();
}

// Hides the row for "all other currencies" when every currency has a row of its own.
const isShown = (row: UsualRow, rows: readonly UsualRow[]) =>
  row.currency !== '' || !rows.some((other) => other.service === row.service && other.currency !== '');

const timesOf = (row: UsualRow, special: SpecialRow | undefined) => ({
  opensAt: special ? special.opens_at : row.opens_at,
  cutOffTime: special ? special.closes_at : row.closes_at,
  note: special ? special.note : row.note,
  effectiveFrom: special ? special.day : row.effective_from,
  effectiveTo: special ? special.day : row.effective_to,
  source: special ? special.source : row.source,
});

function isOpenNow({ now }: Context, row: UsualRow, { hours, opensAt, on }: RowDay): boolean {
  const moment = jakartaMoment(now.getTime());
  if (moment.date !== on) return false;
  const state = serviceState(hours, row.service, moment);
  return state.ok && takesInstructions(state.value, opensAt, moment.time);
}

interface RowDay {
  readonly hours: ServiceHours;
  readonly opensAt: string | null;
  readonly on: CalendarDate;
}

async function rowsOn(context: Context, on: CalendarDate): Promise<CutOffTimeRow[]> {
  const usual = await readUsualRows(context, on);
  const special = await readSpecialRows(context, on);
  const items: CutOffTimeRow[] = [];
  for (const row of usual.filter((one) => isShown(one, usual))) {
    const exception = special.find(({ service }) => service === row.service);
    const hours = await readServiceHours(context.db, row.currency ? { currency: row.currency } : {});
    const working = valueOf(isWorkingDay(calendarOf(hours, row.service), on));
    const isServed = exception ? exception.closes_at !== null : working || row.days === 'every-day';
    if (!isServed) continue;
    const times = timesOf(row, exception);
    items.push({
      serviceType: row.service,
      serviceName: row.serviceName,
      currency: row.currency || null,
      days: row.days,
      ...times,
      openNow: isOpenNow(context, row, { hours, opensAt: times.opensAt, on }),
    });
  }
  return items;
}

const keyOf = ({ serviceType, currency }: CutOffTimeRow) => `${serviceType}/${currency ?? ''}`;
// A service that is always open has no cut-off and is sorted last.
const textBy = {
  serviceName: (row: CutOffTimeRow) => row.serviceName,
  cutOffTime: (row: CutOffTimeRow) => row.cutOffTime ?? '24:00',
};

export const listCutOffTimes: InformationHandlers['listCutOffTimes'] = async ({ body }, context) => {
  const { search = '', serviceTypes = [], currency, on = jakartaMoment(context.now.getTime()).date } = body.filter;
  const { field, direction } = body.sort ?? { field: 'serviceName', direction: 'asc' };
  const sortText = (row: CutOffTimeRow) => `${textBy[field](row)} ${keyOf(row)}`;
  const items = (await rowsOn(context, on))
    .filter((row) => serviceTypes.length === 0 || serviceTypes.includes(row.serviceType))
    .filter((row) => currency === undefined || row.currency === null || row.currency === currency)
    .filter((row) => row.serviceName.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((left, right) => (sortText(left) < sortText(right) ? -1 : 1));
  const sorted = direction === 'asc' ? items : items.toReversed();
  return pageOfItems({ items: sorted, keyOf, name: `${field} ${direction}` }, body.page);
};
