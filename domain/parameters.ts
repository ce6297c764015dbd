import type { ParameterName, parameterTypes } from '../generated/error-codes.ts';
import type { CalendarDate } from './calendar-date.ts';
import { formatDate, formatMoment, formatTime } from './date-format.ts';
import { wireInstant, type EpochMilliseconds, type TimeOfDay } from './jakarta-time.ts';
import type { Language } from './language.ts';
import { formatMoney } from './money-format.ts';
import { statusName } from './status-names.ts';
import { toWire, type Money, type WireMoney } from './money.ts';

interface ValueOfType {
  readonly text: string | { readonly words: Readonly<Record<Language, string>> };
  readonly count: string;
  readonly money: Money;
  readonly date: { readonly date: CalendarDate };
  readonly timeOfDay: { readonly time: TimeOfDay };
  readonly moment: { readonly at: EpochMilliseconds };
}

/** Rules do not know the language, so parameters stay values until the caller formats them. */
export type ParameterValue = ValueOfType[keyof ValueOfType];
/** Named as in the error catalogue, each with the type that the catalogue gives it. */
export type Parameters = { readonly [Name in ParameterName]?: ValueOfType[(typeof parameterTypes)[Name]] };
export type ShownParameters = { readonly [Name in ParameterName]?: string };

interface WireOfType {
  readonly text: string;
  readonly count: number;
  readonly money: WireMoney;
  readonly date: CalendarDate;
  readonly timeOfDay: TimeOfDay;
  readonly moment: string;
}

export type WireValue = WireOfType[keyof WireOfType];
export type WireValues = { readonly [Name in ParameterName]?: WireOfType[(typeof parameterTypes)[Name]] };

type CountName = {
  [Name in ParameterName]: (typeof parameterTypes)[Name] extends 'count' ? Name : never;
}[ParameterName];
const counts: Readonly<Record<CountName, true>> = {
  actualColumns: true,
  actualRecords: true,
  attempts: true,
  characters: true,
  column: true,
  days: true,
  headerColumns: true,
  headerRecords: true,
  highest: true,
  least: true,
  line: true,
  lowest: true,
  megabytes: true,
  most: true,
  seconds: true,
  years: true,
};

const entriesOf = (parameters: Parameters) => Object.entries(parameters) as [ParameterName, ParameterValue][];

/** The parameters as formatted text in the language of the request. */
export function shownParameters(parameters: Parameters, language: Language): ShownParameters {
  return Object.fromEntries(entriesOf(parameters).map(([name, value]) => [name, shownAs(name, value, language)]));
}

/** The parameters as values that a program can use: amounts, dates, times and numbers. */
export function wireValues(parameters: Parameters, language: Language): WireValues {
  const values = entriesOf(parameters).map(([name, value]) => [name, wireValue(name, value, language)]);
  return Object.fromEntries(values) as WireValues;
}

const shownAs = (name: ParameterName, value: ParameterValue, language: Language): string =>
  name === 'status' && typeof value === 'string' ? statusName(value, language) : shown(value, language);

function shown(value: ParameterValue, language: Language): string {
  if (typeof value === 'string') return value;
  if ('minor' in value) return formatMoney(value, language);
  if ('words' in value) return value.words[language];
  if ('date' in value) return formatDate(value.date, language);
  return 'time' in value ? formatTime(value.time, language) : formatMoment(value.at, language);
}

function wireValue(name: ParameterName, value: ParameterValue, language: Language): WireValue {
  if (typeof value === 'string') return name in counts ? Number(value) : value;
  if ('minor' in value) return toWire(value);
  if ('words' in value) return value.words[language];
  if ('date' in value) return value.date;
  return 'time' in value ? value.time : wireInstant(value.at);
}
