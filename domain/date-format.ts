import { partsOf } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { jakartaMoment } from './jakarta-time.ts';
import type { EpochMilliseconds, TimeOfDay } from './jakarta-time.ts';
import type { Language } from './language.ts';

const MONTHS = {
  EN: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ID: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
} as const;

export function formatDate(date: CalendarDate, language: Language): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${MONTHS[language][month - 1]} ${year}`;
}

/** Indonesian writes the time with a dot: 10.30. */
export function formatTime(time: TimeOfDay, language: Language): string {
  return `${language === 'ID' ? time.replace(':', '.') : time} WIB`;
}

export function formatMoment(at: EpochMilliseconds, language: Language): string {
  const { date, time } = jakartaMoment(at);
  return `${formatDate(date, language)} ${formatTime(time, language)}`;
}
