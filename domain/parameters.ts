import type { CalendarDate } from './calendar-date.ts';
import { formatDate, formatMoment, formatTime } from './date-format.ts';
import type { EpochMilliseconds, TimeOfDay } from './jakarta-time.ts';
import type { Language } from './language.ts';
import { formatMoney } from './money-format.ts';
import type { Money } from './money.ts';

/** A rule knows no language, so what its failure mentions stays a value until somebody shows it. */
export type ParameterValue =
  | string
  | Money
  | { readonly date: CalendarDate }
  | { readonly time: TimeOfDay }
  | { readonly at: EpochMilliseconds }
  | { readonly words: Readonly<Record<Language, string>> };
/** Under the names of the catalogue. */
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** The strings that go on the wire: ready to be shown, in the language of the request. */
export function shownParameters(parameters: Parameters, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, shown(value, language)]));
}

function shown(value: ParameterValue, language: Language): string {
  if (typeof value === 'string') return value;
  if ('minor' in value) return formatMoney(value, language);
  if ('words' in value) return value.words[language];
  if ('date' in value) return formatDate(value.date, language);
  return 'time' in value ? formatTime(value.time, language) : formatMoment(value.at, language);
}
